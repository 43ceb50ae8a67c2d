/**
 * What `inspect` says of requests and responses, and what `matrix` says of specs: the cases of `cases/*.txt`.
 *
 * ```text
 * == title
 * learned               the catalogue with learned results that is beside the tests; default: the shipped one
 * spec JSON             the modules of a catalogue, or an OpenAPI document; only the differences of several are shown
 * reports               shows the matrix as Markdown and HTML
 * ? REQUEST             a request, which is explained; `<x*9>` is nine times x
 * = JSON                its response, which is explained instead
 * --
 * what is said of them, each line about a parameter once, and code on one line: `UPDATE_GOLDENS=1` writes it
 * ```
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readCatalogue } from "../../../generator/cli/inspect-catalogue.js";
import { jobOptions } from "../../../generator/cli/options.js";
import { catalogueApi as apiOf } from "../../../generator/inspect/catalogue-api.js";
import {
  countExchange,
  exchangesSummary,
  NO_EXCHANGES,
} from "../../../generator/inspect/exchange.js";
import { explain } from "../../../generator/inspect/explain.js";
import { explainResponse } from "../../../generator/inspect/explain-response.js";
import { helpTexts } from "../../../generator/inspect/help-texts.js";
import { matrixOf, withDifferences } from "../../../generator/inspect/matrix.js";
import {
  htmlMatrix,
  markdownMatrix,
  textMatrix,
} from "../../../generator/inspect/matrix-report.js";
import { inspectResponse } from "../../../generator/inspect/response.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import type { SpecModel } from "../../../generator/spec/model/spec-model.js";
import { model } from "../support/model.js";
import { describeCases } from "../support/text-cases.js";
import { REPOSITORY } from "../support/places.js";
import { buildersFrom, catalogueApi } from "./catalogue-api.js";

const LEARNED = fileURLToPath(new URL("learned/catalogue.json", import.meta.url));
const PROTOCOL = join(REPOSITORY, "spec", "paraminfo", "protocol.json");
const SHIPPED = catalogueApi();

function modelOf(text: string): SpecModel {
  const spec: unknown = JSON.parse(text);
  const isCatalogue = Array.isArray(spec);
  const bytes = Buffer.from(JSON.stringify(isCatalogue ? { paraminfo: { modules: spec } } : spec));
  const file = { file: "spec.json", bytes };
  const protocol = { file: PROTOCOL, bytes: readFileSync(PROTOCOL) };
  const common = { name: "wiki", source: "spec.json", spec: file } as const;
  const { value, diagnostics } = model(
    isCatalogue ? { kind: "catalogue", ...common, protocol } : { kind: "openapi", ...common },
  );
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

function matrixLines(models: readonly SpecModel[], areReports: boolean): readonly string[] {
  const matrix = matrixOf(models.map((each, index) => ({ name: `s|${index}`, model: each })));
  const differences = withDifferences(matrix);
  const html = htmlMatrix(differences);
  expect(html).toMatch(
    /^<!doctype html>\n<html lang="en">[^]*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[A-Za-z\d+/]{43}='; base-uri/,
  );
  if (!areReports) return textMatrix(models.length === 1 ? matrix : differences);
  return [...markdownMatrix(differences), ...html.slice(html.indexOf("<body>")).trim().split("\n")];
}

/** What is said of a case. */
function resultOf(lines: readonly string[]): string {
  const texts = (mark: string): readonly string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const models = texts("spec ").map(modelOf);
  const [spec] = models;
  const { value: learned } = lines.includes("learned")
    ? readCatalogue(jobOptions(REPOSITORY, [LEARNED], undefined))
    : {};
  const own = spec?.kind === "catalogue" ? spec : undefined;
  const api = learned?.api ?? (own ? apiOf(own) : SHIPPED);
  const said: string[] = [];
  let counts = NO_EXCHANGES;
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith("? ")) continue;
    const request = line
      .slice(2)
      .replaceAll(/<(\w)\*(\d+)>/g, (_, part: string, count) => part.repeat(Number(count)));
    const response = lines[index + 1];
    if (response?.startsWith("= ") === true) {
      const verdict = inspectResponse(
        api,
        learned?.results ?? [],
        request,
        JSON.parse(response.slice(2)),
      );
      said.push(...explainResponse(verdict));
      const { findings, error } = verdict;
      counts = countExchange(counts, { request, issues: [], findings, ...(error && { error }) });
    } else {
      const inspection = inspectAsServer(api, request, {});
      const help = own && helpTexts(own);
      const explained = explain(api, inspection, buildersFrom(api, "pkg"), help);
      const end = explained.indexOf("");
      const code = end < 0 ? [] : explained.slice(end);
      const shown = explained.slice(0, end < 0 ? undefined : end);
      said.push(...shown.filter((each) => !/^ {2}/.test(each) || !said.includes(each)));
      if (code.length > 0) said.push(`  ${code.join(" ").replaceAll(/\s+/g, " ").trim()}`);
    }
  }
  if (counts.exchanges > 0) said.push(...exchangesSummary(counts));
  if (said.length === 0) said.push(...matrixLines(models, lines.includes("reports")));
  return said.join("\n").trim();
}

describeCases(new URL("cases/", import.meta.url), resultOf);

it("has room for more findings and rows than a function has arguments", () => {
  const { value } = readCatalogue(jobOptions(REPOSITORY, [LEARNED], undefined));
  if (!value) throw new Error("The catalogue has errors.");
  const allpages = Array.from({ length: 150_000 }, () => ({ name: 1, colour: "size", new: true }));
  const request = "action=query&list=allpages&formatversion=2";
  const response = { batchcomplete: true, query: { allpages } };
  expect(inspectResponse(value.api, value.results, request, response).findings).toHaveLength(
    150_000,
  );
  const row = { kind: "parameter", name: "a", cells: [{ kind: "present", text: "b" }] } as const;
  const modules = [{ path: "query+a", rows: Array.from({ length: 200_000 }, () => row) }];
  expect(textMatrix({ specs: ["one"], modules })).toHaveLength(200_004);
});
