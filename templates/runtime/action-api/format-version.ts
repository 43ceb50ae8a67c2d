import type { Envelope, EnvelopeV1 } from "../model/envelope.js";

/**
 * The format version in which a request is answered, `"1"` or `"2"`: both where the compiler does not
 * see it. A builder or a module stands for version 2.
 */
export type FormatVersionOf<Request> = Request extends { readonly "~version"?: infer Version }
  ? KnownVersion<Exclude<Version, undefined>>
  : "2";

/**
 * An object of format version 1, which may be written as an empty list where it is empty: that has none
 * of its members, and is read like it.
 */
export type OrEmptyList<Whole> =
  | Whole
  | (readonly [] &
      (string extends keyof Whole
        ? Readonly<Record<string, never>>
        : { readonly [Name in keyof Whole]?: undefined }));

/** What is around the parts of an answer. */
export type EnvelopeIn<Version> = Version extends "1" ? EnvelopeV1 : Envelope;

/** How the pages of an answer are kept: format version 1 has them by their ids. */
export type PagesIn<Version, Page> = Version extends "1"
  ? Readonly<Record<string, Page>>
  : readonly Page[];

type KnownVersion<Version> = string extends Version ? "1" | "2" : Version extends "1" ? "1" : "2";

/** A result type as a format version writes it; either, where that is not known. */
export type ResultIn<Result, Version> = Version extends "1"
  ? Result extends { readonly version1: infer Other extends object }
    ? Other
    : Result
  : Result;
