import { beforeAll, describe, expect, it } from "vitest";
import type { ServiceHandler } from "../../../../templates/runtime/http/service.ts";
import type { Api } from "../../../../templates/runtime/parse/parsed-request.ts";
import { writeActions } from "../../../../templates/wiki/writes/registry.ts";
import { compareSteps } from "../../../wiki/write-comparison.ts";
import type { FileStep } from "../../../wiki/write-comparison.ts";
import { stubSend } from "../../../wiki/write-stub.ts";
import { readExchanges } from "./exchange.ts";
import { readSteps, recordedSend } from "./recorded-steps.ts";
import { differenceFrom, recordedApi, recordedStub } from "./recorded-stub.ts";

/** Asks the stub what a test asked a real wiki, and compares the answers. */
export function replayExchanges(name: string): void {
  const exchanges = readExchanges(name);
  describe(`the answers of a wiki that test/wiki/${name} has recorded`, () => {
    let stub: ServiceHandler;
    beforeAll(() => {
      stub = recordedStub();
    });

    it("are some", () => {
      expect(exchanges.length).toBeGreaterThan(10);
    });

    it.each(exchanges)("are those of the stub: $user $request", async (exchange) => {
      expect(await differenceFrom(stub, exchange)).toBeUndefined();
    });
  });
}

/** Sends the stub what a test sent a real wiki, one after the other, and compares the answers. */
export function replaySteps(
  name: string,
  steps: readonly FileStep[],
  effects: readonly string[],
): void {
  it(`the stub changes as a wiki did that test/wiki/${name} has recorded`, async () => {
    const { version, content, exchanges } = readSteps(name);
    const { compared, differences } = await compareSteps(steps, effects, {
      server: recordedSend(exchanges),
      stub: stubSend(newestApi(), content),
      version,
      nextSecond: async () => undefined,
    });
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(steps.length);
  });
}

/** The recorded modules, with the parameters that actions have in the newest version. */
function newestApi(): Api {
  const { modules, rules } = recordedApi();
  const newest = writeActions.map(({ module }) => [module.path, module] as const);
  return { modules: new Map([...modules, ...newest]), rules };
}
