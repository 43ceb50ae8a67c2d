import type { StubAction } from "../call/stub-action.js";
import { checkToken } from "./check-token.js";
import { clientLogin, login } from "./log-in.js";
import { logout } from "./log-out.js";
import { validatePassword } from "./validate-password.js";

/** The actions that every stub implements. */
export const stubActions: readonly StubAction[] = [
  login,
  checkToken,
  clientLogin,
  logout,
  validatePassword,
];
