import { stubActions } from "../actions/registry.js";
import type { StubAction } from "../call/stub-action.js";
import { compareAction } from "../compare/compare.js";
import { openSearch } from "../completion/open-search.js";
import { feedContributions } from "../feeds/feed-contributions.js";
import { feedWatchlist } from "../feeds/feed-watchlist.js";
import { helpAction } from "../help/help.js";
import { paramInfo } from "../help/param-info.js";
import { expandTemplatesAction } from "../parse/expand-templates-action.js";
import { parseAction } from "../parse/parse.js";

/** The actions that stubs implement without changing the wiki. */
export const readingActions: readonly StubAction[] = [
  ...stubActions,
  compareAction,
  expandTemplatesAction,
  feedContributions,
  feedWatchlist,
  helpAction,
  openSearch,
  paramInfo,
  parseAction,
];
