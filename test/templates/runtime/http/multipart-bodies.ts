/** A body with the boundary `b`, and what PHP reads from it. */
export interface MultipartBody {
  readonly what: string;
  readonly body: string;
  /** The parameter `requestid`; undefined if PHP finds none. Observed on PHP 8.2. */
  readonly requestid?: string;
}

const HEAD = 'Content-Disposition: form-data; name="requestid"';
const OTHER = 'Content-Disposition: form-data; name="other"';

/** A body of one part with the content `x`. */
function withHead(head: string): string {
  return `--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`;
}

/** Bodies as clients write them, and as none should. */
export const MULTIPART_BODIES: readonly MultipartBody[] = [
  { what: "lines with both characters", body: withHead(HEAD), requestid: "x" },
  { what: "lines with a line feed", body: `--b\n${HEAD}\n\nx\n--b--\n`, requestid: "x" },
  { what: "lines of both kinds", body: `--b\n${HEAD}\r\n\nx\r\n--b--\n`, requestid: "x" },
  { what: "a line feed at the end", body: `--b\n${HEAD}\n\nx\n\n--b--\n`, requestid: "x\n" },
  { what: "a text before", body: `hello\r\n${withHead(HEAD)}`, requestid: "x" },
  { what: "no end", body: `--b\r\n${HEAD}\r\n\r\nx\r\n`, requestid: "x" },
  { what: "no line break at its end", body: `--b\r\n${HEAD}\r\n\r\nx`, requestid: "x" },
  { what: "a part behind the end", body: `--b--\r\n${withHead(HEAD)}`, requestid: "x" },
  {
    what: "a longer boundary",
    body: `--b\r\n${OTHER}\r\n\r\nx\r\n--bc\r\nmore\r\n${withHead(HEAD)}`,
    requestid: "x",
  },
  { what: "a space behind the boundary", body: `--b \r\n${HEAD}\r\n\r\nx\r\n--b--\r\n` },
  { what: "an empty part", body: `--b\r\n${HEAD}\r\n\r\n\r\n--b--\r\n`, requestid: "" },
  { what: "no line of content", body: `--b\r\n${HEAD}\r\n\r\n--b--\r\n`, requestid: "--b--" },
  {
    what: "a boundary in a line",
    body: withHead(`${HEAD}\r\n\r\nx\r--b`),
    requestid: "x\r--b\r\n\r\nx",
  },
  { what: "no header", body: `--b\r\n\r\ny\r\n${withHead(HEAD)}`, requestid: "x" },
  { what: "no disposition", body: `--b\r\nA: b\r\n\r\ny\r\n${withHead(HEAD)}`, requestid: "x" },
  {
    what: "a disposition without a name",
    body: `--b\r\nContent-Disposition: form-data\r\n\r\ny\r\n${withHead(HEAD)}`,
  },
  { what: "two values", body: `--b\r\n${HEAD}\r\n\r\ny\r\n${withHead(HEAD)}`, requestid: "x" },
  {
    what: "a name without quotation marks",
    body: withHead("Content-Disposition: form-data; name=requestid"),
    requestid: "x",
  },
  {
    what: "a name in apostrophes",
    body: withHead("Content-Disposition: form-data; name='requestid'"),
    requestid: "x",
  },
  {
    what: "an escaped quotation mark",
    body: withHead(String.raw`Content-Disposition: form-data; a="\"; name=b"; name="requestid"`),
    requestid: "x",
  },
  {
    what: "headers in capitals without spaces",
    body: withHead('CONTENT-DISPOSITION:FORM-DATA;NAME="requestid"'),
    requestid: "x",
  },
  {
    what: "a header of two lines",
    body: withHead('Content-Disposition: form-data;\r\n name="requestid"'),
    requestid: "x",
  },
  {
    what: "another disposition",
    body: withHead('Content-Disposition: attachment; name="requestid"'),
    requestid: "x",
  },
  {
    what: "an encoded file name",
    body: withHead(`${HEAD}; filename*=UTF-8''a.png`),
    requestid: "x",
  },
  { what: "a file", body: withHead(`${HEAD}; filename="a.png"`) },
  { what: "a file without a name", body: withHead(`${HEAD}; filename=""`) },
];
