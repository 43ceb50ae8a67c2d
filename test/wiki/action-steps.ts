import type { UserName } from "./server.ts";
import type { FileStep } from "./write-comparison.ts";

/** Makes steps of one action. Default token: `csrf`. */
export const stepsOf =
  (action: string, token?: string) =>
  (user: UserName | undefined, params: FileStep["params"]): FileStep => ({
    action,
    ...(user && { user }),
    ...(token !== undefined && { token }),
    params,
  });
