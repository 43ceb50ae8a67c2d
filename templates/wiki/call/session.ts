import { utf8, sha1 } from "../values/bytes.js";

/** A session of a client. */
export interface Session {
  /** The value of its cookie. Tokens depend on it. */
  readonly id: string;
  /** The name of the account that is logged in. */
  readonly user?: string;
}

/** The sessions of a stub. */
export interface Sessions {
  /** The session of a `Cookie` header; undefined if there is none. */
  find(cookies: string): Session | undefined;
  /** Starts a session, perhaps of an account. */
  start(user?: string): Session;
  end(session: Session): void;
}

/** A cookie with the name of an account is a session of it, without a login. For tests. */
const USER_COOKIE = "paramsmith_user";

/** The sessions that a stub keeps. Beyond, the oldest ends. */
const MAX_SESSIONS = 10_000;

/** Makes the sessions of a stub. Their ids are the same in each run. */
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

/** The name of the cookie of a wiki's sessions. */
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
