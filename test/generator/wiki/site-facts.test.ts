import { describe, expect, it } from "vitest";
import { siteFacts } from "../../../generator/wiki/pull.js";
import { site as validateSite } from "../../../generator/spec/source/validators.js";
import { SITE_INFO } from "../support/wiki-api.js";

describe("the facts of a site", () => {
  it("are its software and its namespaces by number, and nothing that changes by itself", () => {
    const facts = siteFacts(SITE_INFO);
    expect(facts).toEqual({
      generator: "MediaWiki 1.39.17",
      namespaces: [
        { id: -1, name: "Spezial", canonical: "Special" },
        { id: 0, name: "" },
        { id: 1, name: "Diskussion", canonical: "Talk" },
      ],
    });
    expect(validateSite(facts)).toBe(true);
  });

  it("are read in the words of format version 2 as well", () => {
    const answer = {
      query: {
        general: { generator: "MediaWiki 1.45.0" },
        namespaces: { "0": { id: 0, name: "", canonical: "" } },
      },
    };
    expect(siteFacts(answer)?.namespaces).toEqual([{ id: 0, name: "", canonical: "" }]);
  });

  it("pass over what is no namespace with a number and a name", () => {
    const answer = {
      query: {
        general: { generator: "MediaWiki 1.45.0" },
        namespaces: {
          "0": { id: 0, name: "" },
          "1": "Talk",
          "2": { id: 2 },
          "3": { name: "X" },
          "4": { id: 0.5, name: "Y" },
        },
      },
    };
    expect(siteFacts(answer)?.namespaces).toEqual([{ id: 0, name: "" }]);
  });

  it("have no characters of titles from an expression that is more than a class", () => {
    const many = "(?:".repeat(6) + "x?" + "){25}".repeat(6);
    const general = {
      generator: "MediaWiki 1.45.0",
      lang: "en",
      mainpage: "Main Page",
      legaltitlechars: `]|${many}b|[`,
    };
    const answer = { query: { general, namespaces: {}, interwikimap: [] } };
    expect(siteFacts(answer)?.titles).toMatchObject({ mainPage: "Main Page" });
    expect(siteFacts(answer)?.titles).not.toHaveProperty("illegalCharacters");
  });

  it.each([
    [{}],
    [{ query: [] }],
    [{ query: { general: {}, namespaces: {} } }],
    [{ query: { general: { generator: "MediaWiki" } } }],
    [{ query: { general: { generator: "x".repeat(256) }, namespaces: {} } }],
  ])("are none in %j", (answer) => {
    expect(siteFacts(answer)).toBeUndefined();
  });
});
