import { escapeHidden } from "../../text/hidden.js";
import { partAddress } from "../address.js";
import { Prose } from "./prose.js";
import type { ComponentChild } from "preact";
import type { EndpointOperation, ModuleOperation } from "../../model/operation.js";
import type { ExplorerOperation } from "../explorer-data.js";
import type { SpecStore } from "./spec-store.js";

/** The name of an operation, its kind and its description. */
export function OperationHeading({
  store,
  operation,
}: {
  readonly store: SpecStore;
  readonly operation: ExplorerOperation;
}): ComponentChild {
  const { name } = store.spec;
  return (
    <header class="heading">
      <p class="crumbs">
        <a href={partAddress(name)}>{name}</a>
        {operation.kind === "module" && operation.group !== "" && ` / ${operation.group}`}
      </p>
      {operation.kind === "module" ? moduleTitle(operation) : endpointTitle(operation)}
    </header>
  );
}

function moduleTitle(module: ModuleOperation): ComponentChild {
  const { name, description = "", manual } = module;
  return (
    <>
      <h1 tabIndex={-1}>
        <code>{escapeHidden(name)}</code>
        {badges(moduleBadges(module))}
      </h1>
      {description !== "" && (
        <div class="lead">
          <Prose text={description} />
        </div>
      )}
      <p class="facts">
        {moduleFacts(module)}
        {manual !== undefined && /^https?:\/\//.test(manual) && (
          <span>
            <a href={manual} rel="noreferrer">
              Manual
            </a>
          </span>
        )}
      </p>
    </>
  );
}

function endpointTitle(operation: EndpointOperation): ComponentChild {
  const { name, method, path, summary, deprecated, server } = operation;
  return (
    <>
      <h1 tabIndex={-1}>
        <code>{escapeHidden(name)}</code>
        {badges(deprecated ? [["Deprecated", "risky"]] : [])}
      </h1>
      <p class="endpoint">
        <span class="badge info">{method}</span> <code>{escapeHidden(path)}</code>
      </p>
      {summary !== undefined && (
        <div class="lead">
          <Prose text={summary} />
        </div>
      )}
      <p class="facts">
        {server !== undefined && (
          <span>
            Server <code>{escapeHidden(server)}</code>
          </span>
        )}
        {operation.security && (
          <span>
            Credentials{" "}
            {operation.security.map((names, index) => (
              <>
                {index > 0 && " or "}
                <code>{names.length === 0 ? "none" : names.join(" + ")}</code>
              </>
            ))}
          </span>
        )}
      </p>
    </>
  );
}

type Badge = readonly [text: string, level: "info" | "risky" | "none"];

function badges(all: readonly Badge[]): ComponentChild {
  return all.map(([text, level]) => (
    <>
      {" "}
      <span class={`badge ${level}`}>{text}</span>
    </>
  ));
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
}: ModuleOperation): ComponentChild {
  const rights = [...(readrights ? ["read"] : []), ...(writerights ? ["write"] : [])];
  const selected = select.map(([name, value]) => `${name}=${value}`).join("&");
  return (
    <>
      {selected !== "" && (
        <span>
          Request <code>{escapeHidden(selected)}</code>
        </span>
      )}
      {prefix !== "" && (
        <span>
          Prefix <code>{prefix}</code>
        </span>
      )}
      {rights.length > 0 && (
        <span>
          Needs the right{rights.length > 1 ? "s" : ""} to {rights.join(" and ")}
        </span>
      )}
      {on && <span>Only on {on.join(", ")}</span>}
      {dynamicParameters && <span>Accepts further parameters, which depend on the wiki</span>}
    </>
  );
}
