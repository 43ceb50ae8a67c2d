import { expect, it } from "vitest";
import { createParaminfoStub, sampleWiki } from "../../../../generated/paraminfo/stub.js";
import { clientOf } from "../actions/stub-client.js";
import { accountWiki, sendSteps } from "./account-wiki.js";
import type { Step } from "./account-wiki.js";

const STEPS: readonly Step[] = [
  "ann edit?title=New&text=[[Rose]] [[Category:Plants]]",
  "admin move?from=Rose&to=Tulip",
  "admin delete?title=New",
];

it("returns to a snapshot, and to its beginning", async () => {
  const { wiki, ...clients } = await accountWiki();
  const first = wiki.current();
  await sendSteps(clients, STEPS.slice(0, 1));
  const [snapshot, content] = [wiki.snapshot(), wiki.current()];
  await sendSteps(clients, STEPS.slice(1));
  expect(wiki.current()).not.toEqual(content);
  wiki.restore(snapshot);
  expect(wiki.current()).toBe(content);
  wiki.reset();
  expect(wiki.current()).toBe(first);
});

it("is the same after the same requests, and shares nothing with another", async () => {
  const { wiki: one, ...clients } = await accountWiki();
  const { wiki: other, ...others } = await accountWiki();
  const untouched = JSON.stringify(other.current());
  await sendSteps(clients, STEPS);
  expect(JSON.stringify(other.current())).toBe(untouched);
  await sendSteps(others, STEPS);
  expect(one.current()).toEqual(other.current());
});

it("is necessary for writing: a stub with another one does not implement edits", async () => {
  const client = clientOf(createParaminfoStub({ wiki: sampleWiki() }));
  const params = { action: "edit", title: "X", text: "x", token: await client.token() };
  expect(await client.post(params)).toMatchObject({ error: { code: "notimplemented" } });
});
