import type { Fragment, MarkedFragment } from "../base/fragment.js";
import { endpointCode, moduleCode } from "./parts/operation.js";
import type { OperationCode } from "./parts/operation.js";
import type { UnitContent } from "./plan/planned.js";
import { definitionsOf } from "./registry.js";
import type { ChosenCode, Emitter, SpecCode } from "./target.js";

/** Emits the code of a unit's targets, and returns the fragments of its files. */
export async function emit(content: UnitContent): Promise<readonly MarkedFragment[]> {
  const { targets } = content;
  const emitters = new Set(definitionsOf(targets).flatMap((each) => each.emitters));
  const fragments = await fragmentsOf(content, { targets, emitters });
  const origin = originOf(content);
  return fragments.map((fragment) => ({ ...fragment, origin }));
}

function fragmentsOf(
  content: UnitContent,
  chosen: ChosenCode,
): readonly Fragment[] | Promise<readonly Fragment[]> {
  switch (content.kind) {
    case "module":
      return operationFragments(moduleCode(content.module, content.catalogue, chosen), chosen);
    case "endpoint":
      return content.directory.endpoints.flatMap((endpoint) =>
        operationFragments(endpointCode(endpoint, content.directory, chosen), chosen),
      );
    case "catalogue":
      return specFragments({ ...content.catalogue, kind: content.kind }, chosen, ["spec", "stub"]);
    case "service":
      return specFragments(content.directory, chosen, ["spec"]);
    case "stub":
      return specFragments(content.directory, chosen, ["stub"]);
    case "payload-types":
    case "payload-validators":
      return payloadFragments(content, chosen);
  }
}

function operationFragments(
  operation: OperationCode,
  { emitters }: ChosenCode,
): readonly Fragment[] {
  return [...emitters].flatMap((each) => each.operation?.(operation) ?? []);
}

function specFragments(
  spec: SpecCode,
  chosen: ChosenCode,
  parts: readonly ("spec" | "stub")[],
): readonly Fragment[] {
  const parted = (emitter: Emitter) => parts.flatMap((part) => emitter[part]?.(spec, chosen) ?? []);
  return [...chosen.emitters].flatMap(parted);
}

async function payloadFragments(
  { kind, directory }: Extract<UnitContent, { kind: "payload-types" | "payload-validators" }>,
  { emitters }: ChosenCode,
): Promise<readonly Fragment[]> {
  const found = [...emitters].flatMap((each) => each[kind]?.(directory) ?? []);
  return (await Promise.all(found)).flat();
}

/** The origin of a unit's files: the source of the spec, with the operation if there is one. */
function originOf(content: UnitContent): string {
  switch (content.kind) {
    case "module":
      return `${content.catalogue.model.source} (${content.module.operation.path})`;
    case "endpoint": {
      const { endpoints, model } = content.directory;
      return `${model.source} (${endpoints.map(({ operation }) => operation.name).join(", ")})`;
    }
    case "catalogue":
      return content.catalogue.model.source;
    case "payload-types":
    case "payload-validators":
    case "stub":
    case "service":
      return content.directory.model.source;
  }
}
