import { canonical } from "../base/json.js";
import type { Origin } from "../spec/model/parameter.js";
import { versionOf } from "../spec/model/server-versions.js";
import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import type { WikiNamespace, WikiSite } from "../spec/model/spec-model.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import type { RuleId } from "./rules.js";

/** The last of the namespaces that generated code knows without facts. */
const LAST_COMMON = 15;

/** Compares the facts of two wikis. If only one side has facts, that is one change. */
export function siteChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.model.site, next.model.site];
  if (before && after)
    return [...serverChanges(before, after, docs), ...namespaceChanges(before, after)];
  if (!before && !after) return [];
  const rule = before ? "site-removed" : "site-added";
  const origins = {
    ...(before && { old: { file: before.file, pointer: "" } }),
    ...(after && { new: { file: after.file, pointer: "" } }),
  };
  const isCommon = before?.namespaces.every(({ id }) => id <= LAST_COMMON) === true;
  const circumstances = isCommon ? ["common-namespaces"] : [];
  return [{ rule, module: "", parameter: "site", circumstances, origins }];
}

/** Releases of one version have the same rules, so that a change between them is a text. */
function serverChanges(old: WikiSite, next: WikiSite, docs: boolean): readonly Change[] {
  const [from, to] = [old.generator, next.generator];
  if (from === undefined || to === undefined || from === to) return [];
  const [before, after] = [versionOf(from), versionOf(to)];
  const isRelease = before !== undefined && before.order === after?.order;
  if (isRelease && !docs) return [];
  return [
    changeOf(
      isRelease ? "docs-changed" : "server-version-changed",
      {
        module: "",
        parameter: "site",
        old: { file: old.file, pointer: "/generator" },
        new: { file: next.file, pointer: "/generator" },
      },
      { ...(isRelease && { value: "generator" }), old: from, new: to },
    ),
  ];
}

function namespaceChanges(old: WikiSite, next: WikiSite): readonly Change[] {
  const [before, after] = [byNumber(old), byNumber(next)];
  const numbers = [...new Set([...before.keys(), ...after.keys()])];
  return numbers.flatMap((number): readonly Change[] => {
    const [from, to] = [before.get(number), after.get(number)];
    const names = { ...(from && { old: nameOf(from) }), ...(to && { new: nameOf(to) }) };
    const rule = ruleFor(from, to);
    if (rule === undefined) return [];
    const origins: { readonly old?: Origin; readonly new?: Origin } = {
      ...(from && { old: from.origin }),
      ...(to && { new: to.origin }),
    };
    return [{ rule, module: "", parameter: "site", value: String(number), ...names, origins }];
  });
}

function ruleFor(
  from: WikiNamespace | undefined,
  to: WikiNamespace | undefined,
): RuleId | undefined {
  if (!from || !to) return from ? "namespace-removed" : "namespace-added";
  const isSame = canonical([from.name, from.canonical]) === canonical([to.name, to.canonical]);
  return isSame ? undefined : "namespace-renamed";
}

function byNumber({ namespaces }: WikiSite): ReadonlyMap<number, WikiNamespace> {
  return new Map(namespaces.map((each) => [each.id, each]));
}

/** The name of a namespace, with the canonical one if it is another. */
function nameOf({ name, canonical: other = name }: WikiNamespace): string {
  return other === name ? name : `${name} (${other})`;
}
