import { h } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ResponseTree } from "../../../../generator/explorer/page/response-tree.js";
import { openView } from "./opened-page.js";

afterEach(() => vi.unstubAllGlobals());

describe("The tree of a response", () => {
  it("shows values by their types, and opens four levels", async () => {
    const value = { a: [1, "x", null, true], b: { c: { d: { e: {} } } } };
    const page = await openView(h(ResponseTree, { value, findings: [] }));
    const levels = page.find(".tree").elements.filter(({ localName }) => localName === "details");
    expect(levels.map((each) => each.getAttribute("open"))).toEqual([
      "true",
      "true",
      "true",
      "true",
      "true",
      null,
    ]);
    expect(page.find("summary").textContent).toBe("{2}");
    expect(page.find(".number").textContent).toBe("1");
    expect(page.find(".string").textContent).toBe('"x"');
    expect(page.find(".object").textContent).toBe("null");
    expect(page.find(".boolean").textContent).toBe("true");
  });

  it("marks differences where they are, and counts those below", async () => {
    const findings = [
      { code: "bad-type", path: ["a", 1], message: "No text.", expected: "number" },
      { code: "absent", path: ["b"], message: "Missing.", meant: "c" },
      { code: "deep", path: ["b", "c"], message: "Too deep." },
    ];
    const page = await openView(h(ResponseTree, { value: { a: [1, "x"] }, findings }));
    const marked = page
      .find(".tree")
      .elements.filter((each) => each.getAttribute("class")?.startsWith("marked"));
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      '1: "x"bad-type: No text. Expected: number.',
      "babsent: Missing. Did you mean c?",
    ]);
    expect(page.find("summary").textContent).toBe("{1}3 differences");
    expect(page.find("li li summary").textContent).toBe("a: [2]1 difference");
  });

  it("opens deep levels with differences, and marks the complete value", async () => {
    const value = { a: { a: { a: { a: { a: 1 } } } } };
    const path = ["a", "a", "a", "a", "a"];
    const findings = [
      { code: "deep", path, message: "Wrong." },
      { code: "all", path: [], message: "All is wrong." },
    ];
    const page = await openView(h(ResponseTree, { value, findings }));
    const levels = page.find(".tree").elements.filter(({ localName }) => localName === "details");
    expect(levels.map((each) => each.getAttribute("open"))).toEqual(Array(5).fill("true"));
    expect(page.find(".tree li").getAttribute("class")).toBe("marked");
    expect(page.find(".tree summary").textContent).toBe("{1}1 difference");
  });

  it("shows a hundred members at once", async () => {
    const value = Array.from({ length: 250 }, (_, index) => index);
    const page = await openView(h(ResponseTree, { value, findings: [] }));
    const count = () =>
      page.find(".tree").elements.filter((each) => each.getAttribute("class") === "value number")
        .length;
    expect(count()).toBe(100);
    expect(page.find("button").textContent).toBe("Show 100 more of 250");
    await page.fire("button", "click");
    expect(count()).toBe(200);
    expect(page.find("button").textContent).toBe("Show 50 more of 250");
    await page.fire("button", "click");
    expect(count()).toBe(250);
    expect(page.html()).not.toContain("<button");
  });

  it("has no button for a hundred members", async () => {
    const value = Array.from({ length: 100 }, () => 1);
    const page = await openView(h(ResponseTree, { value, findings: [] }));
    expect(page.html()).not.toContain("<button");
  });
});
