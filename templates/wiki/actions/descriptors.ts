import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";

/** The descriptor of an action, as MediaWiki 1.45 describes it. */
export function actionModule(
  name: string,
  params: Readonly<Record<string, ParamDescriptor>>,
  facts: Partial<AnyModule> = {},
): AnyModule {
  return {
    name,
    path: name,
    group: "action",
    prefix: "",
    select: { action: name },
    generator: false,
    rows: false,
    params,
    ...facts,
  };
}

/** The descriptor of an action that must be posted. */
export function postedModule(
  name: string,
  params: Readonly<Record<string, ParamDescriptor>>,
  facts: Partial<AnyModule> = {},
): AnyModule {
  return actionModule(name, params, { writerights: true, mustbeposted: true, ...facts });
}

/** The parameter of a token that an action requires. */
export function tokenParam(type: string): ParamDescriptor {
  return { type: "string", required: true, sensitive: true, token: type };
}

/** The number of values of most parameters. */
export const SEVERAL = { lowlimit: 50, highlimit: 500 } as const;

/** A parameter with several integers. */
export const INTEGERS_PARAM: ParamDescriptor = { type: "integer", multi: SEVERAL };
/** The parameter of actions that can change the caller's watch list. */
export const WATCHLIST_PARAM: ParamDescriptor = {
  type: "enum",
  values: ["nochange", "preferences", "unwatch", "watch"],
  default: "preferences",
};
