import { parseAllpages, validateAllpages } from "paramsmith/paraminfo/allpages";
import type { AllpagesParams } from "paramsmith/paraminfo/allpages";
import type { parseRecentchanges } from "paramsmith/paraminfo/recentchanges";
import { parseRevisions } from "paramsmith/paraminfo/revisions";
import type { Issue, IssueCode } from "paramsmith/validate";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

// Structured input.
const validated = validateAllpages(JSON.parse("{}"), { highLimits: true, namespaces: [0, 100] });
if (validated.ok) {
  holds<Same<typeof validated.value, AllpagesParams>>();
} else {
  holds<Same<typeof validated.issues, readonly Issue[]>>();
}
const codes: readonly IssueCode[] = validated.issues.map(({ code }) => code);
export const errors = codes.filter((code) => code === "badinteger");

// Wire input, whose arguments have defaults applied.
const { args } = parseAllpages(new URLSearchParams("aplimit=max"), { asGenerator: true });
holds<Same<typeof args.limit, number>>();
holds<Same<typeof args.dir, "ascending" | "descending">>();
holds<Same<typeof args.namespace, number>>();
holds<Same<typeof args.from, string | undefined>>();
holds<Same<typeof args.prtype, readonly ("edit" | "move" | "upload")[] | undefined>>();
holds<Same<ReturnType<typeof parseRecentchanges>["args"]["start"], string | undefined>>();
const { parse, prop, slots } = parseRevisions("").args;
holds<Same<typeof parse, boolean>>();
holds<Same<typeof slots, readonly "main"[] | undefined>>();
export const wanted = [...prop];

/** What a library of forms, say, asks of a validator: Standard Schema, version 1, as it is specified. */
interface Specified<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => SpecifiedResult<Output> | Promise<SpecifiedResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type SpecifiedResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

async function parsed<Output>(schema: Specified<unknown, Output>, value: unknown): Promise<Output> {
  const result = await schema["~standard"].validate(value);
  if (result.issues) throw new Error(result.issues.map(({ message }) => message).join("\n"));
  return result.value;
}

type OutputOf<Schema extends Specified<unknown, unknown>> = NonNullable<
  Schema["~standard"]["types"]
>["output"];

const specified: Specified<AllpagesParams, AllpagesParams> = validateAllpages;
holds<Same<OutputOf<typeof validateAllpages>, AllpagesParams>>();
export const output: Promise<AllpagesParams> = parsed(specified, {});
