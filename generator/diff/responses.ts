import { contentForm, essenceOf } from "../../templates/runtime/content/content-form.js";
import type { ContentForm } from "../../templates/runtime/content/content-form.js";
import { canonical, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { matchContent, mediaChanges } from "./bodies.js";
import type { MatchedContent } from "./bodies.js";
import { changeOf } from "./change.js";
import type { Change, Facts, Subject } from "./change.js";
import { namedChanges } from "./matching.js";
import {
  memberPair,
  partBelow,
  resolved,
  resolvedPair,
  subjectOf,
  textChanges,
} from "./openapi-part.js";
import type { OpenApiPair, OpenApiPart } from "./openapi-part.js";
import { levelsOf } from "./rules.js";
import type { RuleId } from "./rules.js";
import { otherSchemaChanges, responseSchemaChanges } from "./schema.js";
import { changedStatuses, isIncluded, otherStatuses, successStatuses } from "./statuses.js";
import type { ChangedStatuses, StatusPair } from "./statuses.js";

const HEADER_DOCS = ["description", "example", "examples"];

/** Compares the responses of two operations. */
export function responsesChanges(operation: OpenApiPair): readonly Change[] {
  const responses = memberPair(operation, "responses");
  const [before, after] = [responses.old.value, responses.new.value];
  return [true, false].flatMap((success) => {
    const statuses = success ? successStatuses : otherStatuses;
    const changed = changedStatuses(statuses(before), statuses(after));
    const compare = ([from, to]: StatusPair): readonly Change[] => {
      const old = partBelow(responses.old, before[from], from);
      const next = partBelow(responses.new, after[to], to);
      return responseChanges(resolvedPair({ ...responses, old, new: next }), success);
    };
    // The other statuses of the class have the same success as before.
    const otherBodies = success ? changed.covered.filter((pair) => isBreaking(compare(pair))) : [];
    return [
      ...statusChanges(subjectOf(responses), success, changed, after, new Set(otherBodies.flat())),
      ...[...changed.pairs, ...(success ? [] : changed.covered)].flatMap(compare),
    ];
  });
}

/** Returns true if code or validators of the base do not accept the revision. */
function isBreaking(changes: readonly Change[]): boolean {
  return changes
    .map(levelsOf)
    .some((levels) => [levels.types, levels.validators].includes("breaking"));
}

function statusChanges(
  subject: Subject,
  success: boolean,
  { removed, added, replaced, narrowed }: ChangedStatuses,
  responses: UnknownObject,
  otherBodies: ReadonlySet<string>,
): readonly Change[] {
  const [gone, come] = success
    ? (["success-status-removed", "success-status-added"] as const)
    : (["error-status-changed", "error-status-changed"] as const);
  const others = success ? successStatuses(responses) : Object.keys(responses);
  const removal = (old: string): Facts => ({
    old,
    circumstances: [
      isIncluded(old, others) === success && (success ? "included" : "removed"),
      otherBodies.has(old) && "other-body",
    ],
  });
  return [
    ...replaced.map(([old, next]) => changeOf(gone, subject, { ...removal(old), new: next })),
    ...narrowed.map(([old, next]) => {
      const circumstances = ["narrowed", success && Object.hasOwn(responses, old) && "others-err"];
      return changeOf(gone, subject, { old, new: next, circumstances });
    }),
    ...removed.map((old) => changeOf(gone, subject, removal(old))),
    ...added.map((status) => {
      const circumstances = [
        success && status === "default" && "instead",
        otherBodies.has(status) && "other-body",
      ];
      return changeOf(come, subject, { new: status, circumstances });
    }),
  ];
}

function responseChanges(response: OpenApiPair, success: boolean): readonly Change[] {
  const content = matchContent(response);
  const compare = success ? responseSchemaChanges : otherSchemaChanges;
  return [
    ...mediaTypeChanges(response, success, content),
    ...content.pairs.flatMap((media) => mediaChanges(media, compare)),
    ...headersChanges(response),
    ...linkChanges(response),
    ...textChanges(response, ["summary", "description"]),
  ];
}

function mediaTypeChanges(
  response: OpenApiPair,
  success: boolean,
  { removed, added }: MatchedContent,
): readonly Change[] {
  if (removed.length === 0 && added.length === 0) return [];
  const { old, new: next } = memberPair(response, "content");
  const [before, after] = [Object.keys(old.value), Object.keys(next.value)];
  const at = "/content";
  const areTypesBroken = isTypedBody(old) && hasOtherForm(before, after) && "types-broken";
  if (!success) {
    const value = `media type ${removed.join(", ")} to ${added.join(", ")}`;
    const circumstances = [areTypesBroken];
    return [changeOf("other-schema-changed", subjectOf(response), { value, circumstances, at })];
  }
  const kind =
    (after.length === 0 && "no-body") ||
    (before.length === 0 && "first-body") ||
    (removed.length === 0 && "added");
  return [
    changeOf("media-type-changed", subjectOf(response), {
      old: (removed.length > 0 ? removed : before).join(", ") || "none",
      new: (added.length > 0 ? added : after).join(", ") || "none",
      circumstances: [kind, removed.length > 0 && areTypesBroken],
      at,
    }),
  ];
}

/** Returns true if code knows more of a body than that it is JSON. */
function isTypedBody({ value }: OpenApiPart): boolean {
  return Object.entries(value).some(
    ([type, media]) => formOf(type) !== "json" || objectOf(media)["schema"] !== undefined,
  );
}

/** Returns true if bodies can have a form in code that no body had. */
function hasOtherForm(before: readonly string[], after: readonly string[]): boolean {
  const forms = new Set(before.map(formOf));
  return after.some((type) => !forms.has(formOf(type)));
}

function formOf(type: string): ContentForm {
  return contentForm(essenceOf(type));
}

/** Compares the operations that a response links to. No code is generated from links. */
function linkChanges(response: OpenApiPair): readonly Change[] {
  const links = memberPair(response, "links");
  const change = (rule: RuleId, value: string): Change =>
    changeOf(rule, subjectOf(response), { value, at: "/links" });
  return namedChanges(linksIn(links.old), linksIn(links.new), {
    removed: (_link, name) => change("link-removed", name),
    added: (_link, name) => change("link-added", name),
    kept: (old, next, name) => (old === next ? [] : [change("link-changed", name)]),
  });
}

function linksIn(links: OpenApiPart): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(links.value).map(([name, link]) => {
      const { description: _text, ...own } = resolved(partBelow(links, link)).value;
      return [name, canonical(own)];
    }),
  );
}

/** Compares the headers of two responses. Names of headers do not depend on letter case. */
function headersChanges(response: OpenApiPair): readonly Change[] {
  const { module } = response;
  const headers = memberPair(response, "headers");
  return namedChanges(headersIn(headers.old), headersIn(headers.new), {
    removed: ({ part: { origin, value: header } }, value) => {
      const circumstances = [header["required"] === true && "required", isTyped(header) && "typed"];
      return changeOf("response-header-removed", { module, old: origin }, { value, circumstances });
    },
    added: ({ part: { origin } }, value) =>
      changeOf("response-header-added", { module, new: origin }, { value }),
    kept: (old, next, value) => {
      const header = { ...response, old: old.part, new: next.part };
      const isRenamed =
        old.name !== next.name && [old, next].every(({ part }) => isTyped(part.value));
      const facts = { value, old: old.name, new: next.name, circumstances: ["letter-case"] };
      return [
        ...(isRenamed ? [changeOf("response-header-changed", subjectOf(header), facts)] : []),
        ...headerChanges(header, value),
      ];
    },
  });
}

/** A header without a schema has no type. */
function isTyped({ schema, content }: UnknownObject): boolean {
  return schema !== undefined || content !== undefined;
}

/** A header, and its name as the document writes it. */
interface NamedHeader {
  readonly name: string;
  readonly part: OpenApiPart;
}

function headersIn(headers: OpenApiPart): ReadonlyMap<string, NamedHeader> {
  return new Map(
    Object.entries(headers.value)
      // OpenAPI 3.1, Response Object: the header is described by the media types.
      .filter(([name]) => name.toLowerCase() !== "content-type")
      .map(([name, header]) => [
        name.toLowerCase(),
        { name, part: resolved(partBelow(headers, header, name)) },
      ]),
  );
}

function headerChanges(header: OpenApiPair, value: string): readonly Change[] {
  const { module, old, new: next } = header;
  const schemas = memberPair(header, "schema");
  const context = { ...header.context, docs: false };
  const scope = { module, path: "", top: false, context };
  const ofSchema = responseSchemaChanges(scope, schemas.old, schemas.new);
  const [was, is] = [withoutTexts(old.value), withoutTexts(next.value)];
  const [{ schema: _old, ...before }, { schema: _new, ...after }] = [was, is];
  const isChanged = ofSchema.length > 0 || canonical(before) !== canonical(after);
  const areTypesBroken =
    (was["required"] === true && is["required"] !== true) ||
    ofSchema.some((each) => levelsOf(each).types === "breaking");
  const facts = { value, old: was, new: is, circumstances: [areTypesBroken && "types-broken"] };
  return [
    ...(isChanged ? [changeOf("response-header-changed", subjectOf(header), facts)] : []),
    ...textChanges(header, HEADER_DOCS),
  ];
}

function withoutTexts(header: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(header).filter(([key]) => !HEADER_DOCS.includes(key)));
}
