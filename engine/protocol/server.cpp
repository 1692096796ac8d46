// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/server.h"

namespace fulltable {

Server::Server(std::function<std::int64_t()> now, std::function<std::uint64_t()> random)
    : now_(std::move(now)), random_(std::move(random)) {}

std::string Server::answer(std::string_view) {
  return {};
}

}  // namespace fulltable
