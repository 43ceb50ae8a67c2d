/** The stub of the server's document responds as the server does: a Spring Data REST 4.5 with the same rows. */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Random, SEED } from "../wiki/random.ts";
import { differences } from "./exchange.ts";
import { knownOf, randomRequest } from "./random-requests.ts";
import { serverAt } from "./server.ts";
import type { StartedServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";
import type { Rows } from "./stub.ts";

/** The number of random requests; `REQUESTS` in the environment. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 1000);

const spring = serverAt(inject("spring"));
let stub: StartedServer;
let rows: Rows;

beforeAll(async () => {
  rows = await rowsOf(spring);
  stub = await startStub(rows);
});
afterAll(async () => stub?.stop());

/** A method, a path and, after a bar, headers. `ALLIANCE` and `TOWN` are the ids of the first items. */
const CASES = `
GET /alliances
GET /alliances?size=1
GET /alliances?size=1000
GET /alliances?size=2000
GET /alliances?page=17
GET /alliances?size=0
GET /alliances?size=-1
GET /alliances?size=abc
GET /alliances?size=
GET /alliances?size=1.5
GET /alliances?size=99999999999
GET /alliances?page=-1
GET /alliances?page=abc
GET /alliances?size=2&size=3&page=4&page=5
GET /alliances?foo=1&size=3
GET /alliances?size=300&sort=strength,bbStrength,desc&sort=nope&sort=name,DESC&sort=id
GET /alliances?size=1&sort=id&sort=townIds&page=1
GET /alliances?size=1&sort=id&sort=townIds&page=2
GET /alliances?size=1&sort=id&sort=townIds&page=3
GET /alliances?size=300&sort=id&sort=townIds
GET /alliances/search
GET /alliances/search/findByName?name=Iron%20Guild
GET /alliances/search/findByName
GET /alliances/search/findByNameContaining?name=Iron&size=10&page=1
GET /alliances/search/findFirstByName?name=Iron%20Guild
GET /alliances/search/findFirstByName?name=zzz
GET /alliances/nope
GET /alliances/search/nope
GET /nothing
GET /alliances/
DELETE /alliances/ALLIANCE
DELETE /alliances
GET /alliances | accept: text/html
GET /nothing | accept: text/html,*/*;q=0.8
GET /nothing | accept: text/html;q=0.1,*/*
GET /nothing | accept: */*
HEAD /alliances
HEAD /alliances/nope
HEAD /alliances/search
OPTIONS /alliances
OPTIONS /alliances/ALLIANCE
OPTIONS /alliances/search
GET /alliances?size=1 | accept: */*
GET /alliances?size=1 | accept: application/hal+json;q=0.5,application/json
GET /alliances?size=1 | accept: application/xml
GET /alliances/ALLIANCE
GET /towns/TOWN
GET /towns/TOWN | if-none-match: "0"
GET /towns/TOWN | if-none-match: "1"
GET /towns/TOWN | if-none-match: *
GET /towns/TOWN | if-none-match: 0
GET /towns/TOWN | if-match: "1"
GET /profile
GET /profile | accept: application/vnd.other+json
GET /profile/alliances
GET /profile/alliances | accept: application/schema+json
GET /
`;

it("the stub responds to each kind of request as the server does", async () => {
  const known = knownOf(rows);
  const requests = CASES.trim()
    .split("\n")
    .map((line) => {
      const [request = "", header] = line.split(" | ");
      const [method = "", path = ""] = request.split(" ");
      const [, name = "", value = ""] = /^([\w-]+): (.*)$/.exec(header ?? "") ?? [];
      const url = path
        .replace("ALLIANCE", known.ids[0] ?? "")
        .replace("TOWN", known.towns[0] ?? "");
      return { method, url, headers: name === "" ? {} : { [name]: value } };
    });
  const { different, statuses } = await differences(spring, stub, requests);
  expect(different).toEqual([]);
  // The bodies of these errors differ.
  const url = "/alliances/search/findByStrengthGreaterThanEqual?strength=abc";
  const errors = await Promise.all([spring.send({ url }), stub.send({ url })]);
  expect(errors.map(({ status }) => status)).toEqual([500, 500]);
  expect(new Set(statuses.keys())).toEqual(new Set([200, 204, 304, 404, 405, 406, 500]));
});

it("the stub responds to random requests, valid and wrong, as the server with the same rows does", async () => {
  expect(rows.alliances).toHaveLength(300);
  const random = new Random(SEED);
  const known = knownOf(rows);
  const requests = Array.from({ length: REQUESTS }, () => randomRequest(random, known));
  const { different } = await differences(spring, stub, requests);
  expect(different.length / REQUESTS, different.slice(0, 20).join("\n")).toBeLessThanOrEqual(0.01);
});
