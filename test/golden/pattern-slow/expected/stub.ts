// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PatternSlowHandlers } from "./handlers.js";
import { patternSlowApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface PatternSlowStubData {}

/** The options of a stub. */
export interface PatternSlowStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: PatternSlowStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<PatternSlowHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {},
  collections: {},
  operations: {
    listA: {
      kind: "sample",
      sample: {
        kind: "object",
        members: {
          used: {
            kind: "pattern",
            parts: [
              {
                kind: "either",
                either: [
                  [
                    {
                      kind: "either",
                      either: [
                        [{ kind: "of", of: "a", min: 1, max: 1 }],
                        [{ kind: "of", of: "a", min: 0, max: 1 }],
                      ],
                      min: 1,
                      max: 1,
                    },
                  ],
                ],
                min: 1,
                max: 4,
              },
            ],
            example: '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"',
          },
          other: {
            kind: "pattern",
            parts: [
              {
                kind: "either",
                either: [
                  [
                    {
                      kind: "either",
                      either: [
                        [{ kind: "of", of: "a", min: 1, max: 1 }],
                        [{ kind: "of", of: "a", min: 0, max: 1 }],
                      ],
                      min: 1,
                      max: 1,
                    },
                  ],
                ],
                min: 1,
                max: 4,
              },
            ],
          },
          both: {
            kind: "text",
            as: "words",
            example: '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"',
          },
        },
        optional: "all",
      },
    },
  },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /a`: a sample of the response, without stored data; `id`, `code`, `words`, `more`, `end` changes nothing.
 */
export function createPatternSlowStub(options?: PatternSlowStubOptions): OpenApiStub {
  return dialectStub({ ...patternSlowApi, ...stub }, options);
}
