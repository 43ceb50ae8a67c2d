import { describe, expect, it } from "vitest";
import {
  filledPath,
  matchedPath,
  openness,
  pathTemplate,
  sentPath,
} from "../../../../templates/runtime/styles/path-template.js";

function match(template: string, path: string): unknown {
  return matchedPath(pathTemplate(template), path.split("/"));
}

describe("A path", () => {
  it.each<readonly [template: string, path: string, texts: unknown]>([
    ["/pets/{id}", "/pets/7", { id: "7" }],
    ["/pets/{id}", "/pets/", { id: "" }],
    ["/pets/{id}", "/pets/7/", undefined],
    ["/pets/{id}", "/dogs/7", undefined],
    ["/pets/{id}", "/pets/a%2Fb", { id: "a%2Fb" }],
    ["/pets/all", "/pets/all", {}],
    ["/pets/all", "/p%65ts/a%6Cl", {}],
    ["/caf%C3%A9/{id}", "/café/1", { id: "1" }],
    ["/{kind}/{id}", "/pets/7", { kind: "pets", id: "7" }],
    ["/report.{format}", "/report.csv", { format: "csv" }],
    ["/report.{format}", "/reports.csv", undefined],
    ["/{name}.csv", "/a.csv.csv", { name: "a.csv" }],
    ["/{name}.csv", "/a.txt", undefined],
    ["/{name}.csv", "/.csv", { name: "" }],
    ["/{name}.{format}", "/a.b.c", { name: "a.b", format: "c" }],
    ["/{name}.{format}", "/a", undefined],
    ["/{a}-{b}-{c}", "/1-2-3-4", { a: "1-2", b: "3", c: "4" }],
    ["/x{a}x", "/xx", { a: "" }],
    ["/x{a}x", "/x", undefined],
    ["/{a}:{b}!", "/1:2:3!", { a: "1:2", b: "3" }],
    ["/{a}:{b}!", "/1:2", undefined],
    ["/{a}{b}", "/12", { a: "12", b: "" }],
    ["/{a}2{b}", "/q2%20", { a: "q", b: "%20" }],
    ["/pets/{id}#dogs", "/pets/7", { id: "7" }],
  ])("%s of %s has %j", (template, path, texts) => {
    expect(match(template, path)).toEqual(texts);
  });

  it.each<readonly [template: string, open: number, variables: number]>([
    ["/pets/all", 0, 0],
    ["/pets/{id}", 1, 1],
    ["/pets/{id}.{format}", 0, 2],
    ["/{a}/{b}", 2, 2],
    ["/{a}{b}", 1, 2],
    ["/a{b}/{c}", 1, 2],
  ])("%s has %i open segments and %i variables", (template, open, variables) => {
    expect(openness(pathTemplate(template))).toEqual([open, variables]);
  });

  it.each<
    readonly [
      template: string,
      Readonly<Record<string, string>>,
      path: string,
      lost: readonly string[],
    ]
  >([
    ["/pets/{id}/toys", { id: "7" }, "/pets/7/toys", []],
    ["/pets/{id}#dogs", { id: "7" }, "/pets/7", []],
    ["/pets/{id}", {}, "/pets/{id}", []],
    ["/pets/{toString}", {}, "/pets/{toString}", []],
    ["/pets/{id}", { id: "" }, "/pets/", ["id"]],
    ["/pets/{id}", { id: ".." }, "/pets/..", ["id"]],
    ["/pets/{id}", { id: "%2E." }, "/pets/%2E.", ["id"]],
    ["/pets/{id}", { id: "..." }, "/pets/...", []],
    ["/pets/{a}{b}", { a: ".", b: "." }, "/pets/..", ["a", "b"]],
    // A point in the format would be found as the one before it, so that the name had it.
    ["/{name}.{format}", { name: "a.b", format: "tar.gz" }, "/a%2Eb.tar%2Egz", []],
    ["/{a}é{b}", { a: "1é2", b: "3" }, "/1%C3%A92é3", []],
    // Digits of percent-encoded characters stay as they are.
    ["/{a}2{b}", { a: "2%20", b: "%E2%82%AC" }, "/%32%202%E2%82%AC", []],
    ["/{a}E{b}", { a: "%3E", b: "E" }, "/%3EE%45", []],
    ["/x.{a}.x", { a: "1.2" }, "/x.1.2.x", []],
    ["/./x", {}, "/./x", []],
  ])("%s is filled with %j: %s", (template, written, path, lost) => {
    expect(filledPath(template, written)).toEqual({ path, lost });
  });

  it("is sent without a fragment", () => {
    expect(sentPath("/a?b#c#d")).toBe("/a?b");
    expect(sentPath("#")).toBe("");
  });
});
