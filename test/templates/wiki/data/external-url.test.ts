import { describe, expect, it } from "vitest";
import { externalUrl } from "../../../../templates/wiki/data/external-url.js";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { tinySite } from "../tiny-wiki.js";

describe("the address of a title on another wiki", () => {
  it("has the page where the wiki's address says, and the fragment behind it", () => {
    expect(externalUrl(tinySite(), "de:Alter Baum")).toBe("https://de.example/wiki/Alter_Baum");
    expect(externalUrl(tinySite(), "de:Baum#Alte Äste's")).toBe(
      "https://de.example/wiki/Baum#Alte_%C3%84ste%27s",
    );
  });

  it("has the protocol of this wiki where that wiki's address has none", () => {
    const facts = {
      ...tinySite().facts,
      interwikimap: [{ prefix: "de", url: "//de.example/$1", protorel: true }],
    };
    expect(externalUrl(siteOf(facts), "de:Baum")).toBe("https://de.example/Baum");
  });

  it("is none where the title is of this wiki", () => {
    expect(externalUrl(tinySite(), "Apple")).toBeUndefined();
    expect(externalUrl(tinySite(), "<>")).toBeUndefined();
  });
});
