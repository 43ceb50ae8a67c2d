import { expect, it } from "vitest";
import { callStub, listIn } from "../asking.js";

const ask = callStub({ pages: [{ title: "A" }], users: [{ name: "Cleo" }, { name: "Dee" }] });

// Observed on MediaWiki 1.43 and 1.45: test/wiki/log-continue.test.ts.
it.each([
  "list=logevents&lecontinue=x|y",
  "list=logevents&lecontinue=20240101000000|y",
  "list=logevents&lecontinue=x",
  "list=logevents&lecontinue=|",
  "list=logevents&lecontinue=20240101000000|1|2",
])("continues at a time and a number only: %s", async (request) => {
  expect(await ask(request.replaceAll("|", "%7C"))).toMatchObject({
    error: { code: "badcontinue" },
  });
});

it("lists everybody with a right that all users have", async () => {
  const request = "list=allusers&aurights=edit&auprop=";
  expect(listIn(await ask(request), "allusers").length).toBeGreaterThanOrEqual(2);
  expect(listIn(await ask(`${request}&augroup=bot`), "allusers")).toEqual([]);
});
