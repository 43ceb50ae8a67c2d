import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { wirePrefix } from "../../runtime/parse/prepared-params.js";
import { ruleViolations } from "../../runtime/rules/param-rules.js";

/** Arguments for a module or an action. */
interface RuledCall extends Pick<QueryCall<unknown>, "module" | "args"> {
  readonly asGenerator?: boolean;
  readonly files?: ReadonlyMap<string, unknown>;
}

const NO_FILES: ReadonlyMap<string, unknown> = /* @__PURE__ */ new Map();

/** The error for a request that breaks a module rule about several parameters. */
export function ruleRefusal({
  module,
  args,
  asGenerator = false,
  files = NO_FILES,
}: RuledCall): Refused | undefined {
  if (!module.rules) return undefined;
  const prefix = wirePrefix(module, asGenerator);
  const valueOf = (name: string): unknown => args[name] ?? files.get(name);
  const [broken] = ruleViolations(module, valueOf, { prefix, asGenerator });
  return broken && refused(broken.violation.code, `${broken.parameter}: ${broken.violation.text}.`);
}
