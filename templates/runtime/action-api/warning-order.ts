import type { ApiMessage } from "../model/api-message.js";
import type { Issue } from "../model/issue.js";
import type { ParsedRequest, SelectedModule } from "../parse/parsed-request.js";

/** A module of a request. */
export interface ModuleOfRequest {
  readonly module: string;
  /** Whether the module is the generator. Needed if the request uses the module twice. */
  readonly asGenerator?: boolean;
}

/** A module's message that is not about a parameter. */
export type ModuleMessage = ApiMessage & ModuleOfRequest;

/** A module that raises an error. */
export interface RefusingModule extends ModuleOfRequest {
  /** The module's warnings come before the error. */
  readonly late?: boolean;
}

/** Sorts warnings in the server's order: by module, with those about parameters first. */
export function inOrder(
  parsed: ParsedRequest,
  issues: readonly Issue[],
  messages: readonly ModuleMessage[],
): ModuleMessage[] {
  const placed = [
    ...issues.map((issue) => ({ rank: rankOf(parsed, issue), message: messageOf(issue) })),
    ...messages.map((message) => ({ rank: rankOf(parsed, message), message })),
  ];
  return placed.sort((a, b) => a.rank - b.rank).map(({ message }) => message);
}

/** Converts an issue to the form in which the API reports it. */
export function messageOf({ code, module, message, data }: Issue): ModuleMessage {
  return { code, text: message, module, ...(data && { data }) };
}

/** Returns the part of a request that is parsed when a module fails, without later modules. */
export function requestUpTo(parsed: ParsedRequest, last: RefusingModule): ParsedRequest {
  const end = rankOf(parsed, last);
  const found = parsed.found.filter((issue) => {
    const rank = rankOf(parsed, issue);
    const isEarly = rank < end || (rank === end && (last.late === true || !isOfModule(issue)));
    return issue.code !== "unrecognizedparams" && (isEarly || rank === FORMAT);
  });
  return { ...parsed, found };
}

/** The output format is read last. */
const FORMAT = Number.POSITIVE_INFINITY;
const ROOTS = ["main", "query"];

function rankOf({ selected }: ParsedRequest, of: Issue | ModuleOfRequest): number {
  const root = ROOTS.indexOf(of.module);
  if (root >= 0) return root - ROOTS.length;
  const found = selected.findIndex((each) => each.module.path === of.module && isOf(each, of));
  const rank = found < 0 ? selected.findIndex(({ module }) => module.path === of.module) : found;
  return rank < 0 ? FORMAT : rank;
}

/** Removes the messages of modules that an earlier response finished. */
export function requestWithout(parsed: ParsedRequest, done: ReadonlySet<string>): ParsedRequest {
  if (done.size === 0) return parsed;
  const found = parsed.found.filter((issue) => !(isOfModule(issue) && done.has(issue.module)));
  return { ...parsed, found };
}

/** The server reports a deprecated module when it runs, under the parameter that selects it. */
function isOfModule({ code, parameter }: Issue): boolean {
  return code === "deprecation" && SELECTING.has(parameter);
}

const SELECTING: ReadonlySet<string> = new Set(["action", "prop", "list", "meta", "generator"]);

/** A request may use one module twice: as the generator and as a query module. */
function isOf({ module, asGenerator }: SelectedModule, of: Issue | ModuleOfRequest): boolean {
  return "parameter" in of
    ? of.parameter.startsWith(`${asGenerator ? "g" : ""}${module.prefix}`)
    : of.asGenerator === undefined || of.asGenerator === asGenerator;
}
