import { describe, expect, it } from "vitest";
import { edit } from "../../../../generated/actions/edit.js";
import { login } from "../../../../generated/actions/login.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { info } from "../../../../generated/paraminfo/info.js";
import { prefixsearch } from "../../../../generated/paraminfo/prefixsearch.js";
import { query } from "../../../../generated/paraminfo/query.js";
import { recentchanges } from "../../../../generated/paraminfo/recentchanges.js";
import { revisions, revisionsModule } from "../../../../generated/paraminfo/revisions.js";
import { tokens } from "../../../../generated/paraminfo/tokens.js";
import { usercontribs } from "../../../../generated/paraminfo/usercontribs.js";
import { watchlist } from "../../../../generated/paraminfo/watchlist.js";
import { toRequest } from "../../../../templates/runtime/request/to-request.js";
import { moduleWith, USUAL } from "../one-parameter.js";
import { moduleRequest } from "../of-any-module.js";

const DEFAULTS = [
  ["format", "json"],
  ["formatversion", "2"],
  ["errorformat", "plaintext"],
];

describe("the entries of a request", () => {
  it("are the selection, the own parameters with their prefix, then the root parameters", () => {
    const request = allpages({ limit: 5, from: "A" }, { maxlag: 5 });
    expect(request.entries()).toEqual([
      ["action", "query"],
      ["list", "allpages"],
      ["aplimit", "5"],
      ["apfrom", "A"],
      ...DEFAULTS,
      ["maxlag", "5"],
    ]);
  });

  it("are the selection and the defaults where nothing is given", () => {
    const selection = [
      ["action", "query"],
      ["list", "allpages"],
    ];
    expect(allpages().entries()).toEqual([...selection, ...DEFAULTS]);
    expect(allpages({}).entries()).toEqual([...selection, ...DEFAULTS]);
  });

  it("leave out what is undefined or false, and hold no default of the module", () => {
    const given = { expandtemplates: false, limit: undefined };
    expect(moduleRequest(revisionsModule, given, {}).entries()).toEqual([
      ["action", "query"],
      ["prop", "revisions"],
    ]);
  });

  it("keep the defaults that the options leave open", () => {
    const open = { format: undefined, formatversion: undefined, maxlag: undefined };
    const make: (params: object, options: object) => unknown = allpages;
    expect(String(make({}, open))).toBe(String(allpages()));
  });

  it("write a boolean by its presence", () => {
    expect(revisions({ parse: true }).toRecord()).toHaveProperty("rvparse", "");
  });

  it("write times, lists, limits and the allspecifier", () => {
    const record = recentchanges({
      start: new Date("2024-01-31T09:00:00Z"),
      namespace: [0, 1],
      limit: "max",
    }).toRecord();
    expect(record).toMatchObject({
      rcstart: "2024-01-31T09:00:00Z",
      rcnamespace: "0|1",
      rclimit: "max",
    });
    expect(recentchanges({ namespace: "*" }).toRecord()).toHaveProperty("rcnamespace", "*");
  });

  it("write a templated parameter under its expanded name", () => {
    const request = revisions({ slots: "main", "contentformat-main": "text/plain" });
    expect(request.toRecord()).toMatchObject({
      rvslots: "main",
      "rvcontentformat-main": "text/plain",
    });
  });

  it("write names of a module without prefix as they are", () => {
    expect(tokens({ type: ["csrf", "watch"] }).toRecord()).toHaveProperty("type", "csrf|watch");
  });

  it("leave alone a single value that holds the separator", () => {
    expect(allpages({ continue: "a|b" }).toRecord()).toHaveProperty("apcontinue", "a|b");
  });

  it("keep together a value of a list that holds the separator, with or without a list around it", () => {
    expect(usercontribs({ user: ["A|B"] }).toRecord()).toHaveProperty("ucuser", "\u001FA|B");
    expect(usercontribs({ user: "A|B" }).toRecord()).toHaveProperty("ucuser", "\u001FA|B");
  });

  it("keep together a value of an open template that takes several", () => {
    const module = moduleWith(
      { slots: { type: "string", multi: USUAL } },
      {
        templates: {
          "text-{slot}": { type: "string", multi: USUAL, templatevars: { slot: "slots" } },
        },
      },
    );
    const given = { slots: ["main"], "text-main": "a|b" };
    expect(moduleRequest(module, given, {}).toRecord()).toHaveProperty("xtext-main", "\u001Fa|b");
  });

  it("refuse a value of a list that holds U+001F", () => {
    expect(() => usercontribs({ user: ["A\u001FB"] }).entries()).toThrow(RangeError);
    expect(() => usercontribs({ user: "A\u001FB" }).entries()).toThrow(RangeError);
  });
});

describe("the root parameters of a request", () => {
  it("replace the defaults", () => {
    const request = allpages({}, { formatversion: "1", errorformat: "bc", format: "xml" });
    expect(request.entries().slice(2)).toEqual([
      ["format", "xml"],
      ["formatversion", "1"],
      ["errorformat", "bc"],
    ]);
  });

  it("of a query module say which pages it is about", () => {
    const record = revisions({}, { titles: ["A", "B"], redirects: true }).toRecord();
    expect(record).toMatchObject({ titles: "A|B", redirects: "" });
  });

  it("are written like any other", () => {
    const record = allpages({}, { curtimestamp: true, servedby: false, assert: "user" }).toRecord();
    expect(record).toMatchObject({ curtimestamp: "", assert: "user" });
    expect(record).not.toHaveProperty("servedby");
  });
});

describe("a text for root parameters that take several values", () => {
  it("is one value, even with the separator in it", () => {
    const record = revisions({}, { titles: "A|B" }).toRecord();
    expect(record["titles"]).toBe("\u001FA|B");
    expect(query([info()], { titles: "A|B" }).toRecord()["titles"]).toBe("\u001FA|B");
    expect(revisions({}, { titles: "A" }).toRecord()["titles"]).toBe("A");
    expect(revisions({}, { titles: ["A", "B"] }).toRecord()["titles"]).toBe("A|B");
  });
});

describe("the forms of a request", () => {
  it("keep a query string of the endpoint, and refuse a fragment, which would hide the parameters", () => {
    const request = allpages({ limit: 5 });
    expect(request.url("https://wiki.example/w/api.php?variant=a")).toMatch(/\?variant=a&action=/);
    for (const endpoint of ["https://wiki.example/w/api.php#top", new URL("https://a.example/#")])
      expect(() => request.url(endpoint)).toThrow(new RangeError("The URL must have no #"));
    const post = tokens({}, { origin: "*" });
    expect(() => toRequest(post, "https://wiki.example/w/api.php#top", { maxUrl: 0 })).toThrow(
      RangeError,
    );
  });

  it("have no address if the request is a POST, for one module or several", () => {
    const refusal = new TypeError(
      "A POST request has no address with its parameters.\nhelp: send it, or use toRequest.",
    );
    const secret = watchlist({ owner: "A", token: "secret" });
    expect(() => secret.url("https://wiki.example/w/api.php")).toThrow(refusal);
    expect(() => query([info(), secret]).url("https://wiki.example/w/api.php")).toThrow(refusal);
    // @ts-expect-error: the module must be posted
    expect(() => edit({ title: "A" }).url("https://wiki.example/w/api.php")).toThrow(refusal);
  });

  it("have no secret in the address that they are sent to", async () => {
    const logIn = login({ name: "Bot", password: "secret", token: "a+\\" });
    for (const request of [logIn, watchlist({ owner: "A", token: "secret" })]) {
      const sent = toRequest(request, "https://wiki.example/w/api.php", { maxUrl: 9999 });
      expect([sent.method, sent.url]).toEqual(["POST", "https://wiki.example/w/api.php"]);
      // oxlint-disable-next-line no-await-in-loop -- two requests
      expect(await sent.text()).toContain("secret");
    }
  });

  const request = prefixsearch({ search: "a&b =ü?", namespace: [0, 4] });

  it("say the same as a record, as search parameters and as text", () => {
    const record = Object.fromEntries(request.entries());
    expect(request.toRecord()).toEqual(record);
    expect(Object.fromEntries(request.toSearchParams())).toEqual(record);
    expect(Object.fromEntries(new URLSearchParams(request.toString()))).toEqual(record);
  });

  it("write the text percent-encoded and without a question mark", () => {
    expect(request.toString()).toBe(
      "action=query&list=prefixsearch&pssearch=a%26b%20%3D%C3%BC%3F&psnamespace=0%7C4" +
        "&format=json&formatversion=2&errorformat=plaintext",
    );
  });

  it("write half a surrogate pair as a form would, instead of failing", () => {
    const half = allpages({ from: "a\uD800b" });
    expect(half.toString()).toContain("apfrom=a%EF%BF%BDb&");
    expect(half.toSearchParams().get("apfrom")).toBe("a\uFFFDb");
  });

  it("append the text to an address, with or without parameters of its own", () => {
    const text = request.toString();
    expect(request.url("https://example.org/w/api.php")).toBe(
      `https://example.org/w/api.php?${text}`,
    );
    expect(request.url(new URL("https://example.org/w/api.php?wiki=a"))).toBe(
      `https://example.org/w/api.php?wiki=a&${text}`,
    );
  });

  it("keep what was given as it was given", () => {
    const params = { limit: 5 } as const;
    expect(allpages(params).params).toBe(params);
    expect(allpages().params).toEqual({});
    expect(allpages(params).module.name).toBe("allpages");
  });
});

describe("the method of a request", () => {
  it("is GET as long as nothing asks for more", () => {
    expect(allpages({ limit: 5 }).method).toBe("GET");
  });

  it("is POST for a module that must be posted", () => {
    expect(moduleRequest(moduleWith({}, { mustbeposted: true }), {}, {}).method).toBe("POST");
  });

  it("is POST where a sensitive parameter is given, and only then", () => {
    expect(watchlist({ owner: "A" }).method).toBe("GET");
    expect(watchlist({ owner: "A", token: "secret" }).method).toBe("POST");
  });

  it("is POST where a sensitive parameter comes from an open template", () => {
    const module = moduleWith(
      { slots: { type: "string", multi: USUAL } },
      {
        templates: {
          "key-{slot}": { type: "password", sensitive: true, templatevars: { slot: "slots" } },
        },
      },
    );
    expect(moduleRequest(module, { slots: ["a"] }, {}).method).toBe("GET");
    expect(moduleRequest(module, { slots: ["a"], "key-a": "x" }, {}).method).toBe("POST");
  });
});
