import { h, render } from "preact";
import type { ComponentChild, ContainerNode } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import { App } from "../../../../generator/explorer/page/app.js";
import type { PageStore } from "../../../../generator/explorer/page/spec-store.js";
import { htmlIn, PlainElement, PlainText } from "./plain-document.js";

class PlainPopState extends Event {}

/** The address of the page without its fragment. */
const ADDRESS = "https://docs.example/api.html";

/** A page of the explorer in a plain document, at an address. */
export interface OpenedPage {
  /** The content below an element; by default, all of it. */
  readonly html: (selector?: string) => string;
  readonly find: (selector: string) => PlainElement;
  /** Fires an event at an element, and waits until the page has followed it. */
  readonly fire: (selector: string, type: string, event?: object) => Promise<void>;
  readonly goTo: (hash: string) => Promise<void>;
  readonly hash: () => string;
}

/** Opens the page at a fragment. Its globals stay until `vi.unstubAllGlobals` removes them. */
export async function openPage(page: PageStore, hash = ""): Promise<OpenedPage> {
  return opened(hash, h(App, { page }));
}

/** Waits until a check passes, however busy the machine is. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 60_000 });
}

/** Opens a part of the page alone. */
export async function openView(content: ComponentChild): Promise<OpenedPage> {
  return opened("", content);
}

async function opened(start: string, content: ComponentChild): Promise<OpenedPage> {
  const main = new PlainElement("main");
  main.setAttribute("id", "main");
  const root = new PlainElement("body");
  root.insertBefore(main, null);
  const view = new EventTarget();
  const state = { hash: start };
  const document = {
    title: "",
    createElementNS: (_namespace: string, name: string) => new PlainElement(name),
    createTextNode: (data: unknown) => new PlainText(data),
    getElementById: (id: string) => root.querySelector(`#${id}`),
    querySelector: (selector: string) => root.querySelector(selector),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const globals = {
    document,
    location: {
      get hash() {
        return state.hash;
      },
      set hash(next: string) {
        state.hash = next;
        view.dispatchEvent(new Event("hashchange"));
      },
      get href() {
        return `${ADDRESS}${state.hash}`;
      },
    },
    history: {
      replaceState: (_data: unknown, _title: string, next: string) => {
        state.hash = next;
      },
    },
    scrollTo: () => undefined,
    addEventListener: view.addEventListener.bind(view),
    removeEventListener: view.removeEventListener.bind(view),
    dispatchEvent: view.dispatchEvent.bind(view),
    PopStateEvent: PlainPopState,
    HTMLElement: PlainElement,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has what Preact uses of an element
  const container = main as unknown as ContainerNode;
  await act(() => render(content, container));
  const find = (selector: string): PlainElement => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  return {
    html: (selector = "#main") => htmlIn(find(selector)),
    find,
    fire: (selector, type, event) => act(() => find(selector).fire(type, event)),
    goTo: (next) =>
      act(() => {
        globals.location.hash = next;
      }),
    hash: () => state.hash,
  };
}
