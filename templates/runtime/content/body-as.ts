// The content of requests and responses: its form for each media type and its encoding.

/** A body in a media type that is not the operation's preferred one. */
export class BodyAs<MediaType extends string = string, Value = unknown> {
  readonly mediaType: MediaType;
  readonly value: Value;

  constructor(mediaType: MediaType, value: Value) {
    this.mediaType = mediaType;
    this.value = value;
  }
}

/**
 * Selects the media type of a body: `uploadFile({ id }, bodyAs("multipart/form-data", { file }))`.
 * By default, a body is sent in the operation's first media type.
 */
export function bodyAs<const MediaType extends string, Value>(
  mediaType: MediaType,
  value: Value,
): BodyAs<MediaType, Value> {
  return new BodyAs(mediaType, value);
}
