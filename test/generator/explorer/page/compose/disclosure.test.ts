import { h } from "preact";
import { useState } from "preact/hooks";
import { afterEach, expect, it, vi } from "vitest";
import { Disclosure } from "../../../../../generator/explorer/page/outputs.js";
import { openView } from "../opened-page.js";

afterEach(() => vi.unstubAllGlobals());

const content = () => h("p", null, "content");

/** A part that a click on the button needs, and another click needs no more. */
function Needed({ first }: { readonly first: boolean }) {
  const [isNeeded, setNeeded] = useState(first);
  return [
    h("button", { onClick: () => setNeeded(!isNeeded) }, "Toggle"),
    h(Disclosure, { class: "more", summary: "More", isNeeded, content }),
  ];
}

async function opened(first: boolean) {
  const page = await openView(h(Needed, { first }));
  return {
    isOpen: () => page.html(".more").includes("<p>content</p>"),
    toggleNeed: () => page.fire("button", "click"),
    set: (open: boolean) => page.fire(".more", "toggle", { currentTarget: { open } }),
  };
}

it("a part is open from the beginning if it is needed", async () => {
  expect((await opened(true)).isOpen()).toBe(true);
  expect((await opened(false)).isOpen()).toBe(false);
});

it("a part opens when it is needed, and stays open when it is needed no more", async () => {
  const part = await opened(false);
  await part.toggleNeed();
  expect(part.isOpen()).toBe(true);
  await part.toggleNeed();
  expect(part.isOpen()).toBe(true);
});

it("a part that the reader has closed opens when it is needed again", async () => {
  const part = await opened(true);
  await part.set(false);
  expect(part.isOpen()).toBe(false);
  await part.toggleNeed();
  expect(part.isOpen()).toBe(false);
  await part.toggleNeed();
  expect(part.isOpen()).toBe(true);
});

it("a part opens by its summary", async () => {
  const part = await opened(false);
  await part.set(true);
  expect(part.isOpen()).toBe(true);
});
