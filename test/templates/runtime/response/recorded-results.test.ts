import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { imageusage } from "../../../../generated/paraminfo/imageusage.ts";
import { imageusageResult } from "../../../../generated/paraminfo/results/imageusage.ts";
import { queryResult } from "../../../../generated/paraminfo/results/query.ts";
import { siteinfoResult } from "../../../../generated/paraminfo/results/siteinfo.ts";
import { siteinfo } from "../../../../generated/paraminfo/siteinfo.ts";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.ts";

// Responses of MediaWiki 1.43 with fields that only some wikis send: uses of a file through
// redirects, and groups whose members can change groups. Lists of rights are shortened.
const RECORDED = readFileSync(new URL("recorded-results.jsonl", import.meta.url), "utf8");
const REQUESTS = [
  imageusage({ title: "File:Target.png", redirect: true, limit: 3 }),
  siteinfo({ prop: "usergroups" }),
];
const RESULTS = [imageusageResult, siteinfoResult, queryResult];

it.each(RECORDED.trimEnd().split("\n"))("the shipped results describe %.40s…", (line) => {
  const { request, response }: { request: string; response: unknown } = JSON.parse(line);
  const sent = REQUESTS.find(({ module }) => request.includes(`=${module.name}&`));
  if (!sent) throw new Error(`No builder makes ${request}.`);
  expect(validateResponse(response, sent, RESULTS)).toEqual([]);
});
