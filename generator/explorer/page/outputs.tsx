import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { VerdictIssue } from "../../inspect/verdict.js";
import { escapeHidden } from "../../base/hidden-characters.js";

/** The layout of a request: the form next to its outputs. */
interface ComposeViewProps {
  readonly fields: ComponentChild;
  readonly verdict: ComponentChild;
  /** Method and URL. */
  readonly address: string;
  readonly typescript: string;
  readonly curl: string;
  /** The type of the response. */
  readonly type: string;
  readonly explanation: () => string;
  /** The run of the request. */
  readonly run: ComponentChild;
}

/** Shows the form of a request, its verdict, its forms in code, and its run. */
export function ComposeView(props: ComposeViewProps) {
  return (
    <div class="compose">
      <form aria-label="Request" onSubmit={(event) => event.preventDefault()}>
        {props.fields}
      </form>
      <div class="outputs">
        {props.verdict}
        <CodeBlock title="Address" id="out-address" text={props.address} />
        <CodeBlock title="TypeScript" id="out-typescript" text={props.typescript} />
        <CodeBlock title="curl" id="out-curl" text={props.curl} />
        <CodeBlock title="Response type" id="out-type" text={props.type} />
        <Disclosure
          class="explanation"
          isNeeded={false}
          summary="Explanation"
          content={() => <PlainText text={props.explanation()} />}
        />
        {props.run}
      </div>
    </div>
  );
}

/** The verdict on a request, and the issues that do not belong to a field. */
export function Verdict({
  text,
  isAccepted,
  issues,
}: {
  readonly text: string;
  readonly isAccepted: boolean;
  readonly issues: readonly VerdictIssue[];
}) {
  return (
    <div class={`verdict ${isAccepted ? "accepted" : "refused"}`} role="status">
      <p id="verdict">{text}</p>
      {issues.length > 0 && <IssueList issues={issues} />}
    </div>
  );
}

/** The issues with a field or the request, including the server's codes. */
export function IssueList({
  id,
  issues,
}: {
  readonly id?: string;
  readonly issues: readonly VerdictIssue[];
}) {
  return (
    <ul id={id} class="issues">
      {issues.map(({ severity, code, message }) => (
        <li class={severity} data-code={code}>
          <code>{code}</code>: {escapeHidden(message)}
        </li>
      ))}
    </ul>
  );
}

/** Multi-line text, unchanged. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

/** A text with a copy button. */
function CodeBlock({
  title,
  id,
  text,
}: {
  readonly title: string;
  readonly id: string;
  readonly text: string;
}) {
  const [copied, setCopied] = useState<string | undefined>();
  const copy = (): void => {
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  };
  return (
    <section class="output" aria-labelledby={`${id}-title`}>
      <div class="output-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <button type="button" onClick={copy} aria-label={`Copy: ${title}`}>
          {copied === text ? "Copied" : "Copy"}
        </button>
      </div>
      <pre id={id} tabIndex={0} aria-labelledby={`${id}-title`}>
        <code>{text}</code>
      </pre>
    </section>
  );
}

/** The input of a collapsible section. */
interface DisclosureProps {
  readonly class: string;
  readonly summary: ComponentChild;
  /** Opens the part when it becomes true. */
  readonly isNeeded: boolean;
  /** Makes the content, which a closed part does not have. */
  readonly content: () => ComponentChild;
}

/** A part that opens by its summary, or when it is needed. It stays open until the reader closes it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, isNeeded, content } = props;
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details
      class={props.class}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && content()}
    </details>
  );
}

/** A request as a command for a POSIX shell. */
interface CurlRequest {
  readonly method: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The command of curl that sends a request. */
export function curlText({ method, address, headers = {}, body }: CurlRequest): string {
  const isUsual = method === (body === undefined ? "GET" : "POST");
  return [
    "curl",
    ...(isUsual ? [] : method === "HEAD" ? ["--head"] : ["--request", method]),
    ...Object.entries(headers).flatMap(([name, value]) => [
      "--header",
      quoted(`${name}: ${value}`),
    ]),
    ...(body === undefined ? [] : ["--data", quoted(body)]),
    // Brackets and braces are patterns for curl.
    ...(/[[\]{}]/.test(address) ? ["--globoff"] : []),
    quoted(address),
  ].join(" ");
}

/** A word in single quotes, in which only they are special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
