import { describe, expect, it } from "vitest";
import { programText } from "../../../generator/cli/init-files.js";

const INPUT: Parameters<typeof programText>[0] = {
  program: "/p/src/first-request.ts",
  out: "/p/src/api",
  name: "wiki",
  importExtension: ".js",
  endpoint: 'https://wiki.example/"w"/api.php',
  modules: new Set(["query+allpages", "query+info"]),
};

const SENDER = `const send = fetchSender("https://wiki.example/\\"w\\"/api.php", {
  // Replace this with the name of your program and a contact, which wikis ask for.
  userAgent: "first-request (you@example.org)",
});
`;

describe("the first program", () => {
  it("prints pages, if the catalogue has a list of them", () => {
    expect(programText(INPUT)).toBe(`import { allpages } from "./api/wiki/allpages.js";
import { fetchSender, rowsOf } from "./api/runtime/client.js";

${SENDER}
/** Prints ten pages. */
async function printPages(): Promise<void> {
  const request = allpages({ limit: 10 });
  for await (const page of rowsOf(request, send, { maxRows: 10 })) console.log(page);
}

void printPages();
`);
  });

  it("prints a response about one page, if it has none", () => {
    expect(programText({ ...INPUT, modules: new Set(["allpages"]), importExtension: "" }))
      .toBe(`import { query } from "./api/wiki/query";
import { fetchSender, sendRequest } from "./api/runtime/client";

${SENDER}
/** Prints the response about a page. */
async function printPage(): Promise<void> {
  const response = await sendRequest(query([], { titles: "Main Page" }), send);
  console.log(JSON.stringify(response));
}

void printPage();
`);
  });

  it.each([
    ["/p/src/api/first.ts", "/p/src/api", "./wiki/allpages.js"],
    ["/p/first.ts", "/p/src/api", "./src/api/wiki/allpages.js"],
    ["/p/bin/first.ts", "/p/src/api", "../src/api/wiki/allpages.js"],
    ["/p/src/api/x/first.ts", "/p/src/api", "../wiki/allpages.js"],
  ])("in %s imports code in %s from %s", (program, out, path) => {
    const [first] = programText({ ...INPUT, program, out }).split("\n");
    expect(first).toBe(`import { allpages } from "${path}";`);
  });
});
