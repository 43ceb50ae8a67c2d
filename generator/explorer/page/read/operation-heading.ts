import { h } from "preact";
import type { ComponentChild } from "preact";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { EndpointOperation, ModuleOperation } from "../../../spec/model/operation.js";
import type { ExplorerOperation } from "../../explorer-data.js";
import { partAddress } from "../../part-name.js";
import type { SpecStore } from "../state/spec-store.js";
import { Prose } from "./prose.js";

/** The name of an operation, its kind and its description. */
export function OperationHeading({
  store,
  operation,
}: {
  readonly store: SpecStore;
  readonly operation: ExplorerOperation;
}): ComponentChild {
  const { name } = store.spec;
  return h(
    "header",
    { class: "heading" },
    h(
      "p",
      { class: "crumbs" },
      h("a", { href: partAddress(name) }, name),
      operation.kind === "module" && operation.group !== "" && ` / ${operation.group}`,
    ),
    operation.kind === "module" ? moduleTitle(operation) : endpointTitle(operation),
  );
}

function moduleTitle(module: ModuleOperation): ComponentChild {
  const { name, description = "", manual } = module;
  return [
    h("h1", { tabIndex: -1 }, h("code", null, escapeHidden(name)), badges(moduleBadges(module))),
    description !== "" && h("div", { class: "lead" }, h(Prose, { text: description })),
    h(
      "p",
      { class: "facts" },
      ...moduleFacts(module),
      manual !== undefined &&
        /^https?:\/\//.test(manual) &&
        h("span", null, h("a", { href: manual, rel: "noreferrer" }, "Manual")),
    ),
  ];
}

function endpointTitle(operation: EndpointOperation): ComponentChild {
  const { name, method, path, summary, deprecated, server } = operation;
  return [
    h(
      "h1",
      { tabIndex: -1 },
      h("code", null, escapeHidden(name)),
      badges(deprecated ? [["Deprecated", "risky"]] : []),
    ),
    h(
      "p",
      { class: "endpoint" },
      h("span", { class: "badge info" }, method),
      " ",
      h("code", null, escapeHidden(path)),
    ),
    summary !== undefined && h("div", { class: "lead" }, h(Prose, { text: summary })),
    h(
      "p",
      { class: "facts" },
      server !== undefined && h("span", null, "Server ", h("code", null, escapeHidden(server))),
      operation.security &&
        h(
          "span",
          null,
          "Credentials ",
          operation.security.map((names, index) => [
            index > 0 && " or ",
            h("code", null, names.length === 0 ? "none" : names.join(" + ")),
          ]),
        ),
    ),
  ];
}

type Badge = readonly [text: string, level: "info" | "risky" | "none"];

function badges(all: readonly Badge[]): ComponentChild {
  return all.map(([text, level]) => [" ", h("span", { class: `badge ${level}` }, text)]);
}

function moduleBadges({
  generator,
  mustbeposted,
  deprecated,
  internal,
}: ModuleOperation): readonly Badge[] {
  return [
    ...(deprecated ? ([["Deprecated", "risky"]] as const) : []),
    ...(internal ? ([["Internal", "risky"]] as const) : []),
    ...(mustbeposted ? ([["POST", "info"]] as const) : []),
    ...(generator ? ([["Generator", "info"]] as const) : []),
  ];
}

function moduleFacts({
  select,
  prefix,
  readrights,
  writerights,
  on,
  dynamicParameters,
}: ModuleOperation): readonly ComponentChild[] {
  const rights = [...(readrights ? ["read"] : []), ...(writerights ? ["write"] : [])];
  const selected = select.map(([name, value]) => `${name}=${value}`).join("&");
  return [
    selected !== "" && h("span", null, "Request ", h("code", null, escapeHidden(selected))),
    prefix !== "" && h("span", null, "Prefix ", h("code", null, prefix)),
    rights.length > 0 &&
      h("span", null, `Needs the right${rights.length > 1 ? "s" : ""} to ${rights.join(" and ")}`),
    on && h("span", null, `Only on ${on.join(", ")}`),
    dynamicParameters && h("span", null, "Accepts further parameters, which depend on the wiki"),
  ];
}
