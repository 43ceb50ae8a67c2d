import { ChangeList, changesOf } from "./changes-view.js";
import { FieldsView } from "./fields-view.js";
import { ParameterRow } from "./parameter-row.js";
import { escapeHidden } from "../../text/hidden.js";
import { Prose } from "./prose.js";
import { SchemaView } from "./schema-view.js";
import type { ComponentChild } from "preact";
import type { EndpointParameter, Parameter } from "../../model/parameter.js";
import type { EndpointOperation, ModuleOperation } from "../../model/operation.js";
import type { PanelContext, SpecStore } from "./spec-store.js";
import type { Content, EndpointResponse, RequestBody } from "../../model/exchange.js";

/** The panel that documents an operation. */
export function readPanel(context: PanelContext): ComponentChild {
  const { operation } = context;
  return operation.kind === "module" ? (
    <ModuleView {...context} module={operation} />
  ) : (
    <EndpointView {...context} endpoint={operation} />
  );
}

interface ModuleContext extends PanelContext {
  readonly module: ModuleOperation;
}

function ModuleView(context: ModuleContext): ComponentChild {
  const { module, store, address } = context;
  const parameters = [...module.parameters, ...module.templated];
  return (
    <div class="read">
      <ChangeList store={store} subject={module.path} />
      <ParameterSection
        context={context}
        title="Parameters"
        parameters={parameters.map((parameter) => ({
          parameter,
          wireName: module.prefix + parameter.name,
        }))}
      />
      {module.result ? (
        <FieldsView module={module} result={module.result} address={address} />
      ) : (
        <section aria-labelledby="response">
          <h2 id="response">Response</h2>
          <p class="faint">The response of this module was not learned.</p>
        </section>
      )}
    </div>
  );
}

function EndpointView(
  context: PanelContext & { readonly endpoint: EndpointOperation },
): ComponentChild {
  const { endpoint, store } = context;
  const places = ["path", "query", "header", "cookie"] as const;
  return (
    <div class="read">
      <ChangeList store={store} subject={endpoint.name} />
      {places.map((place) => (
        <ParameterSection
          key={place}
          context={context}
          title={PLACE_TITLES[place]}
          parameters={endpoint.parameters
            .filter((parameter) => parameter.in === place)
            .map((parameter) => ({ parameter, wireName: parameter.wireName }))}
        />
      ))}
      {endpoint.body && <BodyView store={store} body={endpoint.body} />}
      <ResponsesView store={store} responses={endpoint.responses} />
    </div>
  );
}

const PLACE_TITLES = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Headers",
  cookie: "Cookies",
} as const;

interface NamedParameter {
  readonly parameter: Parameter | EndpointParameter;
  readonly wireName: string;
}

function ParameterSection({
  context,
  title,
  parameters,
}: {
  readonly context: PanelContext;
  readonly title: string;
  readonly parameters: readonly NamedParameter[];
}): ComponentChild {
  if (parameters.length === 0) return undefined;
  const { store, operation, address } = context;
  const id = title.toLowerCase().replaceAll(" ", "-");
  const subject = operation.kind === "module" ? operation.path : operation.name;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="number">{parameters.length}</span>
      </h2>
      {parameters.map(({ parameter, wireName }) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          wireName={wireName}
          store={store}
          address={address}
          changes={changesOf(store, subject).filter((each) => each.parameter === parameter.name)}
        />
      ))}
    </section>
  );
}

/** The body of requests, in each media type. */
export function BodyView({
  store,
  body,
}: {
  readonly store: SpecStore;
  readonly body: RequestBody;
}): ComponentChild {
  const { required, description = "", contents } = body;
  return (
    <section aria-labelledby="body">
      <h2 id="body">Request body {required && <span class="badge breaking">Required</span>}</h2>
      {description !== "" && <Prose text={description} />}
      {contents.map((content) => (
        <ContentView store={store} content={content} key={content.contentType} />
      ))}
    </section>
  );
}

/** The responses by status. */
export function ResponsesView({
  store,
  responses,
}: {
  readonly store: SpecStore;
  readonly responses: readonly EndpointResponse[];
}): ComponentChild {
  return (
    <section class="response" aria-labelledby="responses">
      <h2 id="responses">Responses</h2>
      {responses.map(({ status, description = "", headers, contents }) => (
        <section class="parameter" aria-label={`Response ${status}`} key={status}>
          <h3>
            <span class={`badge ${statusLevel(status)}`}>{status}</span>
          </h3>
          <div class="about">
            {description !== "" && <Prose text={description} />}
            {headers.length > 0 && <p class="faint">Headers {codes(headers)}</p>}
            {contents.length === 0 && <p class="faint">No body.</p>}
            {contents.map((content) => (
              <ContentView store={store} content={content} key={content.contentType} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function ContentView({
  store,
  content,
}: {
  readonly store: SpecStore;
  readonly content: Content;
}): ComponentChild {
  return (
    <div>
      <p class="faint">
        <code>{escapeHidden(content.contentType)}</code>
      </p>
      <SchemaView store={store} schema={content.schema} />
    </div>
  );
}

function codes(all: readonly string[]): ComponentChild {
  return all.map((each, index) => (
    <>
      {index > 0 && ", "}
      <code>{escapeHidden(each)}</code>
    </>
  ));
}

function statusLevel(status: string): string {
  if (status.startsWith("2")) return "info";
  return status === "default" ? "none" : "risky";
}
