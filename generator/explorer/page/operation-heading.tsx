import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import { partAddress } from "../address.js";
import type { ExplorerOperation } from "../explorer-data.js";
import { Code, joined, Note, Prose } from "./prose.js";
import type { StoreProps } from "./spec-store.js";

/** The name of an operation, its kind and its description. */
export function OperationHeading({
  store,
  operation,
}: StoreProps & { readonly operation: ExplorerOperation }) {
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

function moduleTitle(module: ModuleOperation) {
  const { name, description = "", manual } = module;
  return (
    <>
      <h1 tabIndex={-1}>
        <Code text={name} />
        {badge(module.deprecated, "Deprecated", "risky")}
        {badge(module.internal, "Internal", "risky")}
        {badge(module.mustbeposted, "POST", "info")}
        {badge(module.generator, "Generator", "info")}
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

function endpointTitle(operation: EndpointOperation) {
  const { name, method, path, summary, description, deprecated, server } = operation;
  return (
    <>
      <h1 tabIndex={-1}>
        <Code text={name} />
        {badge(deprecated, "Deprecated", "risky")}
      </h1>
      <p class="endpoint">
        <span class="badge info">{method}</span> <Code text={path} />
      </p>
      {summary !== undefined && (
        <div class="lead">
          <Prose text={summary} />
          {description !== undefined && <Prose text={description} />}
        </div>
      )}
      <p class="facts">
        {server !== undefined && (
          <span>
            Server <Code text={server} />
          </span>
        )}
        {operation.security && (
          <span>
            Credentials{" "}
            {joined(
              operation.security.map((names) => <code>{names.join(" + ") || "none"}</code>),
              " or ",
            )}
          </span>
        )}
      </p>
    </>
  );
}

function badge(isShown: boolean | undefined, text: string, level: "info" | "risky") {
  return isShown && <Note class={`badge ${level}`}>{text}</Note>;
}

function moduleFacts({
  select,
  prefix,
  readrights,
  writerights,
  on,
  dynamicParameters,
}: ModuleOperation) {
  const rights = [...(readrights ? ["read"] : []), ...(writerights ? ["write"] : [])];
  const selected = select.map(([name, value]) => `${name}=${value}`).join("&");
  return (
    <>
      {selected !== "" && (
        <span>
          Request <Code text={selected} />
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
