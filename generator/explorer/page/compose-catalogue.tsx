import { useLayoutEffect, useState } from "preact/hooks";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { Parameter } from "../../spec/model/parameter.js";
import { counted } from "../../base/counted.js";
import type { Address } from "../address.js";
import {
  catalogueContext,
  catalogueRequest,
  explanationOf,
  responseTypeOf,
  typescriptOf,
} from "./catalogue-request.js";
import type { CatalogueRequest, ComposedCatalogue } from "./catalogue-request.js";
import { FieldRow } from "./field-row.js";
import { formSections } from "./form-sections.js";
import type { FirstSections, FormSection } from "./form-sections.js";
import { enteredText, setParameter } from "./navigation.js";
import type { SelectingParameters } from "./navigation.js";
import { ComposeView, curlText, Disclosure, Verdict } from "./outputs.js";
import { runCatalogue, withModuleError } from "./run-catalogue.js";
import { RunSection } from "./run-section.js";
import type { PageStore, StoreProps } from "./spec-store.js";
import { endpointOf, useTarget } from "./targets.js";

/** The input of the form of a catalogue. */
interface ComposeCatalogueProps extends StoreProps {
  readonly page: PageStore;
  readonly address: Address;
  /** The parameters that select the module of the page; none if the page is about the catalogue. */
  readonly selection: SelectingParameters;
  readonly first: FirstSections;
}

/** Composes and runs a request to a catalogue. */
export function ComposeCatalogue(props: ComposeCatalogueProps) {
  const { page, store, selection, first, address } = props;
  const { target, chooser } = useTarget(page, store);
  const context = catalogueContext(store);
  const request = useCheckedRequest(context, selection, address.query);
  if (!context || !request) return undefined;
  const { query, method } = request;
  const sections = formSections(context, request.strict.parsed, first);
  const names = new Set(sections.flatMap(({ fields }) => fields.map(({ wireName }) => wireName)));
  const others = [...new Set(new URLSearchParams(address.query).keys())].filter(
    (name) => !names.has(name),
  );
  const form = { ...props, context, request, sections };
  const endpoint = endpointOf(target);
  return (
    <ComposeView
      fields={
        <>
          {sections.map((section) => (
            <SectionView {...form} section={section} key={section.title} />
          ))}
          {others.length > 0 && <OtherParameters {...form} others={others} />}
        </>
      }
      verdict={
        <Verdict
          {...verdictOf(request)}
          issues={request.strict.verdict.issues.filter(
            (issue) => !others.includes(issue.parameter) && !sectionOf(issue, sections),
          )}
        />
      }
      address={`${method} ${endpoint}?${query}`}
      typescript={typescriptOf(context, request) || "// Choose a module."}
      curl={curlText(
        method === "POST"
          ? { method, address: endpoint, body: query }
          : { method, address: `${endpoint}?${query}` },
      )}
      type={responseTypeOf(context, request)}
      explanation={() => explanationOf(context, request)}
      run={
        <>
          {chooser}
          <RunSection
            key={JSON.stringify([target, query])}
            target={target}
            request={query}
            send={(sent) => runCatalogue(context, target, { method, query: sent })}
          />
        </>
      }
    />
  );
}

/** The request in the URL, with the error from the stub's modules once it has responded. */
function useCheckedRequest(
  context: ComposedCatalogue | undefined,
  selection: SelectingParameters,
  addressQuery: string,
): CatalogueRequest | undefined {
  const parsed = context && catalogueRequest(context, selection, addressQuery);
  const [checked, setChecked] = useState<CatalogueRequest | undefined>();
  const query = parsed?.query;
  useLayoutEffect(() => {
    let isCurrent = true;
    if (context && parsed)
      void withModuleError(context, parsed).then((found) => {
        if (isCurrent) setChecked(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [context, query]);
  return checked?.query === query ? checked : parsed;
}

interface FormProps extends ComposeCatalogueProps {
  readonly context: ComposedCatalogue;
  readonly request: CatalogueRequest;
  readonly sections: readonly FormSection[];
}

type SectionProps = FormProps & { readonly section: FormSection };

/**
 * A module's fields. The root modules' fields are closed until they are needed, and so are choices
 * that the form does not start with.
 */
function SectionView(props: SectionProps) {
  const { section, request, address } = props;
  const { title, role, fields } = section;
  if (fields.length === 0) return undefined;
  const own = new Set(fields.map(({ wireName }) => wireName));
  const names = [...new URLSearchParams(address.query).keys()].filter((name) => own.has(name));
  const isNeeded =
    role === "module" ||
    names.length > 0 ||
    fields.some(({ wireName }) => sectionIssues(props, wireName).length > 0) ||
    (role === "choice" && props.first === "choice") ||
    (role === "pages" &&
      request.strict.parsed.selected.some(({ module }) => module.group === "prop"));
  return (
    <Disclosure
      class={`form-section ${role}`}
      isNeeded={isNeeded}
      summary={
        <>
          <h2>{title}</h2>
          {names.length > 0 && <span class="number"> {names.length} given</span>}
        </>
      }
      content={() =>
        fields.map(({ wireName, parameter }) => (
          <FieldRow
            key={wireName}
            wireName={wireName}
            parameter={parameter}
            text={enteredText(role === "choice" ? request.ownQuery : address.query, wireName)}
            namespaces={props.context.model.namespaces}
            issues={sectionIssues(props, wireName)}
            onText={(text) => changeParameter(props, wireName, text)}
          />
        ))
      }
    />
  );
}

/** The issues of a field. Two modules can have parameters with the same name in requests. */
function sectionIssues(
  { section, sections, request }: SectionProps,
  wireName: string,
): readonly VerdictIssue[] {
  return issuesOf(request, wireName).filter((issue) => sectionOf(issue, sections) === section);
}

/** The section that shows an issue: its module's section, or else the first with the field. */
function sectionOf(
  { parameter, module }: VerdictIssue,
  sections: readonly FormSection[],
): FormSection | undefined {
  const having = sections.filter(({ fields }) =>
    fields.some(({ wireName }) => wireName === parameter),
  );
  return having.find((section) => section.module.path === module) ?? having[0];
}

/** An empty parameter that selects the page's module stays in the URL. */
function changeParameter(
  { address, selection }: ComposeCatalogueProps,
  name: string,
  text: string | undefined,
): void {
  const isSelecting = selection.some(([selecting]) => selecting === name);
  setParameter(address, name, isSelecting ? (text ?? "") : text);
}

function issuesOf({ strict }: CatalogueRequest, wireName: string): readonly VerdictIssue[] {
  return strict.verdict.issues.filter(({ parameter }) => parameter === wireName);
}

/** The parameters in the URL that no module of the request accepts. */
function OtherParameters(props: FormProps & { readonly others: readonly string[] }) {
  const { address, others, request } = props;
  return (
    <section class="other-parameters" aria-labelledby="other-parameters">
      <h2 id="other-parameters">Other parameters of the address</h2>
      {others.map((name) => (
        <FieldRow
          key={name}
          wireName={name}
          parameter={unknownParameter(name)}
          text={enteredText(address.query, name)}
          namespaces={undefined}
          issues={issuesOf(request, name)}
          onText={(text) => changeParameter(props, name, text)}
        />
      ))}
    </section>
  );
}

function unknownParameter(name: string): Parameter {
  return {
    name,
    origin: { file: "", pointer: "" },
    type: { kind: "string" },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    description: "No module in the request accepts this parameter.",
  };
}

function verdictOf({ strict, server }: CatalogueRequest) {
  const { issues } = strict.verdict;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  if (errors > 0) {
    const warns = server.verdict.ok ? "; the server itself would respond with warnings" : "";
    return { isAccepted: false, text: `${counted(errors, "error")}${warns}.` };
  }
  const warnings = issues.length > 0 ? `, with ${counted(issues.length, "warning")}` : "";
  return { isAccepted: true, text: `Valid${warnings}.` };
}
