import type { WikiNamespace, WikiSite } from "../spec/model/spec-model.js";
import { versionOf } from "../spec/model/server-versions.js";
import { changeOf, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { namedChanges } from "./matching.js";

/** The last of the namespaces that generated code knows without facts. */
const LAST_COMMON = 15;

const SITE = { module: "", parameter: "site" };

/** Compares the facts of two wikis. If only one side has facts, that is one change. */
export function siteChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.model.site, next.model.site];
  if (before && after)
    return [...serverChanges(before, after, docs), ...namespaceChanges(before, after)];
  const [from, to] = [before, after].map((site) => site && { file: site.file, pointer: "" });
  if (to) return [changeOf("site-added", { ...SITE, new: to })];
  const isCommon = before?.namespaces.every(({ id }) => id <= LAST_COMMON) === true;
  const circumstances = [isCommon && "common-namespaces"];
  return from ? [changeOf("site-removed", { ...SITE, old: from }, { circumstances })] : [];
}

/**
 * Releases of a version follow the same rules, so a change between them only changes the
 * description.
 */
function serverChanges(old: WikiSite, next: WikiSite, docs: boolean): readonly Change[] {
  const [from, to] = [old.generator, next.generator];
  if (from === undefined || to === undefined) return [];
  const [before, after] = [versionOf(from), versionOf(to)];
  const isRelease = before !== undefined && before.order === after?.order;
  const at = "/generator";
  const subject: Subject = {
    ...SITE,
    old: { file: old.file, pointer: "" },
    new: { file: next.file, pointer: "" },
  };
  if (!isRelease) return valueChanges("server-version-changed", subject, from, to, at);
  if (!docs || from === to) return [];
  return [changeOf("docs-changed", subject, { value: "generator", old: from, new: to, at })];
}

function namespaceChanges(old: WikiSite, next: WikiSite): readonly Change[] {
  return namedChanges(byNumber(old), byNumber(next), {
    removed: (from, value) =>
      changeOf("namespace-removed", { ...SITE, old: from.origin }, { value, old: nameOf(from) }),
    added: (to, value) =>
      changeOf("namespace-added", { ...SITE, new: to.origin }, { value, new: nameOf(to) }),
    kept: (from, to, value) =>
      from.name === to.name && from.canonical === to.canonical
        ? []
        : [
            changeOf(
              "namespace-renamed",
              { ...SITE, old: from.origin, new: to.origin },
              { value, old: nameOf(from), new: nameOf(to) },
            ),
          ],
  });
}

function byNumber({ namespaces }: WikiSite): ReadonlyMap<string, WikiNamespace> {
  return new Map(namespaces.map((each) => [String(each.id), each]));
}

/** A namespace's name, with the canonical name if it differs. */
function nameOf({ name, canonical: other = name }: WikiNamespace): string {
  return other === name ? name : `${name} (${other})`;
}
