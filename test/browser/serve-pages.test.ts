/** Pages of other origins that use `paramsmith serve`, with the cookies of its user. */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { startServing } from "../generator/support/serving.js";
import { BROWSERS, openPage } from "./browser.js";

/** An app on another port of the local machine, whose page tests fill with code. */
const app = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end("<!doctype html><title>App</title>");
}).listen(0, "127.0.0.1");
afterAll(() => void app.close());

/** The address of the app; its name decides whether the service is on the same site. */
function appAt(host: string): string {
  const address = app.address();
  if (typeof address !== "object" || address === null) throw new Error("The app has no port.");
  return `http://${host}:${address.port}`;
}

const QUERY = "action=query&format=json&formatversion=2";

/** What a page can do, in a browser that has the session of an administrator. */
async function attempts(service: string): Promise<Record<string, unknown>> {
  const api = `${service}/api.php`;
  const userinfo = `${api}?action=query&meta=userinfo&format=json&formatversion=2`;
  const userOf = async (more: string, credentials: RequestCredentials): Promise<unknown> =>
    fetch(userinfo + more, { credentials }).then(
      async (response) => (await response.json()).query.userinfo.name,
      () => "unreadable",
    );
  const origin = encodeURIComponent(location.origin);
  const image = new Image();
  const shown = new Promise((resolve) => {
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
  });
  image.src = `${service}/images/a/a9/Example.svg`;
  return {
    plain: await userOf("", "include"),
    named: await userOf(`&origin=${origin}`, "include"),
    anyone: await userOf("&origin=*", "omit"),
    withHeader: await fetch(`${userinfo}&origin=*`, { headers: { "api-user-agent": "a" } }).then(
      ({ status }) => status,
      () => "unreadable",
    ),
    openApi: await fetch(`${service}/alliances`, { credentials: "include" }).then(
      ({ status }) => status,
      () => "unreadable",
    ),
    image: await shown,
  };
}

describe.each(BROWSERS)("in %s", (name) => {
  it.each([
    ["on a different port", "127.0.0.1", false],
    ["on a different site", "localhost", false],
    ["that is allowed", "127.0.0.1", true],
  ])("a page %s", async (_, host, isAllowed) => {
    const page = appAt(host);
    const service = startServing(
      REPOSITORY,
      isAllowed ? ["--allow-origin", page] : ["--log", "none"],
    );
    onTestFinished(service.stop);
    const { url } = await service.started;
    const opened = await openPage(`${url}/api.php`, { offline: false }, name);
    await opened.page
      .context()
      .addCookies([{ name: "paramsmith_user", value: "Admin", domain: "127.0.0.1", path: "/" }]);
    const tokens = await opened.page.request.get(`${url}/api.php?${QUERY}&meta=tokens`);
    const { csrftoken } = (await tokens.json()).query.tokens;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const uploaded = await opened.page.request.post(`${url}/api.php`, {
      multipart: {
        action: "upload",
        format: "json",
        filename: "Example.svg",
        token: csrftoken,
        ignorewarnings: "1",
        file: { name: "Example.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) },
      },
    });
    expect(await uploaded.json()).toMatchObject({ upload: { result: "Success" } });

    await opened.page.goto(page);
    expect(await opened.page.evaluate(attempts, url)).toEqual({
      plain: "unreadable",
      named: isAllowed ? "Admin" : "unreadable",
      anyone: "127.0.0.1",
      withHeader: 200,
      openApi: isAllowed ? 200 : "unreadable",
      image: true,
    });

    const answered = opened.page.waitForResponse(`${url}/api.php`);
    // A form needs no permission to send a request, only a token: that of tests is predictable.
    await opened.page.evaluate(
      ([action, token]) => {
        const form = document.createElement("form");
        Object.assign(form, { action, method: "post" });
        const fields = { action: "edit", title: "Forged", text: "x", format: "json", token };
        for (const [field, value] of Object.entries(fields))
          form.append(
            Object.assign(document.createElement("input"), { name: field, value, type: "hidden" }),
          );
        document.body.append(form);
        form.submit();
      },
      [`${url}/api.php`, csrftoken] as const,
    );
    await answered;
    const forged = await opened.page.request.get(`${url}/api.php?${QUERY}&titles=Forged`);
    const [written] = (await forged.json()).query.pages;
    expect("pageid" in written).toBe(isAllowed);
  });

  it("a response of another server runs no script, and can be inspected", async () => {
    const cassette = join(scratchFolder(), "c.jsonl");
    const body = '<title>Page</title><script>document.title = "ran"</script>';
    const exchange = { cassette: 1, path: "/api.php", params: {}, status: 200, body };
    const headers = { "content-type": "text/html", "content-security-policy": "default-src *" };
    writeFileSync(cassette, JSON.stringify({ ...exchange, headers }));
    const service = startServing(REPOSITORY, ["--replay", cassette]);
    onTestFinished(service.stop);
    const { url } = await service.started;
    const { page } = await openPage(`${url}/api.php`, { offline: false }, name);
    expect(await page.evaluate(() => document.title)).toBe("Page");
  });
});
