/** A request by its method, address and body, and `module code` of the error of MediaWiki 1.39, 1.43 and 1.45. */
export interface SentRequest {
  readonly method: "GET" | "POST";
  /** Parameters in the address. */
  readonly address: string;
  /** Parameters in the body. */
  readonly body: string;
  readonly error: string;
}

function get(address: string, error: string): SentRequest {
  return { method: "GET", address, body: "", error };
}

function post(address: string, body: string, error: string): SentRequest {
  return { method: "POST", address, body, error };
}

/** What must be in the body, and is not. */
export const UNPOSTED_REQUESTS: readonly SentRequest[] = [
  get("action=purge&titles=A", "main mustbeposted"),
  get("action=purge&titles=A&assert=user", "main assertuserfailed"),
  get("action=purge&titles=A&maxlag=x", "main badinteger"),
  get("action=edit&title=A&text=x", "edit missingparam"),
  get("action=edit&title=A&text=x&token=x", "edit mustpostparams"),
  get("action=edit&title=A&text=x&token=x&assert=user", "main assertuserfailed"),
  get("action=clientlogin&logintoken=x&loginreturnurl=http://x/", "clientlogin mustpostparams"),
  get("action=validatepassword&password=x", "main mustbeposted"),
  get("action=login&lgname=A&lgpassword=x&lgtoken=y", "main mustbeposted"),
  get("action=logout", "logout missingparam"),
  get("action=logout&token=x", "logout mustpostparams"),
  post("action=edit&title=A&text=x&token=x", "", "edit mustpostparams"),
  post("action=edit&title=A&text=x&token=x", "token=y", "edit mustpostparams"),
  post("action=edit&title=A&text=x&token[]=x", "token=y", "edit mustpostparams"),
  post("action=edit&tok%65n=x", "title=A&text=x", "edit mustpostparams"),
  post("action=edit&token=", "title=A&text=x", "edit missingparam"),
  post("action=rollback&title=A&token=x", "", "rollback missingparam"),
  post("action=rollback&title=A&token=x", "user=x", "rollback mustpostparams"),
  post("action=rollback&title=A&token=x", "user=x&assert=user", "main assertuserfailed"),
  post("action=validatepassword&password=x", "", "validatepassword mustpostparams"),
  post("action=login&lgpassword=", "lgname=A&lgtoken=x", "login mustpostparams"),
  post("action=login&lgtoken=x", "lgname=A&lgpassword=x", "login mustpostparams"),
  post("action=logout&token=x", "", "logout mustpostparams"),
  post("action=logout", "", "logout missingparam"),
];
