import { describe, expect, it } from "vitest";
import { storeOf } from "../../../../../templates/wiki/store/store.js";
import { namedTarget } from "../../../../../templates/wiki/writes/blocks/block-target.js";
import { tinySite } from "../../tiny-wiki.js";

const store = storeOf({
  site: tinySite().facts,
  tables: { users: [{ userid: 7, name: "Ann Lee" }] },
});

const targetOf = (args: Readonly<Record<string, unknown>>): object => namedTarget({ args, store });

const user = { kind: "user", name: "Ann Lee", userid: 7 };

describe("the target of a block", () => {
  it.each<[Readonly<Record<string, unknown>>, object]>([
    [{ user: "Ann Lee" }, user],
    [{ user: "ann_Lee" }, user],
    [{ user: "User:Ann Lee" }, user],
    [{ user: "#7" }, user],
    [{ userid: 7 }, user],
    [{ user: "192.0.2.1" }, { kind: "ip", name: "192.0.2.1", userid: 0 }],
    [{ user: "2001:db8::1" }, { kind: "ip", name: "2001:DB8:0:0:0:0:0:1", userid: 0 }],
    [{ user: "192.0.2.7/24" }, { kind: "range", name: "192.0.2.0/24", userid: 0 }],
    [{ user: "192.0.0.0/16" }, { kind: "range", name: "192.0.0.0/16", userid: 0 }],
    [{ user: "2001:db8::/19" }, { kind: "range", name: "2001:0:0:0:0:0:0:0/19", userid: 0 }],
  ])("is found by %j", (args, value) => {
    expect(targetOf(args)).toEqual({ kind: "ok", value: expect.objectContaining(value) });
  });

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ user: "Ann Lee", userid: 7 }, "invalidparammix"],
    [{}, "missingparam"],
    [{ userid: 8 }, "nosuchuserid"],
    [{ user: "#8" }, "nosuchuser"],
    [{ user: "#7a" }, "nosuchuser"],
    [{ user: "Ben" }, "nosuchuser"],
    [{ user: "<" }, "nosuchuser"],
  ])("is refused for %j", (args, code) => {
    expect(targetOf(args)).toMatchObject({ kind: "refused", code });
  });

  it.each(["192.0.2.0/15", "2001:db8::/18"])("is no range as large as %s", (range) => {
    expect(targetOf({ user: range })).toMatchObject({ kind: "refused" });
  });
});
