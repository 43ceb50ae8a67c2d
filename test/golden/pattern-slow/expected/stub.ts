// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PatternSlowHandlers } from "./handlers.js";
import { patternSlowApi } from "./handlers.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface PatternSlowStubData {}

/** Options for a stub. */
export interface PatternSlowStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: PatternSlowStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<PatternSlowHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
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
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /a`: a sample response, without stored data; `id`, `code`, `words`, `more`, `end` is ignored.
 */
export function createPatternSlowStub(options?: PatternSlowStubOptions): OpenApiStub {
  return dialectStub({ ...patternSlowApi, ...stub }, options);
}
