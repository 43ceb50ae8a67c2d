const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Whether a request is given as a whole address, and that leads elsewhere than to a wiki's API. */
export function isOtherAddress(request: string): boolean {
  const [path = ""] = request.trim().split(/[?#]/, 1);
  return SCHEME.test(path) && !path.endsWith("/api.php");
}

/**
 * The parameters within what a person pastes: of an address what stands between `?` and `#`, of a
 * query string or a form body all of it. An address without a question mark has none.
 */
export function parametersIn(request: string): string {
  const [beforeFragment = ""] = request.trim().split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (SCHEME.test(beforeFragment) && question < 0) return "";
  // A value may hold a question mark of its own: only one before any `=` begins the parameters.
  const equals = beforeFragment.indexOf("=");
  const begins = question >= 0 && (equals < 0 || question < equals);
  return begins ? beforeFragment.slice(question + 1) : request.trim().replace(/^\?/, "");
}
