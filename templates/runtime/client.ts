/**
 * Sending requests to an API and reading its responses: senders, retries, tokens, continuation,
 * batches, and the types of responses and rows.
 */
export { ResponseError, ApiError, errorOf, warningsOf } from "./action-api/api-error.js";
export type { ReceivedMessage } from "./action-api/api-messages.js";
export type { ResponseFacts } from "./action-api/api-error.js";
export type { FormatVersionOf } from "./action-api/format-version.js";
export { continueQuery } from "./client/continue-query.js";
export type { ContinueOptions } from "./client/continue-query.js";
export { fetchWith } from "./client/fetch-with.js";
export type { RequestMessage, ResponseMessage } from "./client/fetch-with.js";
export { inBatches } from "./client/in-batches.js";
export type { Batch, BatchOptions } from "./client/in-batches.js";
export { merged } from "./client/merge.js";
export { mwApiSender } from "./client/mw-api-sender.js";
export type { MwApi, MwApiOptions, MwApiPromise, MwApiRequest } from "./client/mw-api-sender.js";
export { pagesOf } from "./client/pages-of.js";
export type { PagesOptions } from "./client/pages-of.js";
export { withRetries } from "./client/retry.js";
export type { RetryOptions } from "./client/retry.js";
export { collect, rowsOf } from "./client/rows-of.js";
export { sendRequest } from "./client/send.js";
export type {
  AnyResponse,
  SendContext,
  Send,
  Sendable,
  SenderOf,
  SendOptions,
  SendWithTokens,
} from "./client/send.js";
export { fetchSender, m3apiSender, mwnSender } from "./client/senders.js";
export type { FetchOptions, FetchSenderOptions, M3apiSession, MwnBot } from "./client/senders.js";
export { withTokens } from "./client/tokens.js";
export type { ItemOf, ListPages, ListPagesOptions } from "./directory/list-pages.js";
export { bodyAs } from "./content/body-as.js";
export type { BodyAs } from "./content/body-as.js";
export { directorySender } from "./directory/sender.js";
export { statusSender } from "./directory/status-sender.js";
export type { ResponseTo } from "./directory/status-sender.js";
export type { ServerAddress } from "./http/server-address.js";
export type { StatusResponse } from "./directory/status-response.js";
export type { UsernameAndPassword, BoundCredentials } from "./client/credentials.js";
export type { DirectorySend, DirectorySenderOptions, PayloadOf } from "./directory/sender.js";
export type { EndpointDescriptor, EndpointRequest, HttpMethod } from "./directory/endpoint.js";
export { editPage } from "./tasks/edit-page.js";
export type { EditPageOptions, EditResult, LatestRevision, PageEdit } from "./tasks/edit-page.js";
export { logIn } from "./tasks/log-in.js";
export type { BotPassword, LoggedIn } from "./tasks/log-in.js";
export { uploadFile } from "./tasks/upload-file.js";
export type { UploadFileOptions, UploadResult } from "./tasks/upload-file.js";
export type { ActionParams } from "./tasks/action-request.js";
export { HttpError } from "./http/http-error.js";
export type { ApiMessage } from "./model/api-message.js";
export type { AnyModule, ModuleDescriptor, VerbatimTexts } from "./model/descriptor.js";
export type { FileContent, Timestamp, Token, TokenType } from "./model/values.js";
export type { GeneratorPart, QueryPart } from "./request/query-types.js";
export type { QueryRequest } from "./request/query.js";
export type { ModuleRequest } from "./request/request.js";
export { toRequest, toRequestInit } from "./request/to-request.js";
export type { RequestParts, ToRequestOptions } from "./request/to-request.js";
export type { ResponseOf, PageOf, RowIn } from "./response/response-of.js";
export type {
  AnyRow,
  DefaultValue,
  ErrorOf,
  GeneratorPartOf,
  PagePartOf,
  QueryPartOf,
  Row,
  RowOf,
  SelectorValue,
} from "./response/result-types.js";
