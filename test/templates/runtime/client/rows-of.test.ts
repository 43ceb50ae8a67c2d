import { expect, it } from "vitest";
import { allrevisions } from "../../../../generated/paraminfo/index.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import type { Send } from "../../../../templates/runtime/client/send.js";

it("finds rows that are in lists on the way, such as the revisions of each page", async () => {
  const answers = [
    {
      continue: { continue: "-||", arvcontinue: "3" },
      query: {
        allrevisions: [
          { title: "A", revisions: [{ revid: 1 }, { revid: 2 }] },
          { title: "B" },
          { title: "C", revisions: [{ revid: 3 }] },
        ],
      },
    },
    { query: { allrevisions: [{ title: "C", revisions: [{ revid: 4 }] }] } },
  ];
  const send: Send = async ({ arvcontinue }) => answers[arvcontinue === undefined ? 0 : 1];
  const rows = await collect(rowsOf(allrevisions(), send));
  expect(rows.map(({ revid }) => revid)).toEqual([1, 2, 3, 4]);
});
