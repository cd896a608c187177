#pragma once

#include <optional>
#include <string_view>

#include "backend/command_line_parser.h"

// The module-level factories: thin wrappers that register through a CommandLineParser.
namespace flaglane::backend {

/// One body for three types: --name with a default, parsed as a string and read by kCoercion.
template <Coercion kCoercion>
argparse::BuildResult<CLOption*> cl_opt(CommandLineParser& parser, std::string_view name,
                                        const argparse::Value& default_value,
                                        std::optional<argparse::Value> help) {
  return parser.add_typed(name, default_value, kCoercion, help);
}

inline argparse::BuildResult<CLOption*> clOptString(CommandLineParser& parser, std::string_view name,
                                                    const argparse::Value& default_value,
                                                    std::optional<argparse::Value> help = {}) {
  return cl_opt<Coercion::kString>(parser, name, default_value, help);
}
inline argparse::BuildResult<CLOption*> clOptInteger(CommandLineParser& parser, std::string_view name,
                                                     const argparse::Value& default_value,
                                                     std::optional<argparse::Value> help = {}) {
  return cl_opt<Coercion::kInteger>(parser, name, default_value, help);
}
inline argparse::BuildResult<CLOption*> clOptFloat(CommandLineParser& parser, std::string_view name,
                                                   const argparse::Value& default_value,
                                                   std::optional<argparse::Value> help = {}) {
  return cl_opt<Coercion::kFloat>(parser, name, default_value, help);
}

/// The variant: addBoolOption's pair, with a help text on the positive flag (R12).
inline argparse::BuildResult<CLOption*> clOptBool(CommandLineParser& parser, std::string_view name,
                                                  const argparse::Value& default_value,
                                                  std::optional<argparse::Value> help = {}) {
  return parser.addBoolOption(name, default_value, false, help);
}

}  // namespace flaglane::backend
