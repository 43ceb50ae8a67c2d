import { describe, expect, it } from "vitest";
import {
  completeQuery,
  givenText,
  withParameter,
} from "../../../../../generator/explorer/page/navigation.js";

const SELECTION = [
  ["action", "query"],
  ["list", "allpages"],
] as const;

describe("the request of a query", () => {
  it("has the parameters that select the module, and the defaults that it lacks", () => {
    expect(
      completeQuery(SELECTION, "apprefix=A+B&format=xml", { format: "json", maxlag: "5" }),
    ).toBe("action=query&list=allpages&apprefix=A+B&format=xml&maxlag=5");
  });

  it("has other modules instead of the selected one, or none", () => {
    expect(completeQuery(SELECTION, "list=allpages|random")).toBe(
      "action=query&list=allpages|random",
    );
    expect(completeQuery(SELECTION, "list=&prop=info")).toBe("action=query&prop=info");
  });
});

describe("a parameter of a query", () => {
  it("is changed in its place, added or removed", () => {
    expect(withParameter("a=1&b=2", "a", "x|y/z")).toBe("a=x|y/z&b=2");
    expect(withParameter("a=1", "b", "")).toBe("a=1&b=");
    expect(withParameter("a=1&b=2", "a", undefined)).toBe("b=2");
  });

  it("has its last text, as for PHP", () => {
    expect(givenText("a=1&a=2", "a")).toBe("2");
    expect(givenText("a=1", "b")).toBeUndefined();
  });
});
