import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import {
  CONTINUE_REQUESTS,
  ERROR_FORMATS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "../templates/runtime/parse/page-source-requests.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

let wiki: Wiki;

beforeAll(async () => {
  wiki = await startWiki();
});
afterAll(async () => {
  await wiki?.stop();
});

it.each([...PAGE_SOURCE_REQUESTS, ...CONTINUE_REQUESTS, ...FINISHED_REQUESTS])(
  "the wiki answers %s with the error %s",
  async (query, error) => {
    const [module, code] = error?.split(" ") ?? [];
    for (const format of ERROR_FORMATS) {
      // oxlint-disable-next-line no-await-in-loop -- PHP answers two at a time
      const answer = await wiki.ask(`action=query&errorformat=${format}&format=json&${query}`);
      const old = propertyOf(answer, "error");
      const found = [old ?? propertyOf(answer, "errors") ?? []].flat();
      expect(found.map((each) => propertyOf(each, "code"))).toEqual(
        code === undefined ? [] : [code],
      );
      if (old === undefined && module !== undefined)
        expect(found.map((each) => propertyOf(each, "module"))).toEqual([module]);
    }
  },
);
