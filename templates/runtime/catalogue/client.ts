/**
 * Clients for MediaWiki's action API: senders, retries, tokens, continuation, batches, tasks, and
 * the types of requests and responses.
 */
export * from "../shared/client.js";
export { ApiError, errorOf, warningsOf } from "../action-api/api-error.js";
export type { ResponseFacts } from "../action-api/api-error.js";
export type { ReceivedMessage } from "../action-api/api-messages.js";
export type { FormatVersionOf } from "../action-api/format-version.js";
export { continueQuery } from "../client/continue-query.js";
export type { ContinueOptions, Progress } from "../client/continue-query.js";
export { withCookies } from "../client/cookies.js";
export { createClient } from "../client/create-client.js";
export type {
  Account,
  Client,
  ClientOptions,
  Login,
  PasswordLogin,
  TokenLogin,
} from "../client/create-client.js";
export { withDryRun } from "../client/dry-run.js";
export type { DryWrite } from "../client/dry-run.js";
export { fetchWith } from "../client/fetch-with.js";
export type { RequestMessage, ResponseMessage } from "../client/fetch-with.js";
export { inBatches } from "../client/in-batches.js";
export type { Batch, BatchOptions } from "../client/in-batches.js";
export { merged } from "../client/merge.js";
export { mwApiSender } from "../client/mw-api-sender.js";
export type { MwApi, MwApiOptions, MwApiPromise, MwApiRequest } from "../client/mw-api-sender.js";
export { pagesOf } from "../client/pages-of.js";
export type { PagesOptions } from "../client/pages-of.js";
export { withRetries } from "../client/retry.js";
export type { RetryOptions } from "../client/retry.js";
export { collect, rowsOf } from "../client/rows-of.js";
export { sendRequest } from "../client/send.js";
export type {
  AnyResponse,
  Send,
  SendContext,
  Sendable,
  SenderLike,
  SenderOf,
  SendOptions,
  SendWithTokens,
} from "../client/send.js";
export { fetchSender, m3apiSender, mwnSender } from "../client/senders.js";
export type { FetchSenderOptions, M3apiSession, MwnBot } from "../client/senders.js";
export { withSession } from "../client/session.js";
export { ShutoffError, withShutoff } from "../client/shutoff.js";
export type { Shutoff, ShutoffPage } from "../client/shutoff.js";
export { withThrottle } from "../client/throttle.js";
export { withTokens } from "../client/tokens.js";
export { WarningError, withWarnings } from "../client/warnings.js";
export type { OnWarning } from "../client/warnings.js";
export type { ApiMessage } from "../model/api-message.js";
export type { AnyModule, ModuleDescriptor } from "../model/descriptor.js";
export { ValidationError } from "../model/validation-error.js";
export type { Timestamp, Token, TokenType } from "../model/values.js";
export type { QueryRequest } from "../request/query.js";
export type { GeneratorPart, QueryPart } from "../request/query-types.js";
export type { ModuleRequest } from "../request/request.js";
export { toRequest, toRequestInit } from "../request/to-request.js";
export type { RequestParts, ToRequestOptions } from "../request/to-request.js";
export type { PageOf, ResponseOf, RowIn } from "../response/response-of.js";
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
} from "../response/result-types.js";
export type { EditPageOptions, LatestRevision } from "../tasks/edit-page.js";
export type { LoggedIn } from "../tasks/log-in.js";
export type { UploadFileOptions } from "../tasks/upload-file.js";
export type { ExternalTitle, InvalidTitle, Title } from "../title/parse-title.js";
export { titles } from "../title/titles.js";
export type { SubpageParts, Titles, WikiTitleNamespace, WikiTitles } from "../title/titles.js";

// For generated code.
export type { OrEmptyList } from "../action-api/format-version.js";
export type { NamedDescriptors, NamespaceDescriptor, PostedModule } from "../model/descriptor.js";
export { namedByTemplate } from "../model/named-by-template.js";
export type { ResultDescriptor } from "../model/result-descriptor.js";
export type {
  ActionBuilder,
  PlainActionBuilder,
  PlainQueryBuilder,
  QueryBuilder,
  RequiredActionBuilder,
  RequiredQueryBuilder,
} from "../request/builder.js";
export type {
  RequiredRuledActionBuilder,
  RequiredRuledQueryBuilder,
  RuledActionBuilder,
  RuledQueryBuilder,
} from "../request/ruled-builder.js";
export { queryRequest } from "../request/query.js";
export type { ComposeOptions, Distinct, VersionAmong } from "../request/query-types.js";
export { moduleRequests, plainRequests } from "../request/request.js";
export type { RequestRoot } from "../request/request.js";
export { responseForm } from "../request/response-form.js";
export { uploadedFiles } from "../request/uploaded-files.js";
export type { OtherValue, ResultType } from "../response/result-types.js";
export { pageEditor } from "../tasks/edit-page.js";
export type { EditPage } from "../tasks/edit-page.js";
export { accountLogin } from "../tasks/log-in.js";
export type { LogIn } from "../tasks/log-in.js";
export { fileUploader } from "../tasks/upload-file.js";
export type { UploadFile } from "../tasks/upload-file.js";
