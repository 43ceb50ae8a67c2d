import { changeOf } from "../change.js";
import type { Change, Place } from "../change.js";
import { keysOfBoth, member } from "../json.js";
import { gapChanges } from "../gaps.js";
import type { ComparedCatalogue } from "../spec.js";
import type { Document } from "../../read/document.js";
import { below } from "../../read/document.js";
import { isSet } from "../../spec/catalogue.js";
import type { Protocol } from "../../spec/types.js";
import { matchModules, modulesOf, presenceChanges } from "./modules.js";
import type { MatchedModules } from "./modules.js";
import { moduleChanges } from "./module.js";
import { resultsChanges } from "../results/results.js";
import { unknownKeyChanges } from "../unknown.js";

/** Keys of a wiki's answer that say nothing about the modules. */
const KNOWN: ReadonlySet<string> = new Set(["$schema", "batchcomplete", "warnings", "paraminfo"]);
const KNOWN_INSIDE: ReadonlySet<string> = new Set(["helpformat", "modules"]);

/** Every difference between two catalogues. */
export function catalogueChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  docs: boolean,
): readonly Change[] {
  const matched = matchModules(modulesOf(old, next), modulesOf(next, old));
  const context = { docs, ...claims(matched) };
  const places = {
    old: { document: old.document, pointer: "" },
    new: { document: next.document, pointer: "" },
  };
  const inside = {
    old: { document: old.document, pointer: "/paraminfo" },
    new: { document: next.document, pointer: "/paraminfo" },
  };
  const [before, after] = [old.document.value, next.document.value];
  return [
    ...unknownKeyChanges({ module: "", ...places }, before, after, KNOWN),
    ...unknownKeyChanges(
      { module: "", parameter: "paraminfo", ...inside },
      before.paraminfo,
      after.paraminfo,
      KNOWN_INSIDE,
    ),
    ...presenceChanges(matched),
    ...matched.pairs.flatMap(([from, to]) => moduleChanges(from, to, context)),
    ...resultsChanges(old, next, matched, docs),
    ...(old.protocol && next.protocol ? protocolChanges(old.protocol, next.protocol, docs) : []),
  ];
}

/** Modules that came, went or moved: the values of selecting parameters that follow are no edits of their own. */
function claims({ pairs, removed, added }: MatchedModules): {
  readonly claimedPaths: ReadonlySet<string>;
  readonly claimedGenerators: ReadonlySet<string>;
} {
  const moved = pairs.filter(([from, to]) => from.module.path !== to.module.path);
  const generators = pairs.filter(
    ([from, to]) => isSet(from.module.generator) !== isSet(to.module.generator),
  );
  return {
    claimedPaths: new Set([...removed, ...added, ...moved.flat()].map(({ module }) => module.path)),
    claimedGenerators: new Set(generators.flat().map(({ module }) => module.path)),
  };
}

function place(document: Document, name: string): Place {
  return { document, pointer: below("/requestDefaults", name) };
}

function protocolChanges(
  old: Document<Protocol>,
  next: Document<Protocol>,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.value.requestDefaults, next.value.requestDefaults];
  const defaults = keysOfBoth(before, after).flatMap((name) => {
    const [from, to] = [member(before, name), member(after, name)];
    return from === to
      ? []
      : [
          changeOf(
            "request-default-changed",
            { module: "", parameter: name, old: place(old, name), new: place(next, name) },
            { ...(from !== undefined && { old: from }), ...(to !== undefined && { new: to }) },
          ),
        ];
  });
  const gaps = gapChanges(
    { document: old, entries: old.value.undocumented, pointer: "/undocumented" },
    { document: next, entries: next.value.undocumented, pointer: "/undocumented" },
    docs,
  );
  return [...defaults, ...gaps];
}
