// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

/** An object identifier: a hexadecimal string of no stated length. */
export type ObjectId = string;

/** An alliance in responses: the model and `vulnerabilityWindow`. */
export type AllianceResource = Alliance & {
  /** Present in responses and absent from the model. A number, integer-valued in payloads; the source does not show its meaning. */
  vulnerabilityWindow: number;
};

/** Alliances as a bare array. */
export type AllianceArray = AllianceResource[];

/** The response of the list operation. The source does not show whether it is a bare array or a wrapper: a reader accepts both, and a stub returns the wrapper. */
export type AllianceList = AllianceArray | AllianceEnvelope;

/** The model of an alliance. Responses contain `AllianceResource`, which has one more field. */
export interface Alliance {
  /** Object identifier of the alliance record. The source's model text words it as the identifier of a player. */
  id: ObjectId;
  /** The alliance name. */
  name: string;
  /** The alliance's continent-conquest strength. An integer that payloads write with a decimal point, such as `1200.0`. */
  strength: number;
  /** The alliance's second strength value, which the source's model text calls the Balak strength. An integer that payloads write with a decimal point, such as `1200.0`. */
  bbStrength: number;
  /** Identifier of the town that owns the alliance. */
  leaderId: ObjectId;
  /** The towns of the alliance, listed by identifier. May be empty. */
  townIds: ObjectId[];
}

/** Alliances in a wrapper, under `_embedded.alliances`. Other members of the wrapper are neither described nor refused. */
export interface AllianceEnvelope {
  /** The part of the wrapper that holds the alliances. */
  _embedded: {
    alliances: AllianceArray;
  };
}

/** Problem details as in RFC 9457. Assumed: the source shows no error body. */
export interface ProblemDetails {
  /** A URI reference that identifies the kind of problem. */
  type?: string;
  /** A short summary of the kind of problem. */
  title?: string;
  /** The HTTP status code. */
  status?: number;
  /** What went wrong this time. */
  detail?: string;
  /** A URI reference that identifies this occurrence. */
  instance?: string;
  /** What is wrong with the parameters. An extension of RFC 9457, and ours. */
  issues?: {
    parameter?: string;
    code?: string;
    message?: string;
  }[];
}
