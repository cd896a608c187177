#include "argparse/outcome.h"

namespace flaglane::argparse {

void Outcome::clear() {
  kind = OutcomeKind::kParsed;
  extras.clear();
  extra_tokens.clear();
  status = 0;
  is_error = false;
  message.clear();
  prog.clear();
  stdout_text.clear();
  stderr_text.clear();
  raised_type = {};
  raised_message.clear();
  notices.clear();
  notice_uses.clear();
  words.clear();
  origins.clear();
  decisions.clear();
  cluster.clear();
  uses.clear();
  ranges.clear();
  errors.clear();
  pool.clear();
}

}  // namespace flaglane::argparse
