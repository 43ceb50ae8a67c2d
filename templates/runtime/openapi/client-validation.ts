import { contentForm, essenceOf, keyOfType } from "../content/content-form.js";
import type { ReceivedBody } from "../content/received-body.js";
import { ofStatus } from "../http/of-status.js";
import type { Issue } from "../model/issue.js";
import { ValidationError } from "../model/validation-error.js";
import { bodyIssue, bodyIssues } from "./body-issues.js";
import type { BodyValidator } from "./body-issues.js";
import { endpointLabel } from "./endpoint.js";
import type { AnyEndpointRequest } from "./open-api-client.js";

/** What a client validates: requests before they are sent, responses, or both. */
export type Validate = "requests" | "responses" | "all";

/** The validators of an API by the operation's method and path template. */
export type ApiValidators = Readonly<Record<string, OperationValidators>>;

/** The validators of an operation. */
export interface OperationValidators {
  /** Validates the parameters. */
  readonly params: (params: unknown) => { readonly issues: readonly Issue[] };
  /** Validates request bodies. */
  readonly body?: {
    readonly required?: true;
    readonly contents: ContentValidators;
  };
  /** Validators for response bodies, by status. */
  readonly responses?: Readonly<Record<string, ContentValidators>>;
}

/** Validators by media type or range. Null is a body without a validator, such as text. */
type ContentValidators = Readonly<Record<string, BodyValidator | null>>;

/** Validates the requests and responses of a client. */
export interface ClientValidation {
  /** Validates a request. Rejects with a {@link ValidationError}. */
  request(request: AnyEndpointRequest): Promise<void>;
  /**
   * Validates a response. Rejects with a {@link ValidationError}. Bodies that the document does not
   * describe are valid.
   */
  response(request: AnyEndpointRequest, status: number, body: ReceivedBody): Promise<void>;
}

/**
 * Creates a client's validation from an API's validators.
 *
 * @param load loads the validators when the first one is needed
 */
export function clientValidation(
  validate: Validate | undefined,
  load: () => Promise<ApiValidators>,
): ClientValidation | undefined {
  if (validate === undefined) return undefined;
  const validatorsOf = async (request: AnyEndpointRequest) => (await load())[labelOf(request)];
  return {
    request: async (request) => {
      const validators = validate === "responses" ? undefined : await validatorsOf(request);
      const issues = validators ? requestIssues(request, validators) : [];
      if (issues.length > 0) throw new ValidationError(`The request ${labelOf(request)}`, issues);
    },
    response: async (request, status, { mediaType, value }) => {
      const validators = validate === "requests" ? undefined : await validatorsOf(request);
      const contents = ofStatus(validators?.responses ?? {}, status) ?? {};
      const what = `The response to ${labelOf(request)} (status ${status})`;
      if (mediaType === undefined) {
        const isEmpty = request.method === "HEAD" || status === 204 || status === 205;
        if (isEmpty || Object.keys(contents).length === 0) return;
        throw new ValidationError(what, [missingBody(request)]);
      }
      const check = validatorIn(contents, mediaType);
      if (!check || check(value)) return;
      throw new ValidationError(what, bodyIssues(check, nameOf(request)));
    },
  };
}

function requestIssues(
  request: AnyEndpointRequest,
  { params, body }: OperationValidators,
): readonly Issue[] {
  const errors = params(request.params).issues.filter(({ severity }) => severity === "error");
  if (!request.content) return body?.required ? [...errors, missingBody(request)] : errors;
  const check = validatorIn(body?.contents ?? {}, request.content.mediaType);
  if (!check || check(request.content.value)) return errors;
  return [...errors, ...bodyIssues(check, nameOf(request))];
}

function missingBody(request: AnyEndpointRequest): Issue {
  return bodyIssue("missingbody", "", "is required", nameOf(request));
}

/** The validator for a media type. All forms of JSON match each other, as in the client. */
function validatorIn(
  contents: ContentValidators,
  mediaType: string,
): BodyValidator | null | undefined {
  const essence = essenceOf(mediaType);
  const isJson = contentForm(essence) === "json";
  const key =
    keyOfType(contents, essence) ??
    Object.keys(contents).find((each) => isJson && contentForm(each) === "json");
  return key === undefined ? undefined : contents[key];
}

function labelOf({ endpoint, method, path }: AnyEndpointRequest): string {
  return endpointLabel({ method, path: endpoint?.path ?? path });
}

function nameOf({ endpoint, path }: AnyEndpointRequest): string {
  return endpoint?.operationId ?? path;
}
