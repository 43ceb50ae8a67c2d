import { isDeepStrictEqual } from "node:util";
import type { Issue } from "../../templates/runtime/model/issue.ts";
import { hasPages, PAGE_PART } from "../../templates/runtime/parse/page-set.ts";
import type { ParsedRequest } from "../../templates/runtime/parse/parsed-request.ts";
import type { ServerFinding, ServerVerdict } from "./answers.ts";
import { PRIVATE_ERRORS, PRIVATE_WARNINGS } from "./private-logic.ts";
import type { PrivateRule } from "./private-logic.ts";

/** How the two verdicts on a request compare. */
export type Comparison =
  | { readonly kind: "agree" }
  | { readonly kind: "private" }
  | { readonly kind: "disagree"; readonly why: string };

/**
 * The keys of what the catalogue decides: of the rules of parameters, of the names of parameters
 * and generators, and of modules that are deprecated as such.
 */
const RULE_KEYS =
  /^(?:paramvalidator-.*|apiwarn-badutf8|apiwarn-unsupportedarray|apierror-unrecognizedparams|apierror-badgenerator-\w+|tags-apply-not-allowed-\w+|apierror-mustbeposted|apierror-mustpostparams|apiwarn-deprecation-deletedrevs|)$/;

/** The codes of errors whose keys other errors have as well. */
const RULE_CODES: ReadonlySet<string> = new Set(["multisource"]);

/** What a rule of parameters looks up in the wiki. */
const NEEDS_WIKI = /^paramvalidator-missingtitle$/;

/** Whether the catalogue decides an error: not a module's own logic. `main` refuses a `continue` by its form. */
function isDecided({ code, key, module }: ServerFinding): boolean {
  if (NEEDS_WIKI.test(key)) return false;
  return (
    RULE_KEYS.test(key) || RULE_CODES.has(code) || (code === "badcontinue" && module === "main")
  );
}

/** Compares two verdicts: the first error, the warnings, and the data of each. */
export function compareVerdicts(ours: ParsedRequest, server: ServerVerdict): Comparison {
  const { error } = server;
  if (error && !isDecided(error)) return comparePrivate(ours, server, error);
  const ourError = errorOf(ours);
  if (!sameError(ourError, server))
    return disagree(`error: server ${shown(error)}, ours ${shown(ourError)}`);
  const why = server.opaque ? undefined : warningDifference(warningsOf(ours), server);
  return why === undefined ? { kind: "agree" } : disagree(why);
}

/** The server has stopped in a module's own logic: what is read after that module, it has not seen. */
function comparePrivate(
  ours: ParsedRequest,
  server: ServerVerdict,
  error: ServerFinding,
): Comparison {
  if (!PRIVATE_ERRORS.some((each) => isOf(each, error)))
    return disagree(`a private error that is not listed: ${shown(error)}`);
  const order = ["main", "query", ...ours.selected.map(({ module }) => module.path)];
  const position = order.indexOf(error.module);
  // A module that is also the generator may have stopped as either.
  const twice = order.lastIndexOf(error.module) > position;
  const isSeen = ({ module, code, parameter }: Issue): boolean =>
    order.indexOf(module) <= position &&
    !(twice && module === error.module) &&
    // An action finds its own errors before it reads the pages that it is about.
    !(isAction(error.module) && (isOfPages(ours, parameter) || AFTER_PARAMETERS.has(code)));
  const ourError = errorOf(ours);
  const isRule = ourError && ourError.module === error.module && breaksRule(ours, ourError);
  if (ourError && isSeen(ourError) && !isRule)
    return disagree(`error: server ${shown(error)}, ours ${shown(ourError)}`);
  const seen = warningsOf(ours).filter(
    (issue) => isSeen(issue) && issue.code !== "unrecognizedparams" && !isOfModule(issue),
  );
  const unseen = warningsOf(ours).filter((issue) => !seen.includes(issue));
  const told = server.warnings.filter(
    (warning) => !unseen.some((issue) => sameWarning(issue, warning)),
  );
  const why = warningDifference(seen, { ...server, warnings: told });
  if (why !== undefined) return disagree(`after ${shown(error)}: ${why}`);
  return { kind: isRule && ourError.code === error.code ? "agree" : "private" };
}

/**
 * Whether an error is of a rule about several parameters. Modules check other things before some of
 * them, such as tokens and rights.
 */
function breaksRule({ selected }: ParsedRequest, { module, code, parameter }: Issue): boolean {
  const rules = selected.flatMap((each) =>
    each.module.path === module ? (each.module.rules ?? []) : [],
  );
  return rules.some((rule) => {
    const names = rule.kind === "opposites" ? [rule.parameter] : [...rule.of];
    if ("term" in rule) names.push(rule.term);
    return (
      [rule.code, "missingparam", "invalidparammix"].includes(code) &&
      names.some((name) => parameter.endsWith(name.split("=", 1)[0] ?? name))
    );
  });
}

/** Errors of an action that the server finds after those of its parameters. */
const AFTER_PARAMETERS: ReadonlySet<string> = new Set([
  "badcontinue",
  "mustbeposted",
  "mustpostparams",
]);

function isAction(path: string): boolean {
  return path !== "main" && path !== "query" && !path.includes("+");
}

/** Whether a parameter determines the pages of an action. */
function isOfPages({ selected }: ParsedRequest, parameter: string): boolean {
  const [first] = selected;
  return (
    first !== undefined &&
    hasPages(first.module) &&
    PAGE_PART.descriptor(parameter, { type: "string" }) !== undefined
  );
}

function errorOf({ issues }: ParsedRequest): Issue | undefined {
  return issues.find(({ severity }) => severity === "error");
}

function warningsOf({ found }: ParsedRequest): readonly Issue[] {
  return found.filter(({ severity }) => severity === "warning");
}

function sameError(ours: Issue | undefined, { error, opaque }: ServerVerdict): boolean {
  if (!ours || !error) return !ours && !error;
  if (ours.code !== error.code) return false;
  if (opaque) return error.text === undefined || error.text.includes(`"${ours.parameter}"`);
  // The message about tags names the tags, not the parameter.
  const isSame = error.code === "badtags" || ours.parameter === error.parameter;
  return isSame && sameData(ours, error);
}

/** Whether an error comes out of a module's own logic. */
export function isPrivate(error: ServerFinding): boolean {
  return !isDecided(error) && PRIVATE_ERRORS.some((rule) => isOf(rule, error));
}

/** The warnings that do not come out of a module's own logic. */
export function decidedWarnings({ warnings }: ServerVerdict): readonly ServerFinding[] {
  return warnings.filter((warning) => !PRIVATE_WARNINGS.some((rule) => isOf(rule, warning)));
}

/** What either side warns of alone; a module's own warnings aside. */
function warningDifference(ours: readonly Issue[], server: ServerVerdict): string | undefined {
  const warnings = decidedWarnings(server);
  const theirs = warnings.filter((warning) => !ours.some((issue) => sameWarning(issue, warning)));
  const alone = ours.filter((issue) => !warnings.some((warning) => sameWarning(issue, warning)));
  if (theirs.length === 0 && alone.length === 0) return undefined;
  return `warnings: server alone ${theirs.map(shown).join("; ")}, ours alone ${alone.map(shown).join("; ")}`;
}

function isOfModule({ data }: Issue): boolean {
  return data?.["feature"] === "action=query&list=deletedrevs";
}

function sameWarning(ours: Issue, server: ServerFinding): boolean {
  return ours.code === server.code && ours.parameter === server.parameter && sameData(ours, server);
}

function sameData(ours: Issue, server: ServerFinding): boolean {
  return server.data === undefined || isDeepStrictEqual(ours.data, server.data);
}

function isOf(rule: PrivateRule, { code, key, module, data }: ServerFinding): boolean {
  return (
    rule.code.test(code) &&
    rule.key.test(key) &&
    rule.modules.test(module) &&
    (rule.data === undefined || isDeepStrictEqual(rule.data, data))
  );
}

function disagree(why: string): Comparison {
  return { kind: "disagree", why };
}

function shown(finding: ServerFinding | Issue | undefined): string {
  if (!finding) return "none";
  const { code, parameter, module, data } = finding;
  const key = "key" in finding && finding.key !== "" ? ` (${finding.key})` : "";
  return `${code} ${parameter} of ${module}${key}${data ? ` ${JSON.stringify(data)}` : ""}`;
}
