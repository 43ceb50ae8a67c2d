import type { EnvelopeIn } from "../action-api/format-version.js";

/** The options of a request; unknown if its type does not include them. */
export type OptionsOf<Request> = Request extends { readonly "~options"?: infer Options }
  ? Exclude<Options, undefined>
  : unknown;

/** Whether options, as far as the compiler knows them, may add members to a response. */
export type HasOptions<Options> = unknown extends Options
  ? true
  : [Exclude<keyof Options, "formatversion">] extends [never]
    ? false
    : true;

/** The members that options add. They are optional if the compiler does not know the options. */
export type Requested<Members, Options> = [keyof Members & keyof Options] extends [never]
  ? unknown extends Options
    ? Partial<Added<Members, keyof Members>>
    : unknown
  : string extends keyof Options
    ? Partial<Added<Members, keyof Members>>
    : Added<Members, Given<Members, Options>> &
        Partial<Added<Members, PerhapsGiven<Members, Options>>>;

/** The options that are certainly set. */
type Given<Members, Options> = {
  readonly [Name in keyof Members & keyof Options]: [IsGiven<Options[Name]>] extends [true]
    ? Name
    : never;
}[keyof Members & keyof Options];

/** The options that may be set. */
type PerhapsGiven<Members, Options> = {
  readonly [Name in keyof Members & keyof Options]: boolean extends IsGiven<Options[Name]>
    ? Name
    : never;
}[keyof Members & keyof Options];

/**
 * Whether a parameter has a value; `boolean` if its type does not determine this. An empty list is
 * not a value.
 */
export type IsGiven<Value> = unknown extends Value
  ? boolean
  : Value extends false | undefined
    ? false
    : Value extends readonly unknown[]
      ? Value extends readonly [unknown, ...unknown[]]
        ? true
        : boolean
      : true;

/** The fields that several values add in total. */
export type Added<Props, Value> = (
  Value extends keyof Props ? (added: Props[Value]) => void : never
) extends (added: infer All) => void
  ? All
  : unknown;

/** The members of the envelope that options add or change. */
interface EnvelopeOptions {
  readonly requestid: { readonly requestid: string };
  readonly curtimestamp: { readonly curtimestamp: string };
  readonly responselanginfo: { readonly uselang: string; readonly errorlang: string };
  /** Parameters that continue each module, which replace the request's own. */
  readonly rawcontinue: {
    readonly "query-continue"?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
    readonly continue?: undefined;
  };
}

/** The envelope of a response to a request with options, as far as their types are known. */
export type EnvelopeWith<Options, Version> =
  HasOptions<Options> extends false
    ? EnvelopeIn<Version>
    : unknown extends Options
      ? EnvelopeIn<Version>
      : string extends keyof Options
        ? EnvelopeIn<Version>
        : Added<EnvelopeOptions, Given<EnvelopeOptions, Options>> &
            (Options extends { readonly errorformat: infer Format extends string }
              ? EnvelopeWithMessages<Format, EnvelopeIn<Version>>
              : EnvelopeIn<Version>);

/** Warnings and errors in the form that `errorformat` selects. */
type EnvelopeWithMessages<Format, Envelope> = [Format] extends ["bc"]
  ? Omit<Envelope, "warnings" | "errors"> & MessagesOf<Envelope, Readonly<Record<string, unknown>>>
  : "bc" extends Format
    ? Envelope
    : Omit<Envelope, "warnings" | "error"> & MessagesOf<Envelope, readonly unknown[]>;

interface MessagesOf<Envelope, Form> {
  readonly warnings?: Envelope extends { readonly warnings?: infer Warnings }
    ? Extract<Warnings, Form>
    : never;
}
