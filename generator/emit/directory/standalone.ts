import { createRequire } from "node:module";
import type { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";

const require = createRequire(import.meta.url);

/** The helpers that compiled validators import, by module path. */
const HELPERS: ReadonlySet<string> = new Set([
  "ajv/dist/runtime/equal",
  "ajv/dist/runtime/ucs2length",
]);

/**
 * The standalone code of compiled schemas as one ES module without imports. The helpers that ajv's
 * code requires at run time are included.
 *
 * @param exported the names of the exported functions, each with the id or reference of its schema
 */
export function standaloneModule(ajv: Ajv2020, exported: Readonly<Record<string, string>>): string {
  const code = withJoinedErrors(standaloneCode.default(ajv, { ...exported }));
  return code.replaceAll(/require\("(?<path>[^"]+)"\)\.default/g, (_required, path: string) => {
    const helper: unknown = HELPERS.has(path) ? require(path) : undefined;
    if (typeof helper !== "object" || helper === null || !("default" in helper))
      throw new Error(`ajv's standalone code needs ${path}, which is not written into it.`);
    return `(${String(helper.default)})`;
  });
}

/**
 * Adds the errors of another validator to a list in place. ajv copies the list each time, which takes
 * minutes for a value with 100,000 errors.
 */
function withJoinedErrors(code: string): string {
  const joined = code.replaceAll(
    /vErrors = vErrors === null \? (?<errors>[\w.]+) : vErrors\.concat\(\k<errors>\);/g,
    "vErrors = joinErrors(vErrors, $<errors>);",
  );
  return joined === code ? code : `${joined}\n${JOIN_ERRORS}`;
}

/** A validator makes a new list each time it is called, so its list can be added to. */
const JOIN_ERRORS = `function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}
`;
