import type { UserName } from "../server.ts";
import type { SampleName } from "./sample-files.ts";

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
