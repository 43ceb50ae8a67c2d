// The content of requests and responses: its form by media type, and its encoding.

/** A body in a media type other than the preferred one of its operation. */
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
 * Without it, a body is sent in the first media type of its operation.
 */
export function bodyAs<const MediaType extends string, Value>(
  mediaType: MediaType,
  value: Value,
): BodyAs<MediaType, Value> {
  return new BodyAs(mediaType, value);
}
