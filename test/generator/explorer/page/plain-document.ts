/**
 * The part of the DOM that Preact and the page use, without a browser: elements, texts, attributes and
 * listeners. Events do not bubble, and nothing has a layout.
 */

abstract class PlainNode {
  parentNode: PlainElement | null = null;
  abstract readonly nodeType: number;

  get nextSibling(): PlainNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

/** A text. */
export class PlainText extends PlainNode {
  readonly nodeType = 3;
  data: string;

  constructor(data: unknown) {
    super();
    this.data = String(data);
  }
}

type Listener = (this: PlainElement, event: object) => void;

/** An element. All properties that Preact sets are attributes, apart from these. */
export class PlainElement extends PlainNode {
  readonly nodeType = 1;
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly localName: string;
  readonly childNodes: PlainNode[] = [];
  readonly attributes: { readonly name: string; readonly value: string }[] = [];
  /** The methods that were called for an effect on the view, in order. */
  readonly calls: string[] = [];
  value = "";
  private readonly listeners = new Map<string, Listener>();

  constructor(localName: string) {
    super();
    this.localName = localName;
  }

  get firstChild(): PlainNode | null {
    return this.childNodes[0] ?? null;
  }

  get tagName(): string {
    return this.localName.toUpperCase();
  }

  get textContent(): string {
    return this.childNodes.map(textOf).join("");
  }

  get elements(): readonly PlainElement[] {
    const own = this.childNodes.filter((each) => each instanceof PlainElement);
    return own.flatMap((each) => [each, ...each.elements]);
  }

  insertBefore(node: PlainNode, next: PlainNode | null): void {
    node.remove();
    const at = next === null ? -1 : this.childNodes.indexOf(next);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
  }

  removeChild(node: PlainNode): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }

  getAttribute(name: string): string | null {
    return this.attributes.find((each) => each.name === name)?.value ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }

  removeAttribute(name: string): void {
    const at = this.attributes.findIndex((each) => each.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  removeEventListener(type: string): void {
    this.listeners.delete(type);
  }

  /** Calls the listener of an event. Fails if there is none. */
  fire(type: string, event: object = {}): void {
    const listener = this.listeners.get(type);
    if (!listener) throw new Error(`<${this.localName}> does not listen to ${type}.`);
    const preventDefault = () => this.calls.push(`preventDefault ${type}`);
    listener.call(this, { type, target: this, currentTarget: this, preventDefault, ...event });
  }

  /** The first element below that a selector matches; null if there is none. */
  querySelector(selector: string): PlainElement | null {
    return this.elements.find((each) => each.matches(selector)) ?? null;
  }

  /** Tags, `.class`, `#id` and `[name=value]`, and those below others. */
  private matches(selector: string): boolean {
    const parts = selector.split(" ");
    const [own = "", ...above] = parts.toReversed();
    if (!this.matchesOne(own)) return false;
    const ancestors = above.toReversed().join(" ");
    return ancestors === "" || this.ancestors().some((each) => each.matches(ancestors));
  }

  private matchesOne(selector: string): boolean {
    const [, name = "", value = ""] = /^\[(.+)=(.+)\]$/.exec(selector) ?? [];
    if (name === "value") return this.value === value;
    if (name !== "") return this.getAttribute(name) === value;
    if (selector.startsWith("#")) return this.getAttribute("id") === selector.slice(1);
    if (selector.startsWith("."))
      return (this.getAttribute("class") ?? "").split(" ").includes(selector.slice(1));
    return this.localName === selector;
  }

  private ancestors(): readonly PlainElement[] {
    return this.parentNode ? [this.parentNode, ...this.parentNode.ancestors()] : [];
  }

  focus(): void {
    this.calls.push("focus");
  }

  blur(): void {
    this.calls.push("blur");
  }

  select(): void {
    this.calls.push("select");
  }

  scrollIntoView({ block }: { readonly block: string }): void {
    this.calls.push(`scrollIntoView ${block}`);
  }
}

function textOf(node: PlainNode): string {
  if (node instanceof PlainElement) return node.textContent;
  return node instanceof PlainText ? node.data : "";
}

/**
 * The HTML of what is in an element: a line for each element and for each text beside elements. Texts
 * side by side are one, since a reader sees no difference.
 */
export function htmlIn(element: PlainElement, indent = ""): string {
  return joinedTexts(element.childNodes)
    .map((each) => htmlOf(each, indent))
    .join("");
}

function joinedTexts(nodes: readonly PlainNode[]): readonly (PlainElement | string)[] {
  const joined: (PlainElement | string)[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node instanceof PlainElement) joined.push(node);
    else if (typeof last === "string") joined.splice(-1, 1, last + textOf(node));
    else joined.push(textOf(node));
  }
  return joined;
}

function htmlOf(node: PlainElement | string, indent: string): string {
  if (typeof node === "string") return `${indent}${JSON.stringify(escaped(node))}\n`;
  const { localName, attributes, childNodes, value } = node;
  const all = [...attributes, ...(value === "" ? [] : [{ name: "value", value }])];
  const start = [
    localName,
    ...all.map((each) => (each.value === "" ? each.name : `${each.name}=${quoted(each.value)}`)),
  ].join(" ");
  const [only, ...others] = joinedTexts(childNodes);
  if (only === undefined) return `${indent}<${start} />\n`;
  if (others.length === 0 && typeof only === "string")
    return `${indent}<${start}>${escaped(only).replaceAll("\n", `\n${indent}  `)}</${localName}>\n`;
  return `${indent}<${start}>\n${htmlIn(node, `${indent}  `)}${indent}</${localName}>\n`;
}

function quoted(text: string): string {
  return `"${escaped(text).replaceAll('"', "&quot;")}"`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
