/** The registered status codes of final responses by first digit (RFC 9110, 15). */
interface StatusClasses {
  2: 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
  3: 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
  4:
    | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414)
    | (415 | 416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451);
  5: 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;
}

/** The status codes in a class, except for those with their own response. */
export type StatusIn<Class extends keyof StatusClasses, Listed = never> = Exclude<
  StatusClasses[Class],
  Listed
>;

/** The status codes without their own response. */
export type OtherStatus<Listed = never> = Exclude<StatusClasses[keyof StatusClasses], Listed>;

/** Headers, some of which have known names. */
export interface NamedHeaders<Name extends string> extends Headers {
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- the names are for completion
  get(name: Name | (string & {})): string | null;
}

/** A response with any status and its parsed body. */
export interface StatusResponse<
  Status extends number = number,
  MediaType extends string | undefined = string | undefined,
  Body = unknown,
  HeaderValues extends object = {},
  HeaderName extends string = Lowercase<keyof HeaderValues & string>,
> {
  readonly status: Status;
  /** The media type in lower case without parameters; undefined if the response has no body. */
  readonly mediaType: MediaType;
  /** The value of JSON; a string for text, otherwise a `Blob`. */
  readonly body: Body;
  readonly headers: NamedHeaders<HeaderName>;
  /**
   * The parsed headers that the document describes with a schema, by name. Absent headers are
   * undefined. A string that does not match the schema remains a string, which a validator reports.
   */
  readonly headerValues: HeaderValues;
}

type TypesOf<Request> = Request extends { readonly endpoint: { readonly "~types"?: infer Types } }
  ? Exclude<Types, undefined>
  : unknown;

/** The payload type of a request's response, from its endpoint. */
export type PayloadOf<Request> =
  TypesOf<Request> extends { readonly payload: infer Payload } ? Payload : unknown;

/** The response type of a request, from its endpoint: a union discriminated by `status`. */
export type ResponseTo<Request> =
  TypesOf<Request> extends { readonly responses: infer Responses } ? Responses : StatusResponse;

/** The successful responses; all responses if the document describes no success. */
type SuccessOf<Response> = [Extract<Response, Success>] extends [never]
  ? Response
  : Extract<Response, Success>;

interface Success {
  readonly status: StatusIn<2>;
}

/** The media types of successful responses to a request. */
export type MediaTypeOf<Request> = MediaTypeIn<SuccessOf<ResponseTo<Request>>>;

type MediaTypeIn<Response> = Response extends { readonly mediaType: infer Described }
  ? Exclude<Described, undefined> & string
  : never;

/**
 * The bodies of successful responses in a media type, including undefined for responses without a
 * body. Without a media type, the payload.
 */
export type AcceptedBody<Request, Accept> = Accept extends undefined
  ? PayloadOf<Request>
  : BodyIn<SuccessOf<ResponseTo<Request>>, Accept>;

type BodyIn<Response, MediaType> = Response extends {
  readonly mediaType: infer Described;
  readonly body: infer Body;
}
  ? [Described] extends [undefined]
    ? undefined
    : [MediaType] extends [Described]
      ? Body
      : never
  : never;
