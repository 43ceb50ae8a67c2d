import { argumentList } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";

/** Icons by their names. Each is the same square, since a stub has no icons. */
export const codexIcons: CustomModule = (call) => {
  const names = argumentList(call, "names").map((name) => [String(name), SQUARE] as const);
  return ok({ query: { codexicons: Object.fromEntries(names) } });
};

const SQUARE = '<path d="M2 2h16v16H2z"/>';
