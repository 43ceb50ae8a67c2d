import { utf8, sha1 } from "../values/bytes.js";

/** A client's session. */
export interface Session {
  /** The session cookie's value. Tokens depend on it. */
  readonly id: string;
  /** The name of the account that is logged in. */
  readonly user?: string;
}

/** A stub's sessions. */
export interface Sessions {
  /** The session of a `Cookie` header; undefined if there is none. */
  find(cookies: string): Session | undefined;
  /** Starts a session, optionally for an account. */
  start(user?: string): Session;
  end(session: Session): void;
}

/** A cookie with an account's name is a session for it without a login, for tests. */
const USER_COOKIE = "paramsmith_user";

/** The maximum number of sessions. The oldest one ends first. */
const MAX_SESSIONS = 10_000;

/** Creates the sessions for a stub. Their ids are the same in each run. */
export function makeSessions(cookie: string): Sessions {
  const sessions = new Map<string, Session>();
  let started = 0;
  return {
    find(cookies) {
      const values = cookiesOf(cookies);
      const user = values.get(USER_COOKIE);
      if (user !== undefined) return { id: `${USER_COOKIE}=${user}`, user };
      return sessions.get(values.get(cookie) ?? "");
    },
    start(user) {
      started += 1;
      const id = sha1(utf8(`session ${started}`)).slice(0, 32);
      const session = { id, ...(user !== undefined && { user }) };
      const [oldest] = sessions.size < MAX_SESSIONS ? [] : sessions.keys();
      if (oldest !== undefined) sessions.delete(oldest);
      sessions.set(id, session);
      return session;
    },
    end(session) {
      sessions.delete(session.id);
    },
  };
}

/** The name of the wiki's session cookie. */
export function sessionCookie(wikiid: string): string {
  return `${wikiid}_session`;
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(";").flatMap((pair): (readonly [string, string])[] => {
      const [name = "", value = ""] = pair.trim().split("=", 2);
      try {
        const text = decodeURIComponent(value);
        return text === "" ? [] : [[name, text]];
      } catch {
        // The value is not percent-encoded.
        return [];
      }
    }),
  );
}
