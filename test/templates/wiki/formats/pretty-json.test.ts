import { expect, it } from "vitest";
import { prettyJson } from "../../../../templates/wiki/formats/pretty-json.js";

it("JSON for people has four spaces a level, and strings and the order of members as they are", () => {
  expect(prettyJson('{"9":"a,{b:\\"}","1":[1,{}],"c":[]}')).toBe(
    '{\n    "9": "a,{b:\\"}",\n    "1": [\n        1,\n        {}\n    ],\n    "c": []\n}',
  );
});
