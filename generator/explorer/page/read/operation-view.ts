import { h } from "preact";
import type { ComponentChild } from "preact";
import type { EndpointParameter, Parameter } from "../../../spec/model/parameter.js";
import type { EndpointOperation, ModuleOperation } from "../../../spec/model/operation.js";
import type { PanelContext } from "../state/panel.js";
import { BodyView, ResponsesView } from "./bodies-view.js";
import { ChangeList, changesOf } from "./changes-view.js";
import { FieldsView } from "./fields-view.js";
import { ParameterRow } from "./parameter-row.js";

/** The panel that documents an operation. */
export function readPanel(context: PanelContext): ComponentChild {
  const { operation } = context;
  return operation.kind === "module"
    ? h(ModuleView, { ...context, module: operation })
    : h(EndpointView, { ...context, endpoint: operation });
}

interface ModuleContext extends PanelContext {
  readonly module: ModuleOperation;
}

function ModuleView(context: ModuleContext): ComponentChild {
  const { module, store, address } = context;
  const parameters = [...module.parameters, ...module.templated];
  return h(
    "div",
    { class: "read" },
    h(ChangeList, { store, subject: module.path }),
    h(ParameterSection, {
      context,
      title: "Parameters",
      parameters: parameters.map((parameter) => ({
        parameter,
        wireName: module.prefix + parameter.name,
      })),
    }),
    module.result
      ? h(FieldsView, { module, result: module.result, address })
      : h(
          "section",
          { "aria-labelledby": "response" },
          h("h2", { id: "response" }, "Response"),
          h("p", { class: "faint" }, "The response of this module was not learned."),
        ),
  );
}

function EndpointView(
  context: PanelContext & { readonly endpoint: EndpointOperation },
): ComponentChild {
  const { endpoint, store } = context;
  const places = ["path", "query", "header", "cookie"] as const;
  return h(
    "div",
    { class: "read" },
    h(ChangeList, { store, subject: endpoint.name }),
    places.map((place) =>
      h(ParameterSection, {
        key: place,
        context,
        title: PLACE_TITLES[place],
        parameters: endpoint.parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => ({ parameter, wireName: parameter.wireName })),
      }),
    ),
    endpoint.body && h(BodyView, { store, body: endpoint.body }),
    h(ResponsesView, { store, responses: endpoint.responses }),
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
  return h(
    "section",
    { "aria-labelledby": id },
    h("h2", { id }, title, " ", h("span", { class: "number" }, parameters.length)),
    parameters.map(({ parameter, wireName }) =>
      h(ParameterRow, {
        key: parameter.name,
        parameter,
        wireName,
        store,
        address,
        changes: changesOf(store, subject).filter((each) => each.parameter === parameter.name),
      }),
    ),
  );
}
