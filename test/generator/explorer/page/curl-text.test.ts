import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { curlText } from "../../../../generator/explorer/page/outputs.js";

it("quotes each text for a shell, which gives curl the same arguments", () => {
  const address = "https://a.example/?a=it's&b=$HOME|`x`&c[]=1";
  const text = curlText({ method: "PUT", address, headers: { "x-a": 'b "c"' }, body: "{'d': 1}" });
  const shell = text.replace(/^curl/, String.raw`printf '%s\n'`);
  expect(execFileSync("sh", ["-c", shell], { encoding: "utf8" }).trim().split("\n")).toEqual([
    "--request",
    "PUT",
    "--header",
    'x-a: b "c"',
    "--data",
    "{'d': 1}",
    "--globoff",
    address,
  ]);
});

it("omits the usual method", () => {
  expect(curlText({ method: "GET", address: "https://a.example/" })).toBe(
    "curl 'https://a.example/'",
  );
});
