import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { errorMessage } from "../../text/message.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { OpenApiSchema } from "../../spec/types.js";
import type { Located } from "./directory-parts.js";

/** Reports schemas that are valid in OpenAPI but cannot be compiled to validators. */
export function schemaDiagnostics(
  document: Document,
  schemas: readonly Located<OpenApiSchema>[],
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
 * Property names that generated code cannot contain. An assignment to `__proto__` sets the
 * prototype of an object. json-schema-to-typescript calls `hasOwnProperty` on objects.
 */
const UNFIT_PROPERTIES = ["__proto__", "hasOwnProperty"] as const;

function patternProblem(pattern: string): string | undefined {
  try {
    return RegExp(pattern, "u") && undefined;
  } catch (error) {
    return errorMessage(error);
  }
}
