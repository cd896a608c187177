#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/penguin.h"
#include "check/catalogue.h"
#include "driver/neuronx_cc.h"

namespace flaglane::check {

/// Makes the catalogue's entries of the driver's rows: what each says, and what its registration made of it.
class DriverEntries {
 public:
  explicit DriverEntries(const driver::NeuronxCc& driver);

  [[nodiscard]] Flag entry(const driver::FlagRow& row) const;

 private:
  struct Registered {
    const argparse::Action* action = nullptr;
    const driver::ArgumentRecord* record = nullptr;
    const driver::FlagRow* row = nullptr;  // null: the library's own
    bool compile = false;                  // in compile's context
  };

  [[nodiscard]] Registered registered(const driver::FlagRow& row) const;

  std::vector<Registered> all_;
};

/// The entry of a name that only its other half registers, as that half's entry in `flags` has it.
[[nodiscard]] Flag companion_entry(const std::vector<Flag>& flags, const driver::CompanionRow& row);

/// The same of Penguin's rows.
class PenguinEntries {
 public:
  explicit PenguinEntries(backend::Penguin& penguin);

  [[nodiscard]] Flag entry(const backend::FlagRow& row) const;

 private:
  struct Made {
    const argparse::Action* action;
    const backend::FlagRow* row;
  };

  backend::Penguin& penguin_;
  std::vector<Made> all_;
};

/// The default read back, where something is known of it; the sources' text where the registration has none.
/// `given`: the row names one.
[[nodiscard]] std::optional<std::string> shown_default(const argparse::Value& value, bool given,
                                                       const diag::Facts& facts);

}  // namespace flaglane::check
