import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { json, startServer } from "../support/http.js";
import { REPOSITORY } from "../support/places.js";
import { serving } from "../support/serving.js";
import { isAvailable, isPosix } from "../../availability.js";

async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !holds(); n += 1)
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function ask(url: string, from: string): Promise<Response> {
  const query = `action=query&list=allpages&format=json&formatversion=2&apfrom=${from}`;
  return fetch(`${url}/api.php?${query}`);
}

describe("paramsmith serve", () => {
  it("says that a port is taken, and what to do", async () => {
    const { port } = await serving();
    const { code, out, err } = paramsmith(REPOSITORY, "serve", "--port", String(port));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("error[port-taken]");
    expect(err).toContain(`port ${port} of 127.0.0.1 is already in use`);
    expect(err).toContain("help: specify a different port with --port; 0 selects any free port");
  });

  it.runIf(isPosix()).each(["SIGINT", "SIGTERM"] as const)(
    "ends with 0 on %s, after the request that is under way",
    async (signal) => {
      const server = await serving("--latency", "300");
      // The first request also loads the code of the service.
      await fetch(`${server.url}/planets`);
      const asked = fetch(`${server.url}/planets`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      server.process.kill(signal);
      expect((await asked).status).toBe(404);
      expect(await server.ended).toBe(0);
      expect(server.errors()).toHaveLength(2);
    },
  );

  it.runIf(isPosix())(
    "breaks off what takes longer than a second, and on a second signal everything",
    async () => {
      const [patient, forced] = await Promise.all([
        serving("--latency", "60000"),
        serving("--latency", "60000"),
      ]);
      const failed = [patient, forced].map(async ({ url }) =>
        fetch(`${url}/planets`).then(
          () => "received",
          () => "broken off",
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      const start = performance.now();
      for (const { process: child } of [patient, forced]) child.kill("SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 50));
      forced.process.kill("SIGTERM");
      expect(await forced.ended).toBe(0);
      const early = performance.now() - start;
      expect(await patient.ended).toBe(0);
      expect(early).toBeLessThan(700);
      expect(performance.now() - start).toBeLessThan(2500);
      expect(await Promise.all(failed)).toEqual(["broken off", "broken off"]);
    },
  );

  it("reports a server that it cannot record, whatever is logged", async () => {
    const real = await startServer((_, response) => {
      response.socket?.destroy();
      return undefined;
    });
    const recorder = await serving("--record", `${real.origin}/w/api.php`, "--log", "none");
    expect((await ask(recorder.url, "A")).status).toBe(502);
    await until(() => recorder.errors().length > 0);
    expect(recorder.errors()).toEqual([
      expect.stringMatching(
        /^127\.0\.0\.1:\d+ cannot be reached: .* The request is not recorded\.$/,
      ),
    ]);
  });

  it.runIf(isAvailable(existsSync("/dev/full"), "/dev/full, a disk without room"))(
    "passes answers back that the disk has no room for, and says each time that they are not kept",
    async () => {
      const real = await startServer(() => json({ batchcomplete: true, query: { allpages: [] } }));
      const recorder = await serving(
        "--record",
        `${real.origin}/w/api.php`,
        "--cassette",
        "/dev/full",
        "--log",
        "none",
      );
      for (const title of ["A", "B"]) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const answer = await ask(recorder.url, title);
        expect(answer.status).toBe(200);
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        expect(await answer.json()).toEqual({ batchcomplete: true, query: { allpages: [] } });
      }
      await until(() => recorder.errors().length > 1);
      const line =
        "The exchange is not in the cassette /dev/full: no space left on device. The recording continues without this exchange.";
      expect(recorder.errors()).toEqual([line, line]);
    },
  );

  it.each(["LOCALHOST", "127.1"])("warns of nothing at %s", async (host) => {
    const { errors, url } = await serving("--host", host, "--log", "none");
    expect((await fetch(new URL("/alliances", url))).status).toBe(200);
    expect(errors()).toEqual([]);
  });

  it("serves on when the reader of its log has gone", async () => {
    const { process: child, url } = await serving();
    child.stderr?.destroy();
    for (let n = 0; n < 3; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- the first one meets the closed pipe
      expect((await fetch(new URL("/alliances", url))).status).toBe(200);
  });
});
