import { describe, expect, it } from "vitest";
import { collectParameters } from "../../../generator/inspect/request-parameters.js";
import type { RequestParameter } from "../../../generator/inspect/request-parameters.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import { catalogueApi } from "./catalogue-api.js";

const api = catalogueApi();

function parametersIn(request: string): readonly RequestParameter[] {
  return collectParameters(api, request, inspectAsServer(api, request, {}).parsed);
}

/** Whose each parameter is: `wire name: path.name`, marked where it is the generator's. */
function owners(request: string): readonly string[] {
  return parametersIn(request).map(({ wireName, owner }) => {
    const place = owner && `${owner.module.path}${owner.asGenerator ? " (g)" : ""}.${owner.name}`;
    return `${wireName}: ${place ?? "nobody"}`;
  });
}

describe("the parameters of a request", () => {
  it("belong to the roots and the modules that the request selects, in its order", () => {
    expect(owners("list=allpages&aplimit=5&action=query&format=json&utf8=1&titles=A")).toEqual([
      "list: query.list",
      "aplimit: query+allpages.limit",
      "action: main.action",
      "format: main.format",
      "utf8: json.utf8",
      "titles: query.titles",
    ]);
  });

  it("belong to the generator with a g in front", () => {
    const request = "action=query&generator=allpages&gaplimit=5&list=allpages&aplimit=6";
    expect(owners(request).slice(2)).toEqual([
      "gaplimit: query+allpages (g).limit",
      "list: query.list",
      "aplimit: query+allpages.limit",
    ]);
  });

  it("belong to a template while its source holds the value", () => {
    const revisions = "action=query&prop=revisions";
    const format = "rvcontentformat-main=text/x-wiki";
    expect(owners(`${revisions}&rvslots=main&${format}`).at(-1)).toBe(
      "rvcontentformat-main: query+revisions.contentformat-main",
    );
    expect(owners(`${revisions}&${format}`).at(-1)).toBe("rvcontentformat-main: nobody");
  });

  it("belong to nobody where no selected module has them", () => {
    expect(owners("action=query&rclimit=5&constructor=1").slice(1)).toEqual([
      "rclimit: nobody",
      "constructor: nobody",
    ]);
  });

  it("have the last text that they were given, and what counts of it", () => {
    const [, , limit] = parametersIn("action=query&list=allpages&aplimit=1&aplimit=9999");
    expect(limit).toMatchObject({ text: "9999", owner: { value: 500 } });
  });

  it("have their texts joined where they are arrays", () => {
    expect(parametersIn("titles[]=a&titles[]=b")).toMatchObject([
      { wireName: "titles", text: "a, b" },
    ]);
  });
});
