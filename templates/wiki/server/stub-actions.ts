import { checkToken, clientLogin, login, logout } from "../actions/sessions.js";
import type { StubAction } from "../call/stub-action.js";
import { compareAction } from "../compare/compare.js";
import { openSearch } from "../completion/open-search.js";
import { paramInfo } from "../paraminfo/param-info.js";
import { expandTemplatesAction } from "../parse/expand-templates-action.js";
import { parseAction } from "../parse/parse.js";

/** The actions that stubs implement without changing the wiki. */
export const readingActions: readonly StubAction[] = [
  checkToken,
  clientLogin,
  compareAction,
  expandTemplatesAction,
  login,
  logout,
  openSearch,
  paramInfo,
  parseAction,
];
