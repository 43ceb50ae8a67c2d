import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { modelOfCatalogue } from "../../../../generator/cli/wiki-modules.js";
import { resultDescriptor } from "../../../../generator/emit/parts/result-descriptor.js";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import { parseSent } from "../../../../generator/inspect/response.js";
import { applyCorrections } from "../../../../generator/spec/catalogue/result-documents.js";
import type { CatalogueModel } from "../../../../generator/spec/model/spec-model.js";
import type { Correction, Result } from "../../../../generator/spec/source/types.js";
import type { SourceFile } from "../../../../generator/spec/source/source-file.js";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.js";
import { readExchanges } from "../../../templates/wiki/recorded/exchange.js";
import { readRecordedSteps } from "../../../templates/wiki/recorded/recorded-steps.js";
import { Random } from "../../../wiki/random.js";
import { model } from "../../support/model.js";
import { learnFromRecords } from "../../../../generator/wiki/learn/recorded.js";
import { REPOSITORY } from "../../support/places.js";

/** A recorded exchange: a line of a file that `learn` reads. */
export interface Exchange {
  readonly request: string;
  readonly response: unknown;
}

/** A wiki: its catalogue, its facts, and exchanges with it. */
export interface RecordedWiki {
  readonly name: string;
  readonly catalogue: CatalogueModel;
  readonly files: { readonly catalogue: SourceFile; readonly site: SourceFile };
  readonly server: string;
  readonly exchanges: readonly Exchange[];
}

/** Prepares a wiki for measuring. */
export function recordedWiki(
  name: string,
  {
    catalogue,
    site,
  }: { readonly catalogue: unknown; readonly site: { readonly generator: string } },
  exchanges: readonly Exchange[],
): RecordedWiki {
  const files = {
    catalogue: jsonFile("catalogue.json", catalogue),
    site: jsonFile("site.json", site),
  };
  const { value } = modelOfCatalogue(files.catalogue.file, files.catalogue.bytes);
  if (!value) throw new Error(`The catalogue of ${name} has errors.`);
  return {
    name,
    catalogue: value,
    files,
    server: site.generator,
    exchanges,
  };
}

/** Two random halves of exchanges. */
export function halvesOf(
  exchanges: readonly Exchange[],
  seed: number,
): readonly [readonly Exchange[], readonly Exchange[]] {
  const shuffled = new Random(seed).few(exchanges, exchanges.length);
  const middle = Math.ceil(shuffled.length / 2);
  return [shuffled.slice(0, middle), shuffled.slice(middle)];
}

/**
 * The exchanges whose responses generated validators accept with these results, and those that they
 * do not. Responses that are errors are in neither.
 */
export function judge(
  wiki: RecordedWiki,
  results: Iterable<Result>,
  exchanges: readonly Exchange[],
): { readonly accepted: ReadonlySet<Exchange>; readonly others: ReadonlySet<Exchange> } {
  const { files, catalogue } = wiki;
  const { value } = model({
    kind: "catalogue",
    name: "wiki",
    source: files.catalogue.file,
    spec: files.catalogue,
    protocol: specFile("paraminfo/protocol.json"),
    site: files.site,
    results: [...results].map((result) => jsonFile(`results/${result.module}.json`, result)),
  });
  if (value?.kind !== "catalogue") throw new Error(`The results of ${wiki.name} have errors.`);
  const descriptors = value.operations.flatMap(({ path, result }) =>
    result ? [resultDescriptor(path, result)] : [],
  );
  const api = catalogueApi(catalogue);
  const accepted = new Set<Exchange>();
  const others = new Set<Exchange>();
  for (const exchange of exchanges) {
    const { response, request } = exchange;
    if (isError(response)) continue;
    const issues = validateResponse(response, parseSent(api, request), descriptors);
    (issues.length === 0 ? accepted : others).add(exchange);
  }
  return { accepted, others };
}

/** The exchanges of a half whose responses are accepted before and after learning. */
export interface HalfShare {
  readonly all: number;
  readonly before: number;
  readonly after: number;
  /** The requests whose responses only the results before learning accept. */
  readonly lost: readonly string[];
}

/** The shares of both halves, of which one is learned. */
interface LearnedHalf {
  readonly own: HalfShare;
  readonly other: HalfShare;
  /** The number of lines that the run reports as not learned. */
  readonly skipped: number;
}

/** Learns one half of the exchanges of a wiki, and measures both. */
export function learnHalf(
  wiki: RecordedWiki,
  seed: number,
  base: "shipped" | "query alone",
): LearnedHalf {
  const shipped = shippedResults(wiki);
  const known =
    base === "shipped" ? shipped : new Map([...shipped].filter(([path]) => path === "query"));
  const [own, other] = halvesOf(wiki.exchanges, seed);
  const { value } = learnFromRecords({
    file: "half.jsonl",
    text: own.map((each) => JSON.stringify(each)).join("\n"),
    modules: wiki.catalogue.operations,
    known,
    corrections: [],
    server: wiki.server,
  });
  if (!value) throw new Error("Nothing was learned.");
  const learned = new Map(known);
  for (const result of value.results) learned.set(result.module, result);
  const [before, after] = [known, learned].map((results) =>
    judge(wiki, results.values(), wiki.exchanges),
  );
  if (!before || !after) throw new Error("There are two results.");
  const shareOf = (half: readonly Exchange[]): HalfShare => {
    const [old, now] = [before, after].map(({ accepted }) =>
      half.filter((each) => accepted.has(each)),
    );
    const kept = new Set(now);
    return {
      all: half.filter((each) => before.accepted.has(each) || before.others.has(each)).length,
      before: old?.length ?? 0,
      after: kept.size,
      lost: (old ?? []).filter((each) => !kept.has(each)).map(({ request }) => request),
    };
  };
  const shares = { own: shareOf(own), other: shareOf(other), skipped: value.skipped?.length ?? 0 };
  if (process.env["SHOW"] === "1") {
    const text = (half: HalfShare): string => `${half.before} → ${half.after} of ${half.all}`;
    const { own: ownShare, other: otherShare, skipped } = shares;
    console.log(
      `${wiki.name}, ${base}, seed ${seed}: learned half ${text(ownShare)}, other half ${text(otherShare)}, ${skipped} lines skipped`,
    );
  }
  return shares;
}

function isError(response: unknown): boolean {
  return (
    typeof response === "object" &&
    response !== null &&
    (Object.hasOwn(response, "error") || Object.hasOwn(response, "errors"))
  );
}

/** The shipped results of the catalogue's modules, as `generate` uses them. */
export function shippedResults({ catalogue }: RecordedWiki): ReadonlyMap<string, Result> {
  const paths = new Set(catalogue.operations.map(({ path }) => path));
  return new Map(
    ["paraminfo", "actions"].flatMap((spec) => {
      const folder = join(REPOSITORY, "spec", spec, "results");
      const { corrections }: { corrections: readonly Correction[] } = JSON.parse(
        readFileSync(join(folder, "corrections.json"), "utf8"),
      );
      return readdirSync(folder)
        .filter((name) => name !== "corrections.json")
        .map((name): Result => JSON.parse(readFileSync(join(folder, name), "utf8")))
        .filter(({ module }) => paths.has(module))
        .map((result): [string, Result] => {
          const own = corrections.filter(({ module }) => module === result.module);
          return [result.module, { ...result, response: applyCorrections(result.response, own) }];
        });
    }),
  );
}

/** The recorded exchanges of requests that read. */
export function recordedReads(
  ...names: readonly Parameters<typeof readExchanges>[0][]
): readonly Exchange[] {
  return names
    .flatMap((name) => readExchanges(name))
    .flatMap(({ request, answer }) => exchangeOf(request, answer.value));
}

/** The recorded exchanges of requests that change a wiki. They have only their own parameters. */
export function recordedWrites(...names: readonly string[]): readonly Exchange[] {
  const exchanges = names.flatMap((name) => readRecordedSteps(name).exchanges);
  // Of equal responses, the first.
  const responses = new Map(
    exchanges.toReversed().map((each) => [JSON.stringify(each.answer), each]),
  );
  return [...responses.values()].flatMap(({ request, answer }) =>
    exchangeOf(`${request.replace(/^\S+ \S* /, "")}&formatversion=2`, answer),
  );
}

function exchangeOf(request: string, response: unknown): readonly Exchange[] {
  return typeof response === "object" && response !== null ? [{ request, response }] : [];
}

function jsonFile(file: string, value: unknown): SourceFile {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function specFile(name: string): SourceFile {
  return { file: name, bytes: readFileSync(join(REPOSITORY, "spec", name)) };
}
