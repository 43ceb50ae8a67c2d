/** Clients for OpenAPI documents: requests, credentials, pages, and response types. */
export * from "../shared/client.js";
export type { BoundCredentials, Credential, UsernameAndPassword } from "../client/credentials.js";
export { bodyAs } from "../content/body-as.js";
export type { BodyAs } from "../content/body-as.js";
export type { EndpointDescriptor, EndpointRequest, HttpMethod } from "../openapi/endpoint.js";
export type { ItemOf, ListPages, ListPagesOptions, OpenApiSend } from "../openapi/list-pages.js";
export { openApiClient } from "../openapi/open-api-client.js";
export type {
  AnyEndpointRequest,
  BaseUrl,
  CallOptions,
  OpenApiClient,
  OpenApiClientOptions,
} from "../openapi/open-api-client.js";
export type { PayloadOf, ResponseTo, StatusResponse } from "../openapi/status-response.js";
export type { ServerAddress } from "../http/server-address.js";

// For generated code.
export { bindCredentials } from "../client/credentials.js";
export type { SecuritySchemes } from "../client/credentials.js";
export { blobBody, formBody } from "../content/body-reader.js";
export { encodedContent } from "../content/encoded-content.js";
export { int64Json } from "../content/int64-json.js";
export { jsonContent } from "../content/request-content.js";
export { endpointRequest } from "../openapi/endpoint.js";
export { listPages } from "../openapi/list-pages.js";
export type { OtherStatus, StatusIn } from "../openapi/status-response.js";
export { serverAddress } from "../http/server-address.js";
export type { JsonShape } from "../model/json.js";
