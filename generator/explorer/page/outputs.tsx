import { useState } from "preact/hooks";
import type { ComponentChild } from "preact";

/** A text with a button that copies it. */
export function CodeBlock({
  title,
  id,
  text,
}: {
  readonly title: string;
  readonly id: string;
  readonly text: string;
}): ComponentChild {
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

/** The input of a part of the page that opens. */
export interface DisclosureProps {
  readonly class: string;
  readonly summary: ComponentChild;
  /** Opens the part when it becomes true. */
  readonly isNeeded: boolean;
  /** Makes the content, which a closed part does not have. */
  readonly content: () => ComponentChild;
}

/** A part that opens by its summary, or when it is needed. It stays open until the reader closes it. */
export function Disclosure(props: DisclosureProps): ComponentChild {
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
      onToggle={({ currentTarget: { open } }: { readonly currentTarget: HTMLDetailsElement }) =>
        setOpen(open)
      }
    >
      <summary>{summary}</summary>
      {isOpen && content()}
    </details>
  );
}

/** A request as a command for a POSIX shell. */
export interface CurlRequest {
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
