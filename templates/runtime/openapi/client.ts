/** Clients of OpenAPI documents: senders, credentials, pages, and the types of responses. */
export * from "../shared/client.js";
export type { BoundCredentials, UsernameAndPassword } from "../client/credentials.js";
export { bodyAs } from "../content/body-as.js";
export type { BodyAs } from "../content/body-as.js";
export type { EndpointDescriptor, EndpointRequest, HttpMethod } from "../openapi/endpoint.js";
export type { ItemOf, ListPages, ListPagesOptions } from "../openapi/list-pages.js";
export { openApiSender } from "../openapi/sender.js";
export type { OpenApiSend, OpenApiSenderOptions, PayloadOf } from "../openapi/sender.js";
export type { StatusResponse } from "../openapi/status-response.js";
export { statusSender } from "../openapi/status-sender.js";
export type { ResponseTo } from "../openapi/status-sender.js";
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
