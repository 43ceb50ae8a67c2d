import { createParaminfoHandler } from "paramsmith/paraminfo/handlers";
import type { ParaminfoHandlers } from "paramsmith/paraminfo/handlers";
import type { HandlerOf } from "paramsmith/server";
import type { usersModule } from "paramsmith/paraminfo/users";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

// Some handlers, as an object.
export const service: (request: Request) => Promise<Response> = createParaminfoHandler({
  allpages: (args, { query, continueWith, asGenerator }) => {
    holds<Same<typeof args.limit, number>>();
    holds<Same<typeof args.from, string | undefined>>();
    if (args.from !== undefined) continueWith({ apfrom: args.from.slice(1) });
    return [{ pageid: 1, ns: args.namespace, title: String(query["titles"]), asGenerator }];
  },
  siteinfo: async ({ prop }) => ({ general: { sitename: "A" }, more: prop.map((each) => each) }),
});

// None, and all of them.
createParaminfoHandler({});
export function complete(handlers: ParaminfoHandlers): ReturnType<typeof createParaminfoHandler> {
  return createParaminfoHandler(handlers);
}

// A handler on its own, and a class of handlers.
const users: HandlerOf<typeof usersModule> = ({ users: names = [] }) =>
  names.map((name) => ({ name }));

class Wiki implements Pick<ParaminfoHandlers, "users" | "allusers"> {
  readonly users = users;

  allusers(): { readonly name: string }[] {
    return [{ name: "A" }];
  }
}
createParaminfoHandler(new Wiki());
