import { describe, expect, it } from "vitest";
import { parametersIn } from "../../../generator/inspect/request-parameters.js";

describe("the parameters within what a person pastes", () => {
  it.each([
    ["of an address", "https://wiki.example/w/api.php?action=query&list=x", "action=query&list=x"],
    ["of an address without any", "https://wiki.example/w/api.php", ""],
    ["of an address with a fragment", "http://wiki.example/?a=b#c?d=e", "a=b"],
    ["of a path", "/w/api.php?action=query", "action=query"],
    ["of a query string", "action=query", "action=query"],
    ["of a query string with its question mark", "?action=query", "action=query"],
    ["of a body whose value holds a question mark", "text=a?b=c", "text=a?b=c"],
    ["of a body whose value holds a number sign", "text=a#b", "text=a#b"],
    ["of an address within a value", "url=https://x.example/?a=b", "url=https://x.example/?a=b"],
    ["between spaces", "  action=query \t", "action=query"],
    ["of nothing", "", ""],
  ])("are all there: %s", (_what, request, parameters) => {
    expect(parametersIn(request)).toBe(parameters);
  });
});
