#include "text/edit_distance.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flaglane::text {

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t bound) {
  if (a.size() > b.size()) std::swap(a, b);
  bound = std::min(bound, b.size());
  const std::size_t beyond = bound + 1;
  if (b.size() - a.size() > bound) return beyond;

  // Rows of the usual table, b across; only cells within `bound` of the diagonal can matter.
  std::vector<std::size_t> before_last(b.size() + 1, beyond);
  std::vector<std::size_t> last(b.size() + 1, beyond);
  std::vector<std::size_t> row(b.size() + 1, beyond);
  for (std::size_t j = 0; j <= bound; ++j) last[j] = j;

  for (std::size_t i = 1; i <= a.size(); ++i) {
    const std::size_t from = i > bound ? i - bound : 0;
    const std::size_t to = std::min(b.size(), i + bound);
    std::size_t best = beyond;
    for (std::size_t j = from; j <= to; ++j) {
      std::size_t cost = j == 0 ? i : beyond;
      if (j > 0) {
        cost = std::min(last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U), cost);
        if (j > from) cost = std::min(row[j - 1] + 1, cost);
        if (j < i + bound) cost = std::min(last[j] + 1, cost);
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
          cost = std::min(before_last[j - 2] + 1, cost);
        }
      }
      row[j] = std::min(cost, beyond);
      best = std::min(best, row[j]);
    }
    if (best == beyond) return beyond;
    std::swap(before_last, last);
    std::swap(last, row);
  }
  return std::min(last[b.size()], beyond);
}

}  // namespace flaglane::text
