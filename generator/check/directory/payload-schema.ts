import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { errorMessage } from "../../text/message.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { OpenApiSchema } from "../../spec/types.js";
import type { Placed } from "./directory-parts.js";

/** Reports what the schema of schemas lets pass and validators cannot be made of. */
export function schemaDiagnostics(
  document: Document,
  schemas: readonly Placed<OpenApiSchema>[],
): readonly Diagnostic[] {
  return schemas.flatMap(({ value: { pattern, properties = {} }, pointer }) => {
    const problem = pattern === undefined ? undefined : patternProblem(pattern);
    return [
      ...(problem === undefined
        ? []
        : [
            diagnostic(
              "schema-not-compilable",
              { detail: problem },
              document.locate(below(pointer, "pattern")),
            ),
          ]),
      ...UNFIT_PROPERTIES.filter((name) => Object.hasOwn(properties, name)).map((name) =>
        diagnostic(
          "unsupported-feature",
          { feature: `a property ${name}` },
          document.locate(below(pointer, "properties", name)),
        ),
      ),
      ...Object.keys(properties)
        .filter((name) => /\p{Surrogate}/u.test(name))
        .map((name) =>
          diagnostic(
            "unsupported-feature",
            { feature: "a property whose name contains half a surrogate pair" },
            document.locate(below(pointer, "properties", name)),
          ),
        ),
    ];
  });
}

/**
 * An assignment to the first sets an object's prototype: neither types nor validators can hold it.
 * The second is what json-schema-to-typescript asks objects by.
 */
const UNFIT_PROPERTIES = ["__proto__", "hasOwnProperty"] as const;

function patternProblem(pattern: string): string | undefined {
  try {
    return RegExp(pattern, "u") && undefined;
  } catch (error) {
    return errorMessage(error);
  }
}
