// Generated from spec.yaml (postOrder) by `paramsmith generate`. Do not edit.

import type {
  BodyAs,
  EndpointDescriptor,
  EndpointParser,
  EndpointRequest,
  StatusResponse,
  Validator,
} from "../runtime/validate.js";
import {
  blobBody,
  encodedContent,
  endpointParser,
  endpointRequest,
  endpointValidator,
} from "../runtime/validate.js";
import type {
  PostOrderBody,
  PostOrderFormDataBody,
  PostOrderWwwFormUrlencodedBody,
} from "./schemas.js";

/** A response to `POST /order`, discriminated by `status` and `mediaType`. */
export type PostOrderResponse = StatusResponse<200, `${string}/${string}`, Blob>;

/** The descriptor of `POST /order`. */
export const postOrderEndpoint: EndpointDescriptor<
  {},
  Blob,
  PostOrderResponse,
  | PostOrderBody
  | BodyAs<"application/x-www-form-urlencoded", PostOrderWwwFormUrlencodedBody>
  | BodyAs<"multipart/form-data", PostOrderFormDataBody>
  | BodyAs<"a/b~c", Blob>
  | undefined
> = {
  operationId: "postOrder",
  method: "POST",
  path: "/order",
  params: {},
  bodies: [
    { mediaType: "application/json" },
    {
      mediaType: "application/x-www-form-urlencoded",
      encoding: { list: { style: "pipeDelimited" } },
    },
    {
      mediaType: "multipart/form-data",
      encoding: { meta: { contentType: "application/json; Profile=A" } },
    },
    { mediaType: "a/b~c", encoding: { a: {} } },
  ],
  accept: ["*/*"],
  security: [["header", "query"], []],
  bodyReaders: {
    "200": { "*/*": blobBody },
  },
};

/** Requests `POST /order`. */
export function postOrder(
  body?:
    | PostOrderBody
    | BodyAs<"application/x-www-form-urlencoded", PostOrderWwwFormUrlencodedBody>
    | BodyAs<"multipart/form-data", PostOrderFormDataBody>
    | BodyAs<"a/b~c", Blob>
    | undefined,
): EndpointRequest<typeof postOrderEndpoint, {}> {
  return endpointRequest(postOrderEndpoint, {}, encodedContent(postOrderEndpoint.bodies, body));
}

/** Validates the parameters of `POST /order` strictly before they are sent. */
export const validatePostOrder: Validator<{}> =
  /* @__PURE__ */ endpointValidator(postOrderEndpoint);

/** Parses the parameters of `POST /order` in a request, as the server does. */
export const parsePostOrder: EndpointParser<typeof postOrderEndpoint> =
  /* @__PURE__ */ endpointParser(postOrderEndpoint);
