// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The head of an AppImage where type2-runtime is not at hand: lays the files behind it into the cache folder at the
// first start, without FUSE, and starts AppRun there. Build it statically:
//   cc -O2 -static appimage-runtime.c -o runtime -lsquashfuse -lzstd -llz4 -llzo2 -llzma -lz -lpthread
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <squashfuse/squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char* what) {
  fprintf(stderr, "fulltable: %s: %s\n", what, strerror(errno));
  exit(127);
}

/// Where this program ends and the files begin.
static size_t length_of(const char* self) {
  Elf64_Ehdr head;
  const int file = open(self, O_RDONLY | O_CLOEXEC);
  if (file < 0 || read(file, &head, sizeof head) != (ssize_t)sizeof head) fail(self);
  close(file);
  return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

static void lay_file(sqfs* fs, sqfs_inode* inode, const char* path) {
  const int out = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
  if (out < 0) fail(path);
  static char part[256 * 1024];
  for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
    sqfs_off_t size = sizeof part;
    if (sqfs_read_range(fs, inode, at, &size, part) != SQFS_OK || size == 0) fail("a damaged file");
    if (write(out, part, (size_t)size) != (ssize_t)size) fail(path);
    at += size;
  }
  if (close(out) != 0) fail(path);
}

static void lay_all(const char* self, size_t offset, const char* folder) {
  sqfs fs;
  if (sqfs_open_image(&fs, self, offset) != SQFS_OK) exit(127);
  sqfs_traverse walk;
  sqfs_err problem = sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs));
  if (problem) fail("a damaged file");
  while (sqfs_traverse_next(&walk, &problem)) {
    if (walk.dir_end) continue;
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) fail(folder);
    sqfs_inode inode;
    if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK) fail("a damaged file");
    if (S_ISDIR(inode.base.mode)) {
      if (mkdir(path, 0755) != 0) fail(path);
    } else if (S_ISLNK(inode.base.mode)) {
      char to[PATH_MAX];
      size_t size = sizeof to;
      if (sqfs_readlink(&fs, &inode, to, &size) != SQFS_OK || symlink(to, path) != 0) fail(path);
    } else if (S_ISREG(inode.base.mode)) {
      lay_file(&fs, &inode, path);
    }
  }
  if (problem) fail("a damaged file");
}

int main(int argc, char** argv) {
  (void)argc;
  char self[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length < 0) fail("/proc/self/exe");
  self[length] = 0;
  struct stat about;
  if (stat(self, &about) != 0) fail(self);

  char cache[PATH_MAX / 2], folder[PATH_MAX - 16], fresh[PATH_MAX], start[PATH_MAX];
  const char* wished = getenv("XDG_CACHE_HOME");
  const char* home = getenv("HOME");
  if (wished && *wished)
    snprintf(cache, sizeof cache, "%s", wished);
  else
    snprintf(cache, sizeof cache, "%s/.cache", home ? home : "/tmp");
  mkdir(cache, 0700);
  snprintf(folder, sizeof folder, "%s/fulltable-appimage-%llx-%llx", cache, (unsigned long long)about.st_size,
           (unsigned long long)about.st_mtime);
  if (access(folder, F_OK) != 0) {
    // Never half of it: it gets its name when everything is there.
    snprintf(fresh, sizeof fresh, "%s/fulltable-appimage-%d", cache, (int)getpid());
    if (mkdir(fresh, 0700) != 0) fail(fresh);
    lay_all(self, length_of(self), fresh);
    if (rename(fresh, folder) != 0 && errno != ENOTEMPTY && errno != EEXIST) fail(folder);
  }
  setenv("APPIMAGE", self, 1);
  setenv("APPDIR", folder, 1);
  snprintf(start, sizeof start, "%s/AppRun", folder);
  argv[0] = start;
  execv(start, argv);
  fail(start);
}
