import { firefox } from "playwright-core";
import type { Browser } from "playwright-core";

/** A command that Playwright sends to each window, and that Firefox 153 ESR does not know. */
const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";

/** The parts of Playwright's own objects that are used below. */
interface Session {
  send: (command: string, ...rest: readonly unknown[]) => Promise<unknown>;
}

/**
 * Lets Playwright drive Debian's Firefox by WebDriver BiDi: leaves out the one command that it does not
 * know. Pages have the media features of the system then.
 */
export function withoutMediaFeatures(browser: Browser): Browser {
  const session: unknown = Object.getPrototypeOf(sessionOf(browser));
  if (!isSession(session)) throw new Error("This version of Playwright has no sessions of BiDi.");
  const { send } = session;
  session.send = function (this: Session, command, ...rest) {
    return command === UNKNOWN_COMMAND ? Promise.resolve({}) : send.call(this, command, ...rest);
  };
  return browser;
}

function sessionOf(browser: Browser): unknown {
  const connection: unknown = Reflect.get(firefox, "_connection");
  if (typeof connection !== "object" || connection === null) return undefined;
  const toImplementation: unknown = Reflect.get(connection, "toImpl");
  if (typeof toImplementation !== "function") return undefined;
  const own: unknown = Reflect.apply(toImplementation, connection, [browser]);
  return typeof own === "object" && own !== null ? Reflect.get(own, "_browserSession") : undefined;
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, "send") === "function"
  );
}
