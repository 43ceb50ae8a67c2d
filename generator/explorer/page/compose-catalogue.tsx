import { counted } from "../../text/message.js";
import { givenText, replaceAddress, withParameter } from "./navigation.js";
import type { SelectingParameters } from "./navigation.js";
import {
  catalogueRequest,
  explanationOf,
  responseTypeOf,
  typescriptOf,
} from "./catalogue-request.js";
import type { CatalogueRequest, ComposedCatalogue } from "./catalogue-request.js";
import { CodeBlock, Disclosure, curlText } from "./outputs.js";
import { FieldRow, IssueList } from "./field-row.js";
import { formSections } from "./form-sections.js";
import type { FirstSections, FormSection } from "./form-sections.js";
import type { ComponentChild } from "preact";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { Address } from "../address.js";

/** The input of the form of a catalogue. */
export interface ComposeProps {
  readonly context: ComposedCatalogue;
  /** The parameters that select the module of the page; none if the page is about the catalogue. */
  readonly selection: SelectingParameters;
  readonly address: Address;
  readonly first: FirstSections;
  /** The address of the service, without a query. */
  readonly endpoint: string;
  /** What is shown below the outputs, such as the response. */
  readonly below?: (request: CatalogueRequest) => ComponentChild;
}

/** The form of a request to a catalogue, and beside it what the form describes. */
export function ComposeCatalogue(props: ComposeProps): ComponentChild {
  const { context, selection, first, address, endpoint, below } = props;
  const request = catalogueRequest(context, selection, address.query);
  const sections = formSections(context, request.strict.parsed, first);
  const names = new Set(sections.flatMap(({ fields }) => fields.map(({ wireName }) => wireName)));
  const others = [...new Set(new URLSearchParams(address.query).keys())].filter(
    (name) => !names.has(name),
  );
  const { issues } = request.strict.verdict;
  return (
    <div class="compose">
      <form aria-label="Request" onSubmit={(event: Event) => event.preventDefault()}>
        {sections.map((section) => (
          <SectionView
            {...props}
            section={section}
            sections={sections}
            request={request}
            key={section.title}
          />
        ))}
        <OtherParameters {...props} others={others} request={request} />
      </form>
      <div class="outputs">
        <Verdict
          issues={issues.filter(
            (issue) => !others.includes(issue.parameter) && !sectionOf(issue, sections),
          )}
          request={request}
        />
        <CodeBlock title="Address" id="out-address" text={addressText(endpoint, request)} />
        <CodeBlock
          title="TypeScript"
          id="out-typescript"
          text={typescriptOf(context, request) || "// Choose a module."}
        />
        <CodeBlock title="curl" id="out-curl" text={curlOf(endpoint, request)} />
        <CodeBlock
          title="Type of the response"
          id="out-type"
          text={responseTypeOf(context, request)}
        />
        <Disclosure
          class="explanation"
          isNeeded={false}
          summary="Explanation"
          content={() => (
            <pre tabIndex={0}>
              <code>{explanationOf(context, request)}</code>
            </pre>
          )}
        />
        {below?.(request)}
      </div>
    </div>
  );
}

function addressText(endpoint: string, { query, method }: CatalogueRequest): string {
  return `${method} ${endpoint}?${query}`;
}

function curlOf(endpoint: string, { query, method }: CatalogueRequest): string {
  return method === "POST"
    ? curlText({ method, address: endpoint, body: query })
    : curlText({ method, address: `${endpoint}?${query}` });
}

type SectionProps = ComposeProps & {
  readonly section: FormSection;
  readonly sections: readonly FormSection[];
  readonly request: CatalogueRequest;
};

/**
 * The fields of a module. Those of the roots are closed until they are needed, and so are choices that
 * the form does not begin with.
 */
function SectionView(props: SectionProps): ComponentChild {
  const { section, request, address } = props;
  const { title, role, fields } = section;
  if (fields.length === 0) return undefined;
  const own = new Set(fields.map(({ wireName }) => wireName));
  const given = [...new URLSearchParams(address.query).keys()].filter((name) => own.has(name));
  const isNeeded =
    role === "module" ||
    given.length > 0 ||
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
          {given.length > 0 && <span class="number"> {given.length} given</span>}
        </>
      }
      content={() => fieldRows(props)}
    />
  );
}

function fieldRows(props: SectionProps): ComponentChild {
  const {
    section: { role, fields },
    request,
    address,
  } = props;
  return fields.map(({ wireName, parameter }) => (
    <FieldRow
      key={wireName}
      wireName={wireName}
      parameter={parameter}
      text={givenText(role === "choice" ? request.ownQuery : address.query, wireName)}
      namespaces={props.context.model.namespaces}
      issues={sectionIssues(props, wireName)}
      onText={(text) => changeParameter(props, wireName, text)}
    />
  ));
}

/** The issues of a field. Two modules can have parameters of the same name in requests. */
function sectionIssues(
  { section, sections, request }: SectionProps,
  wireName: string,
): readonly VerdictIssue[] {
  return issuesOf(request, wireName).filter((issue) => sectionOf(issue, sections) === section);
}

/** The section that shows an issue: that of its module, or else the first one with the field. */
function sectionOf(
  { parameter, module }: VerdictIssue,
  sections: readonly FormSection[],
): FormSection | undefined {
  const having = sections.filter(({ fields }) =>
    fields.some(({ wireName }) => wireName === parameter),
  );
  return having.find((section) => section.module.path === module) ?? having[0];
}

/** A parameter that selects the module of the page stays in the address while it is empty. */
function changeParameter(
  { address, selection }: ComposeProps,
  name: string,
  text: string | undefined,
): void {
  const isSelecting = selection.some(([selecting]) => selecting === name);
  const next = isSelecting ? (text ?? "") : text;
  replaceAddress({ ...address, query: withParameter(address.query, name, next) });
}

function issuesOf({ strict }: CatalogueRequest, wireName: string): readonly VerdictIssue[] {
  return strict.verdict.issues.filter(({ parameter }) => parameter === wireName);
}

/** The parameters of the address that no module of the request has. */
function OtherParameters(
  props: ComposeProps & { readonly others: readonly string[]; readonly request: CatalogueRequest },
): ComponentChild {
  const { address, others, request } = props;
  if (others.length === 0) return undefined;
  return (
    <section class="other-parameters" aria-labelledby="other-parameters">
      <h2 id="other-parameters">Other parameters of the address</h2>
      {others.map((name) => (
        <FieldRow
          key={name}
          wireName={name}
          parameter={unknownParameter(name)}
          text={givenText(address.query, name)}
          namespaces={undefined}
          issues={issuesOf(request, name)}
          onText={(text) => changeParameter(props, name, text)}
        />
      ))}
    </section>
  );
}

function unknownParameter(name: string) {
  return {
    name,
    origin: { file: "", pointer: "" },
    type: { kind: "string" as const },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    description: "No module of the request has this parameter.",
  };
}

/** The verdict on the request, and the issues that are of no field. */
function Verdict({
  issues,
  request: { strict, server },
}: {
  readonly issues: readonly VerdictIssue[];
  readonly request: CatalogueRequest;
}): ComponentChild {
  const all = strict.verdict.issues;
  const errors = all.filter(({ severity }) => severity === "error").length;
  const text =
    errors > 0
      ? `${counted(errors, "error")}${server.verdict.ok ? "; the server itself would respond with warnings" : ""}.`
      : all.length > 0
        ? `Valid, with ${counted(all.length, "warning")}.`
        : "Valid.";
  return (
    <div class={errors > 0 ? "verdict refused" : "verdict accepted"} role="status">
      <p id="verdict">{text}</p>
      {issues.length > 0 && <IssueList issues={issues} />}
    </div>
  );
}
