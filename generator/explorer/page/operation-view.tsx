import type { Content, EndpointResponse, RequestBody } from "../../spec/model/exchange.js";
import { ChangeList, changesOf } from "./changes-view.js";
import { FieldsView } from "./fields-view.js";
import { ParameterRow } from "./parameter-row.js";
import type { NamedParameter } from "./parameter-row.js";
import { Code, joined, Prose } from "./prose.js";
import { SchemaView } from "./schema-view.js";
import type { OperationProps, StoreProps } from "./spec-store.js";

type ViewProps = Omit<OperationProps, "page">;

/** The documentation of an operation. */
export function OperationView({ operation, ...props }: ViewProps) {
  const { store, address } = props;
  if (operation.kind === "endpoint") {
    const { name, parameters, body, responses } = operation;
    return (
      <div class="read">
        <ChangeList store={store} subject={name} />
        {PLACES.map(([place, title]) => (
          <ParameterSection
            {...props}
            key={place}
            subject={name}
            title={title}
            parameters={parameters.filter((parameter) => parameter.in === place)}
          />
        ))}
        {body && <BodyView store={store} body={body} />}
        <ResponsesView store={store} responses={responses} />
      </div>
    );
  }
  const { path, prefix, parameters, templated, result } = operation;
  return (
    <div class="read">
      <ChangeList store={store} subject={path} />
      <ParameterSection
        {...props}
        subject={path}
        title="Parameters"
        parameters={[...parameters, ...templated].map((parameter) => ({
          ...parameter,
          wireName: prefix + parameter.name,
        }))}
      />
      {result ? (
        <FieldsView module={operation} result={result} address={address} />
      ) : (
        <section aria-labelledby="response">
          <h2 id="response">Response</h2>
          <p class="faint">The response of this module was not learned.</p>
        </section>
      )}
    </div>
  );
}

const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

interface ParameterSectionProps extends Omit<ViewProps, "operation"> {
  /** The subject of changes. */
  readonly subject: string;
  readonly title: string;
  readonly parameters: readonly NamedParameter[];
}

function ParameterSection({ store, address, subject, title, parameters }: ParameterSectionProps) {
  if (parameters.length === 0) return undefined;
  const id = title.toLowerCase().replaceAll(" ", "-");
  const changes = changesOf(store, subject);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="number">{parameters.length}</span>
      </h2>
      {parameters.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          store={store}
          address={address}
          changes={changes.filter((each) => each.parameter === parameter.name)}
        />
      ))}
    </section>
  );
}

/** The request body in each media type. */
export function BodyView({ store, body }: StoreProps & { readonly body: RequestBody }) {
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
}: StoreProps & { readonly responses: readonly EndpointResponse[] }) {
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
            {headers.length > 0 && (
              <p class="faint">
                Headers{" "}
                {joined(
                  headers.map((name) => <Code text={name} />),
                  ", ",
                )}
              </p>
            )}
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

function ContentView({ store, content }: StoreProps & { readonly content: Content }) {
  return (
    <div>
      <p class="faint">
        <Code text={content.contentType} />
      </p>
      <SchemaView store={store} schema={content.schema} />
    </div>
  );
}

function statusLevel(status: string): string {
  if (status.startsWith("2")) return "info";
  return status === "default" ? "none" : "risky";
}
