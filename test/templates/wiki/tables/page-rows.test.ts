import { describe, expect, it } from "vitest";
import { languageColumns } from "../../../../templates/wiki/tables/page-rows.js";

describe("the columns of a page's language", () => {
  it.each(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi", "ug-arab"])(
    "write %s from right to left",
    (language) => {
      expect(languageColumns(language)).toEqual({
        pagelanguage: language,
        pagelanguagehtmlcode: language,
        pagelanguagedir: "rtl",
      });
    },
  );

  it.each(["en", "de-at", "sr-el", "zh-hans-cn", "arn", ""])(
    "write %s from left to right",
    (language) => {
      expect(languageColumns(language)).toMatchObject({
        pagelanguage: language,
        pagelanguagedir: "ltr",
      });
    },
  );
});
