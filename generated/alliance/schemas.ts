// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

/** An object identifier: a hexadecimal string of unspecified length. */
export type ObjectId = string;

/** An alliance in responses: the model with an additional `vulnerabilityWindow`. */
export type AllianceResource = Alliance & {
  /** Present in responses but not in the model. A number with integer values in payloads. The source does not document its meaning. */
  vulnerabilityWindow: number;
};

/** Alliances as a bare array. */
export type AllianceArray = AllianceResource[];

/** The response of the list operation. The source does not document whether it is a bare array or a wrapper. Clients accept both, and a stub returns the wrapper. */
export type AllianceList = AllianceArray | AllianceEnvelope;

/** The model of an alliance. Responses contain `AllianceResource`, which adds one field. */
export interface Alliance {
  /** Object identifier of the alliance record. The source's model describes it as a player's identifier. */
  id: ObjectId;
  /** The alliance name. */
  name: string;
  /** The alliance's continent-conquest strength. An integer that payloads write with a decimal point, such as `1200.0`. */
  strength: number;
  /** The alliance's second strength value, which the source's model calls the Balak strength. An integer that payloads write with a decimal point, such as `1200.0`. */
  bbStrength: number;
  /** Identifier of the town that owns the alliance. */
  leaderId: ObjectId;
  /** The towns of the alliance, listed by identifier. May be empty. */
  townIds: ObjectId[];
}

/** Alliances in a wrapper, under `_embedded.alliances`. Other members of the wrapper are allowed but not described. */
export interface AllianceEnvelope {
  /** The part of the wrapper that contains the alliances. */
  _embedded: {
    alliances: AllianceArray;
  };
}

/** Problem details (RFC 9457), assumed since the source does not document an error body. */
export interface ProblemDetails {
  /** A URI reference that identifies the kind of problem. */
  type?: string;
  /** A short summary of the kind of problem. */
  title?: string;
  /** The HTTP status code. */
  status?: number;
  /** An explanation of this occurrence of the problem. */
  detail?: string;
  /** A URI reference that identifies this occurrence. */
  instance?: string;
  /** The parameter issues. This is an extension to RFC 9457. */
  issues?: {
    parameter?: string;
    code?: string;
    message?: string;
  }[];
}
