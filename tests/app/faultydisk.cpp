// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultydisk.h"

#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdio>
#include <string_view>

namespace {

std::atomic_int good = -1;  ///< −1: everything is
std::atomic_int bad = 0;
std::atomic_int fault = ENOSPC;
std::atomic_int count = 0;
std::atomic_int failures = 0;

bool isSavedGames(int file) {
  std::array<char, 64> link{};
  std::array<char, 4096> path{};
  std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", file);
  const ssize_t size = readlink(link.data(), path.data(), path.size());
  return size > 0 &&
         std::string_view(path.data(), static_cast<std::size_t>(size)).find("games.sqlite") != std::string_view::npos;
}

bool isWatched(int file) {
  return good >= 0 && isSavedGames(file);
}

/// Whether this write fails, with its error set.
bool fails(int file) {
  if (!isWatched(file)) return false;
  const int number = count++;
  if (number < good || (bad >= 0 && number >= good + bad)) return false;
  ++failures;
  errno = fault;
  return true;
}

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

namespace faultydisk {

void plan(int goodWrites, int badWrites, int error) {
  good = goodWrites;
  bad = badWrites;
  fault = error;
  count = 0;
  failures = 0;
}

int written() {
  return count;
}

int failed() {
  return failures;
}

}  // namespace faultydisk

// SQLite finds these before those of the system.
extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
  static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
  return fails(file) ? -1 : real(file, bytes, size);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t offset) {
  static auto* const real = next<ssize_t(int, const void*, size_t, off_t)>("pwrite");
  return fails(file) ? -1 : real(file, bytes, size, offset);
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
  static auto* const real = next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
  return fails(file) ? -1 : real(file, bytes, size, offset);
}

int fdatasync(int file) {
  static auto* const real = next<int(int)>("fdatasync");
  // Nobody pulls the plug meanwhile.
  return fails(file) ? -1 : isWatched(file) ? 0 : real(file);
}

int fsync(int file) {
  static auto* const real = next<int(int)>("fsync");
  // Nobody pulls the plug meanwhile.
  return fails(file) ? -1 : isWatched(file) ? 0 : real(file);
}
}
