import { PAGE_SOURCES } from "../model/page-sources.js";
import type { Composed, QueryPart } from "./query-types.js";
import { definedOptions, rootText } from "./request.js";
import type { RequestRoot, RootParams } from "./request.js";
import { WireForm } from "../wire/wire-form.js";

/** A request to several modules of the `query` action, including the selection of its pages. */
export interface QueryRequest<Parts, Generator, Version, Options = unknown> extends Composed<
  Parts,
  Generator,
  Version,
  Options
> {
  /** Root parameters and page selectors, including those of the parts. */
  readonly options: RootParams;
  /** POST if a module requires it or a sensitive parameter is present. */
  readonly method: "GET" | "POST";
  /** Problems that the server would report or silently ignore, found without sending a request. */
  readonly issues: readonly QueryIssue[];
  /** Wire names and values, in order: selection, parameters of the generator and the modules, root parameters. */
  entries(): [name: string, value: string][];
  toRecord(): Record<string, string>;
  toSearchParams(): URLSearchParams;
  /** The query string or form body, percent-encoded, without a leading `?`. */
  toString(): string;
  /** Returns the URL of a GET request. `endpoint` is the URL of the wiki's `api.php`. */
  url(endpoint: string | URL): string;
}

/** A problem with a composed request. */
export interface QueryIssue {
  /** After a warning, the server responds, but not with the intended result. */
  readonly severity: "error" | "warning";
  /** The server's code, if it has one for the problem. */
  readonly code:
    | "badgenerator"
    | "moduletwice"
    | "multisource"
    | "nopages"
    | "sameoption"
    | "samewirename";
  /** The parameter or the module. */
  readonly about: string;
  readonly message: string;
}

/**
 * Composes a request from several parts. Generated `query` functions call it.
 *
 * @param parts the parts, of the type `Parts` that `query` infers from its argument
 */
export function queryRequest<
  const Parts extends readonly QueryPart[],
  Generator,
  Version,
  Options = unknown,
>(
  parts: object,
  options: object | undefined,
  root: RequestRoot,
): QueryRequest<Parts, Generator, Version, Options> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the types of a function's parameters to those inferred from them
  return new RequestOfQuery<Parts, Generator, Version>(parts as Parts, options ?? {}, root);
}

class RequestOfQuery<Parts extends readonly QueryPart[], Generator, Version>
  extends WireForm
  implements QueryRequest<Parts, Generator, Version>
{
  readonly modules: Parts;
  readonly generator: Generator;
  readonly options: RootParams;
  readonly issues: readonly QueryIssue[];
  readonly #placed: readonly Placed[];
  readonly #lists: RequestRoot["lists"];

  constructor(
    parts: Parts,
    { generator, ...rest }: { readonly generator?: Generator },
    { defaults, lists }: RequestRoot,
  ) {
    super();
    this.modules = parts;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where none is given, the type is undefined
    this.generator = generator as Generator;
    const placed = parts.map((part) => ({ part, lead: "" }));
    this.#placed = isPart(generator) ? [{ part: generator, lead: "g" }, ...placed] : placed;
    this.#lists = lists;
    const { options, issues } = checked(this.#placed, defaults, rest);
    this.options = options;
    this.issues = issues;
  }

  get method(): "GET" | "POST" {
    return this.#placed.some(({ part }) => part.method === "POST") ? "POST" : "GET";
  }

  toString(): string {
    const selected: Record<string, readonly string[]> = { action: ["query"] };
    for (const { part, lead } of this.#placed) {
      const { group, name } = part.module;
      const key = lead ? "generator" : group;
      selected[key] = [...new Set([...(selected[key] ?? []), name])];
    }
    const partsText = this.#placed.map(paramsText).join("");
    const selection = rootText(selected, this.#lists).slice(1);
    return selection + partsText + rootText(this.options, this.#lists);
  }
}

/** A part and the prefix of its wire names, which is `g` for the generator. */
interface Placed {
  readonly part: QueryPart;
  readonly lead: string;
}

function isPart(generator: unknown): generator is QueryPart {
  return generator !== undefined;
}

/** In percent-encoded parameters, `&` occurs only before names. */
function paramsText({ part, lead }: Placed): string {
  return part.paramsText().replaceAll("&", `&${lead}`);
}

/**
 * Returns the options of the request and its problems. Parts may set options in addition to the
 * defaults; options of the request itself win.
 */
function checked(
  parts: readonly Placed[],
  defaults: object,
  params: RootParams,
): Pick<QueryRequest<unknown, unknown, unknown>, "options" | "issues"> {
  const issues: QueryIssue[] = [];
  const report = (
    isWrong: boolean | undefined,
    code: QueryIssue["code"],
    about: string,
    problem: string,
    severity: QueryIssue["severity"] = "error",
  ): void => {
    if (isWrong) issues.push({ severity, code, about, message: `${about} ${problem}.` });
  };

  const merged = new Map(Object.entries(definedOptions(params)));
  for (const [name, value] of parts.flatMap(({ part }) => Object.entries(part.options))) {
    if (Reflect.get(defaults, name) === value) continue;
    // The request's options win, but the pages of a part must not be lost.
    const wins = params[name] !== undefined && !PAGE_SOURCES.includes(name);
    const other = merged.get(name) ?? value;
    report(
      !wins && JSON.stringify(other) !== JSON.stringify(value),
      "sameoption",
      name,
      "is used twice",
    );
    merged.set(name, other);
  }
  const options: RootParams = { ...defaults, ...Object.fromEntries(merged) };

  const selectors = PAGE_SOURCES.filter((name) => options[name] !== undefined);
  report(selectors.length > 1, "multisource", selectors.join(), "cannot be used together");
  const hasPages = selectors.length > 0;
  for (const placed of parts) {
    const { part, lead } = placed;
    const { name, group, generator } = part.module;
    const others = parts.filter((other) => other !== placed);
    const isTwice = others.some((other) => other.part.module.name === name && other.lead === lead);
    const isAlone = !hasPages && (lead !== "" || parts[0]?.lead === "");
    report(lead !== "" && !generator, "badgenerator", name, "is not a generator");
    report(group === "prop" && isAlone, "nopages", name, "has no pages", "warning");
    report(isTwice, "moduletwice", name, "is used twice");
    for (const [wire] of new URLSearchParams(paramsText(placed))) {
      const isWritten = (options[wire] ?? false) !== false;
      const isShared = isWritten || others.some((other) => hasParameter(other, wire));
      report(isShared && !isTwice, "samewirename", wire, "is used twice");
    }
  }
  return { options, issues };
}

function hasParameter({ part: { module }, lead }: Placed, wire: string): boolean {
  const start = lead + module.prefix;
  return wire.startsWith(start) && Object.hasOwn(module.params, wire.slice(start.length));
}
