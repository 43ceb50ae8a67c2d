/** A request as a command for a POSIX shell. */
export interface CurlRequest {
  readonly method: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The command of curl that sends a request. */
export function curlText({ method, address, headers = {}, body }: CurlRequest): string {
  const isUsual = method === (body === undefined ? "GET" : "POST");
  return [
    "curl",
    ...(isUsual ? [] : method === "HEAD" ? ["--head"] : ["--request", method]),
    ...Object.entries(headers).flatMap(([name, value]) => [
      "--header",
      quoted(`${name}: ${value}`),
    ]),
    ...(body === undefined ? [] : ["--data", quoted(body)]),
    // Brackets and braces are patterns for curl.
    ...(/[[\]{}]/.test(address) ? ["--globoff"] : []),
    quoted(address),
  ].join(" ");
}

/** A word in single quotes, in which only they are special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
