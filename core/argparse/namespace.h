#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "argparse/decision.h"
#include "argparse/value.h"

namespace flaglane::argparse {

class Plan;

/// Where an attribute's value comes from.
enum class Origin : std::uint8_t {
  kDefault,  // of an action or of set_defaults, or what conversion made of it
  kInitial,  // the namespace the caller gave
  kUser,     // an action was taken on words of argv
};

struct Attribute {
  std::string_view name;
  Value value;
  Origin origin = Origin::kDefault;
  std::uint32_t use = kNoIndex;  // the last use that wrote it; index into Outcome::uses
};

/// argparse.Namespace. Defaults are seen through, not copied: it is a layer of writes over its parser's table
/// of defaults, and a subcommand's namespace is a layer over its parent's. Valid as long as the parser is
/// neither changed nor destroyed.
class Namespace {
 public:
  Namespace() = default;
  Namespace(Namespace&&) = default;
  Namespace& operator=(Namespace&&) = default;

  /// getattr; null when there is no such attribute.
  [[nodiscard]] const Value* find(std::string_view name) const;
  /// The same with its origin. Returns false when there is none.
  bool find(std::string_view name, Attribute& out) const;
  /// Every attribute in Python's order. Costs a pass over the parser's destinations.
  [[nodiscard]] std::vector<Attribute> attributes() const;
  /// Only what was written (by the user, by actions, or given initially), in the order of first writing; flat
  /// in the number of flags. A subcommand's writes are included, its defaults are not.
  [[nodiscard]] std::vector<Attribute> written() const;

 private:
  friend class Engine;

  struct Entry {
    std::uint32_t slot;  // of the plan; kNoIndex: a name that no action of the parser has
    std::string_view name;
    Value value;
    Origin origin;
    bool erased;
    std::uint32_t use;
    std::uint32_t written;  // time of the last write, against that of the layer
  };

  void reset(const Plan* plan);
  [[nodiscard]] const Entry* find_entry(std::uint32_t slot, std::string_view name) const;
  [[nodiscard]] Entry* find_entry(std::uint32_t slot, std::string_view name);
  [[nodiscard]] const Value* base(std::uint32_t slot) const;
  void set(std::uint32_t slot, std::string_view name, const Value& value, Origin origin, std::uint32_t use);
  void materialize_layer();

  const Plan* plan_ = nullptr;
  bool finished_ = false;  // string defaults are seen converted
  std::vector<Entry> entries_;
  std::uint32_t clock_ = 0;
  std::unique_ptr<Namespace> layer_;  // what a subcommand wrote over this; null: none
  std::uint32_t layer_written_ = 0;   // when it did
  std::unique_ptr<Namespace> spare_;  // memory of an earlier layer
};

}  // namespace flaglane::argparse
