// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "../runtime/server.js";
import { allRules, catalogueHandler } from "../runtime/server.js";
import { _3dModule } from "./3d.js";
import { ParamsModule } from "./Params.js";
import { __proto___Module } from "./__proto__.js";
import { ap$Module } from "./ap$.js";
import { await_Module } from "./await.js";
import { caféModule } from "./café.js";
import { conModule } from "./con_.js";
import { constructor_Module } from "./constructor.js";
import { default_Module } from "./default.js";
import { delete_Module } from "./delete.js";
import { handlersModule } from "./handlers_.js";
import { import_Module } from "./import.js";
import { indexModule } from "./index_.js";
import { jsonModule } from "./json.js";
import { mainModule } from "./main.js";
import { myListModule } from "./my-list.js";
import { nameDModule } from "./name-d.js";
import { optionsModule } from "./options_.js";
import { queryModule } from "./query.js";
import { toString_Module } from "./toString.js";
import { validatorModule } from "./validator.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface NamesHandlers {
  readonly delete_: HandlerOf<typeof delete_Module>;
  readonly import_: HandlerOf<typeof import_Module>;
  readonly default_: HandlerOf<typeof default_Module>;
  readonly await_: HandlerOf<typeof await_Module>;
  readonly myList: HandlerOf<typeof myListModule>;
  readonly _3d: HandlerOf<typeof _3dModule>;
  readonly __proto___: HandlerOf<typeof __proto___Module>;
  readonly constructor_: HandlerOf<typeof constructor_Module>;
  readonly toString_: HandlerOf<typeof toString_Module>;
  readonly index: HandlerOf<typeof indexModule>;
  readonly options: HandlerOf<typeof optionsModule>;
  readonly handlers: HandlerOf<typeof handlersModule>;
  readonly con: HandlerOf<typeof conModule>;
  readonly validator: HandlerOf<typeof validatorModule>;
  readonly Params: HandlerOf<typeof ParamsModule>;
  readonly nameD: HandlerOf<typeof nameDModule>;
  readonly café: HandlerOf<typeof caféModule>;
  readonly ap$: HandlerOf<typeof ap$Module>;
}

/** The modules by builder name, for parsing requests. */
export const namesApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  delete_: delete_Module,
  import_: import_Module,
  default_: default_Module,
  await_: await_Module,
  myList: myListModule,
  _3d: _3dModule,
  __proto___: __proto___Module,
  constructor_: constructor_Module,
  toString_: toString_Module,
  index: indexModule,
  options: optionsModule,
  handlers: handlersModule,
  con: conModule,
  validator: validatorModule,
  Params: ParamsModule,
  nameD: nameDModule,
  café: caféModule,
  ap$: ap$Module,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createNamesHandler(handlers: Partial<NamesHandlers>): FetchHandler {
  return catalogueHandler(namesApi, allRules, handlers);
}
