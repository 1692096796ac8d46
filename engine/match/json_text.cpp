// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/json_text.h"

#include <utility>
#include <vector>

#include "core/notation.h"

namespace fulltable {

namespace {

/// Builds the value while it is read, so that what is refused is refused before it is kept.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Json root;
  std::string fault = "This is no JSON.";

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(std::int64_t value) override { return put(value); }
  bool number_unsigned(std::uint64_t value) override { return put(value); }
  bool number_float(double value, const std::string&) override { return put(value); }
  bool string(std::string& value) override { return put(std::move(value)); }
  bool binary(Json::binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(std::string& name) override {
    Json& object = *open_.back();
    if (object.contains(name)) {
      fault = "The key " + in_quotes(name) + " stands twice in one object.";
      return false;
    }
    member_ = &object[name];
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    fault = "This is no JSON from character " + std::to_string(position) + " on.";
    return false;
  }

 private:
  Json* place(Json value) {
    if (open_.empty()) {
      root = std::move(value);
      return &root;
    }
    if (open_.back()->is_array()) {
      open_.back()->push_back(std::move(value));
      return &open_.back()->back();
    }
    *member_ = std::move(value);
    return member_;
  }
  bool put(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value) {
    if (open_.size() == deepest_nesting) {
      fault = "Lists and objects are nested too deeply.";
      return false;
    }
    open_.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::vector<Json*> open_;  ///< the lists and objects being read, outermost first
  Json* member_ = nullptr;   ///< of the innermost object: where the value of the last key belongs
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
  Builder builder;
  if (!Json::sax_parse(text, &builder)) return Refusal{Code::bad_json, std::move(builder.fault), ""};
  return std::move(builder.root);
}

std::string json_text(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace fulltable
