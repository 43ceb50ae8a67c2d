import * as fc from "fast-check";
import type { UserName } from "../server.ts";
import type { SampleName } from "./file-steps.ts";

/** A step of a scenario, as data that can be printed. */
export interface ScenarioStep {
  readonly action: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  /** The type of the token. Default: `csrf`. */
  readonly token?: string;
  readonly params: Readonly<Record<string, string>>;
  /** Parameters whose values depend on what the wiki has. */
  readonly from?: Readonly<Record<string, Reference>>;
  readonly files?: Readonly<Record<string, StepFile>>;
}

/** A file of a step: bytes with a name, or an export of pages by the wiki itself. */
export type StepFile =
  | { readonly kind: "sample"; readonly sample: SampleName }
  | {
      readonly kind: "export";
      readonly titles: string;
      /** The pages as they are before the step, or as they were before the first step. */
      readonly of: "now" | "start";
    };

/** A value of a row of the wiki: the row is chosen by a number, whatever the count of rows. */
export interface Reference {
  readonly of: ReferenceKind;
  readonly index: number;
}

/** The list that a reference is into, and the member of its rows. */
export type ReferenceKind = keyof typeof LISTS;

/** By kind of reference: the list in the answer to the effects of a step, and the member of a row. */
export const LISTS = {
  revid: ["allrevisions", "revid"],
  timestamp: ["allrevisions", "timestamp"],
  rcid: ["recentchanges", "rcid"],
  logid: ["logevents", "logid"],
  "deleted timestamp": ["alldeletedrevisions", "timestamp"],
  "user of a page": ["allrevisions", "user"],
  "block id": ["blocks", "id"],
  filekey: ["mystashedfiles", "filekey"],
} as const;

/** Somebody: mostly who may do all. */
export const someone: fc.Arbitrary<UserName | undefined> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<UserName>("Admin") },
  { weight: 2, arbitrary: fc.constant<UserName>("Highlimits") },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** What a step does with the watch list of its user. */
export const watchlist = fc.constantFrom(
  "preferences",
  "preferences",
  "watch",
  "unwatch",
  "nochange",
);
/** Tags of a change, which the wiki may not have. */
export const tags = fc.constantFrom(
  undefined,
  undefined,
  undefined,
  "mine",
  "mine|other",
  "nosuch",
);
/** The reason of a change. */
export const reason = fc.constantFrom(undefined, "", "because [[Rose]]");
/** A parameter that is present or not. */
export const flag = fc.constantFrom(undefined, undefined, "1");

/** A reference to some row. */
export function reference(of: ReferenceKind): fc.Arbitrary<Reference> {
  return fc.nat({ max: 30 }).map((index) => ({ of, index }));
}

interface StepForm {
  readonly action: string;
  readonly token?: string;
  readonly params?: Readonly<Record<string, fc.Arbitrary<string | undefined>>>;
  readonly from?: Readonly<Record<string, fc.Arbitrary<Reference | undefined>>>;
  readonly files?: Readonly<Record<string, fc.Arbitrary<StepFile | undefined>>>;
}

/** Steps of an action with some parameters. */
export function steps({
  action,
  token,
  params = {},
  from = {},
  files = {},
}: StepForm): fc.Arbitrary<ScenarioStep> {
  return fc
    .record({
      user: someone,
      params: fc.record(params),
      from: fc.record(from),
      files: fc.record(files),
    })
    .map((drawn) => ({
      action,
      ...(drawn.user !== undefined && { user: drawn.user }),
      ...(token !== undefined && { token }),
      params: present(drawn.params),
      from: present(drawn.from),
      files: present(drawn.files),
    }));
}

function present<Value>(
  values: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
