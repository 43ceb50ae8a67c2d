import { afterEach, describe, expect, it, vi } from "vitest";
import { openPage, until } from "./opened-page.js";
import { changed, pageOfSpecs } from "./page-specs.js";

afterEach(() => vi.unstubAllGlobals());

const THINGS = "#/wiki/things!compose";

/** The query after an event at a field of the form of `things`, which had another query before. */
async function queryAfter(selector: string, type: string, value = "", before = "") {
  const page = await openPage(pageOfSpecs(), `${THINGS}${before === "" ? "" : `?${before}`}`);
  await page.fire(selector, type, { currentTarget: { value } });
  return new URLSearchParams(page.hash().split("?")[1] ?? "").toString();
}

/** What an event writes; its field, type and value; the query before it and after it. `⏎` is a new line. */
const WRITTEN = `
a chosen value ; #field-thkind ; change ; =old ;  ; thkind=old
a chosen value without a text ; #field-thkind ; change ; = ;  ; thkind=
no value ; #field-thkind ; change ;  ; thkind=old ;
a number ; #field-thno ; input ; 7 ;  ; thno=7
no number ; #field-thno ; input ;  ; thno=7 ;
a flag ; #field-thquick ; change ;  ;  ; thquick=1
no flag ; #field-thquick ; change ;  ; thquick=1 ;
a text ; #field-thby ; input ; Bob ;  ; thby=Bob
no text ; #field-thby ; input ;  ; thby=Bob ;
a long text ; #field-thnote ; input ; a⏎b ;  ; thnote=a%0Ab
no long text ; #field-thnote ; input ;  ; thnote=a ;
lines ; #field-thnames ; input ; A⏎B⏎ ;  ; thnames=A%7CB
lines with a separator ; #field-thnames ; input ; A|B⏎C ;  ; thnames=%1FA%7CB%1FC
no lines ; #field-thnames ; input ;  ; thnames=A ;
a timestamp ; #field-thwhen ; input ; now ;  ; thwhen=now
no timestamp ; #field-thwhen ; input ;  ; thwhen=now ;
a chosen minute ; [data-field=thwhen] [type=datetime-local] ; input ; 2026-01-31T12:00 ;  ; thwhen=2026-01-31T12%3A00%3A00Z
a chosen second ; [data-field=thwhen] [type=datetime-local] ; input ; 2026-01-31T12:00:07 ;  ; thwhen=2026-01-31T12%3A00%3A07Z
no chosen time ; [data-field=thwhen] [type=datetime-local] ; input ;  ; thwhen=now ; thwhen=now
the largest limit ; [data-field=thlimit] [type=checkbox] ; change ;  ;  ; thlimit=max
no largest limit ; [data-field=thlimit] [type=checkbox] ; change ;  ; thlimit=max ;
one more value than by default ; [data-field=thflags] [value=c] ; change ;  ;  ; thflags=a%7Cb%7Cc
one value less than by default ; [data-field=thflags] [value=a] ; change ;  ;  ; thflags=b
no value instead of the last one ; [data-field=thflags] [value=c] ; change ;  ; thflags=c ; thflags=
all values ; [data-field=thflags] [value=*] ; change ;  ;  ; thflags=*
the default instead of all values ; [data-field=thflags] [value=*] ; change ;  ; thflags=* ;
all values but one ; [data-field=thflags] [value=b] ; change ;  ; thflags=* ; thflags=a%7Cc
a value that is not listed, less ; [data-field=thflags] [value=x] ; change ;  ; thflags=a|x ; thflags=a
a namespace ; [data-field=thns] [value=-1] ; change ;  ;  ; thns=-1%7C0
nothing after its removal ; [data-field=thno] .clear ; click ;  ; thno=7&thby=A ; thby=A
another parameter ; [data-field=other] #field-other ; input ; 2 ; other=1 ; other=2
`;

describe("The form of a module", () => {
  it.each(WRITTEN.trim().split("\n"))("writes into the address: %s", async (row) => {
    const [, selector = "", type = "", value, before, query] = row
      .replaceAll("⏎", "\n")
      .split(/ ?; ?/);
    expect(await queryAfter(selector, type, value, before)).toBe(query);
  });

  it("is not sent, and follows the address", async () => {
    const page = await openPage(pageOfSpecs(), THINGS);
    await page.fire("form", "submit");
    expect(page.find("form").calls).toEqual(["preventDefault submit"]);
    await page.goTo(`${THINGS}?thno=7`);
    expect(page.find("#field-thno").value).toBe("7");
    await page.fire("#field-thno", "input", { currentTarget: { value: "x" } });
    expect(page.find("#field-thno").getAttribute("type")).toBe("text");
    expect(page.find("#verdict").textContent).toBe("2 errors.");
  });

  it("counts errors, and else warnings", async () => {
    const page = await openPage(pageOfSpecs(), `${THINGS}?thtoken=a`);
    expect(page.find("#verdict").textContent).toBe("Valid.");
    expect(page.find(".verdict").getAttribute("class")).toBe("verdict accepted");
    await page.goTo(`${THINGS}?thtoken=a&thkind=old`);
    expect(page.find("#verdict").textContent).toBe("Valid, with 1 warning.");
    await page.goTo(`${THINGS}?thtoken=a&thno=100`);
    expect(page.find("#verdict").textContent).toBe(
      "1 error; the server itself would respond with warnings.",
    );
    expect(page.find(".verdict").getAttribute("class")).toBe("verdict refused");
  });

  it("keeps the parameter that selects its module", async () => {
    const page = await openPage(pageOfSpecs(), "#/wiki!compose?action=query&list=things");
    await page.fire("[data-field=list] [value=things]", "change");
    expect(page.hash()).toBe("#/wiki!compose?action=query");
    expect(page.find("#out-typescript").textContent).toBe("// Choose a module.");
  });

  it("opens its parts by their summaries", async () => {
    const page = await openPage(pageOfSpecs(), THINGS);
    expect(page.find(".explanation").querySelector("pre")).toBeNull();
    await page.fire(".explanation", "toggle", { currentTarget: { open: true } });
    expect(page.find(".explanation pre").textContent).toContain("list=things");
    await page.fire(".explanation", "toggle", { currentTarget: { open: false } });
    expect(page.find(".explanation").querySelector("pre")).toBeNull();
  });

  it("opens a part when it is needed, again after the reader has closed it", async () => {
    const page = await openPage(pageOfSpecs(), THINGS);
    const isOpen = () => page.find(".root").querySelector("#field-origin") !== null;
    expect(isOpen()).toBe(false);
    await page.goTo(`${THINGS}?origin=a`);
    expect(isOpen()).toBe(true);
    await page.goTo(THINGS);
    expect(isOpen()).toBe(true);
    await page.fire(".root", "toggle", { currentTarget: { open: false } });
    expect(isOpen()).toBe(false);
    await page.goTo(`${THINGS}?origin=a`);
    expect(isOpen()).toBe(true);
  });

  it("copies its outputs, and says so until they change", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", {
      clipboard: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
    const page = await openPage(pageOfSpecs(), THINGS);
    await page.fire("[aria-labelledby=out-address-title] button", "click");
    const address =
      "GET https://wiki.example/w/api.php?action=query&list=things&format=json&formatversion=2&errorformat=plaintext";
    expect(copied).toEqual([address]);
    const button = page.find("[aria-labelledby=out-address-title] button");
    await until(() => expect(button.textContent).toBe("Copied"));
    await page.fire("#field-thno", "input", { currentTarget: { value: "7" } });
    expect(button.textContent).toBe("Copy");
  });
});

describe("The form of an operation", () => {
  const ADD = "#/pets/addPet!compose";

  it.each([
    ["a text", "#field-owner", "input", "Ann", "?owner=Ann"],
    ["a flag with a text", "#field-sold", "change", "=false", "?sold=false"],
    ["a body", "#body", "input", "{}", "?(body)={}"],
    ["a media type", "[data-field=(body)] select", "change", "text/csv", "?(type)=text/csv"],
  ])("writes %s into the address", async (_what, selector, type, value, query) => {
    const page = await openPage(pageOfSpecs(), ADD);
    await page.fire(selector, type, { currentTarget: { value } });
    expect(decodeURIComponent(page.hash().slice(ADD.length))).toBe(query);
  });

  it("is about the chosen service", async () => {
    const page = await openPage(pageOfSpecs(), `${ADD}?owner=Ann`);
    expect(page.find("#out-address").textContent).toBe(
      "POST https://pets.example/v1/pets?owner=Ann",
    );
  });
});

describe("A run on the stub of the page", () => {
  it("shows why it fails", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      sent.push([address, init.method, init.credentials]);
      throw new TypeError("refused");
    });
    const page = await openPage(
      pageOfSpecs({ wikis: ["https://w.example", "https://x.example"] }),
      THINGS,
    );
    await page.fire(".targets [value=wiki]", "change");
    await page.fire("#run", "click");
    await until(() => expect(page.find("#outcome").textContent).not.toContain("Running"));
    expect(page.find("#outcome").textContent).toBe(
      "No response from https://w.example/w/api.php: refused. help: check the URL, and whether the page may connect to it (docs --allow-wiki).",
    );
    const query = "action=query&list=things&format=json&formatversion=2&errorformat=plaintext";
    expect(sent).toEqual([[`https://w.example/w/api.php?origin=*&${query}`, "GET", "omit"]]);
    expect(page.find("#wiki-origins").textContent).toBe(
      "This page may connect to https://w.example, https://x.example.",
    );
    await page.fire("#wiki-address", "input", {
      currentTarget: { value: "https://x.example/api.php" },
    });
    expect(page.find("#out-address").textContent).toContain(
      "GET https://x.example/api.php?action=query",
    );
    await page.fire(".targets [value=stub]", "change");
    expect(page.find("#out-address").textContent).toContain("GET https://wiki.example/w/api.php?");
  });

  it("is about the service of the page if it is served", async () => {
    const { specs, ...page } = pageOfSpecs({ isServed: true });
    const [wiki, ...others] = specs.map((store) => changed(store, { servedAt: "served/api.php" }));
    if (!wiki) throw new Error("There is no spec.");
    const opened = await openPage({ ...page, specs: [wiki, ...others] }, THINGS);
    expect(opened.find("#out-address").textContent).toContain(
      "GET https://docs.example/served/api.php?",
    );
    expect(opened.find(".targets").textContent).toContain("The service of this page");
  });

  it("keeps its target for the other modules of the spec, until the page is opened again", async () => {
    const served = pageOfSpecs({ wikis: ["https://w.example"] });
    const page = await openPage(served, THINGS);
    await page.fire(".targets [value=wiki]", "change");
    await page.goTo("#/wiki/facts!compose");
    expect(page.find("#out-address").textContent).toContain("https://w.example/w/api.php?");
    await page.goTo("#/paraminfo/info!compose");
    expect(page.find("#out-address").textContent).toContain("https://wiki.example/w/api.php?");
    const again = await openPage(served, THINGS);
    expect(again.html()).not.toContain('id="wiki-address"');
  });
});

describe("The box for addresses", () => {
  it("opens the form of a pasted request, or says that no spec has it", async () => {
    const { specs } = pageOfSpecs();
    const page = await openPage(pageOfSpecs({ specs: specs.slice(1, 2) }), "#/");
    await page.fire("#paste", "input", { currentTarget: { value: "https://other.example/none" } });
    await page.fire(".paste", "submit");
    expect(page.find("#paste-problem").textContent).toBe(
      "No spec on this page contains the path of this request.",
    );
    await page.fire("#paste", "input", {
      currentTarget: { value: "https://pets.example/v1/pets?limit=3" },
    });
    await page.fire(".paste", "submit");
    expect(page.hash()).toBe("#/pets/listPets!compose?limit=3");
  });

  it.each([
    ["action=query&list=things&thno=7", "#/wiki!compose?action=query&list=things&thno=7"],
    ["?action=opensearch&search=a", "#/wiki!compose?action=opensearch&search=a"],
    [" ", "#/"],
  ])("opens %j as %s", async (text, hash) => {
    const page = await openPage(pageOfSpecs(), "#/");
    await page.fire("#paste", "input", { currentTarget: { value: text } });
    await page.fire(".paste", "submit");
    expect(page.hash()).toBe(hash);
  });
});

describe("The page", () => {
  it("composes requests to any module of a catalogue, but not to an OpenAPI document", async () => {
    const catalogue = await openPage(pageOfSpecs(), "#/wiki!compose");
    expect(catalogue.find("h1").textContent).toBe("Compose a request to wiki");
    const openapi = await openPage(pageOfSpecs(), "#/pets!compose");
    const overview = await openPage(pageOfSpecs(), "#/pets");
    expect(openapi.html()).toBe(overview.html());
  });

  it("shows all values of a long list when asked to", async () => {
    const page = await openPage(pageOfSpecs(), "#/paraminfo/info");
    const folded = page.html();
    await page.fire(".more", "click");
    expect(page.html().length).toBeGreaterThan(folded.length);
  });
});
