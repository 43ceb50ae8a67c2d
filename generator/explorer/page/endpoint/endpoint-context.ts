import { directoryStub } from "../../../../templates/runtime/directory/stub.js";
import type { DirectoryStubApi } from "../../../../templates/runtime/directory/stub.js";
import type { ServiceHandler } from "../../../../templates/runtime/http/service.js";
import { jsonShapes } from "../../../emit/directory/json-shape.js";
import { endpointData, withExactIntegers } from "../../../emit/requests/endpoint-data.js";
import type { InspectedDirectory } from "../../../inspect/directory.js";
import { endpointTexts } from "../../../inspect/help-texts.js";
import { oncePerObject } from "../../../json/once-per-object.js";
import type { DirectoryModel } from "../../../model/spec-model.js";
import { directoryModel } from "../state/spec-store.js";
import type { SpecStore } from "../state/spec-store.js";

/** A directory in the forms that composing and running requests needs. */
export interface ComposedDirectory extends InspectedDirectory {
  readonly model: DirectoryModel;
  readonly stub: ServiceHandler;
  /** The parameters that number the pages of lists, by operation id. */
  readonly pageParameters: ReadonlyMap<string, string>;
}

/** The seed of the stub's data, as the default of `serve`. */
const SEED = 1;

/**
 * Prepares a directory once; undefined for a catalogue. Parameters are checked by their shapes: the
 * policy of the page does not let it compile schemas.
 */
export const composedDirectory = oncePerObject(
  (store: SpecStore): ComposedDirectory | undefined => {
    const model = directoryModel(store);
    if (!model) return undefined;
    const data = { endpoints: endpointData(model), shapes: jsonShapes(model) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explorerPage wrote the block
    const stub = store.stub() as DirectoryStubApi;
    return {
      model,
      endpoints: withExactIntegers(data, model).endpoints,
      validators: {},
      builders: new Map(Object.entries(store.spec.builders)),
      texts: endpointTexts(model),
      stub: directoryStub(withExactIntegers(stub, model), { seed: SEED }),
      pageParameters: new Map(
        Object.entries(stub.operations).flatMap(([name, operation]) =>
          operation.kind === "list" && operation.paging.page !== undefined
            ? [[name, operation.paging.page] as const]
            : [],
        ),
      ),
    };
  },
);
