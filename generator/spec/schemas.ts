// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.
import type { SchemaNode } from "../check/schema-node.js";

export const schemas: Readonly<Record<string, SchemaNode>> = {
  "catalogue.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "catalogue.schema.json",
    "type": "object",
    "required": [
      "paraminfo"
    ],
    "properties": {
      "$schema": {
        "type": "string"
      },
      "batchcomplete": {
        "$ref": "#/$defs/Flag"
      },
      "warnings": {},
      "paraminfo": {
        "$ref": "#/$defs/ParamInfo"
      }
    },
    "$defs": {
      "Flag": {
        "enum": [
          "",
          true,
          false
        ]
      },
      "HelpText": {
        "type": [
          "string",
          "array",
          "object"
        ]
      },
      "ParamInfo": {
        "type": "object",
        "required": [
          "modules"
        ],
        "properties": {
          "helpformat": {
            "type": "string"
          },
          "modules": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Module"
            }
          }
        }
      },
      "Module": {
        "type": "object",
        "required": [
          "name",
          "path",
          "prefix",
          "parameters"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1
          },
          "classname": {
            "type": "string"
          },
          "path": {
            "type": "string",
            "minLength": 1
          },
          "group": {
            "type": "string"
          },
          "prefix": {
            "type": "string"
          },
          "source": {
            "type": "string"
          },
          "sourcename": {
            "type": "string"
          },
          "licensetag": {
            "type": "string"
          },
          "licenselink": {
            "type": "string"
          },
          "readrights": {
            "$ref": "#/$defs/Flag"
          },
          "writerights": {
            "$ref": "#/$defs/Flag"
          },
          "mustbeposted": {
            "$ref": "#/$defs/Flag"
          },
          "generator": {
            "$ref": "#/$defs/Flag"
          },
          "deprecated": {
            "$ref": "#/$defs/Flag"
          },
          "internal": {
            "$ref": "#/$defs/Flag"
          },
          "helpurls": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "description": {
            "$ref": "#/$defs/HelpText"
          },
          "examples": {
            "type": "array"
          },
          "parameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Parameter"
            }
          },
          "templatedparameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Parameter"
            }
          },
          "dynamicparameters": {
            "type": [
              "boolean",
              "string",
              "array",
              "object"
            ]
          }
        }
      },
      "Parameter": {
        "type": "object",
        "required": [
          "name",
          "type"
        ],
        "properties": {
          "index": {
            "type": "integer"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "type": {
            "$ref": "#/$defs/ParameterType"
          },
          "default": {
            "type": [
              "string",
              "number",
              "boolean"
            ]
          },
          "required": {
            "$ref": "#/$defs/Flag"
          },
          "multi": {
            "$ref": "#/$defs/Flag"
          },
          "lowlimit": {
            "type": "integer"
          },
          "highlimit": {
            "type": "integer"
          },
          "limit": {
            "type": "integer"
          },
          "allspecifier": {
            "type": "string"
          },
          "allowsduplicates": {
            "$ref": "#/$defs/Flag"
          },
          "min": {
            "type": "number"
          },
          "max": {
            "type": "number"
          },
          "highmax": {
            "type": "number"
          },
          "enforcerange": {
            "$ref": "#/$defs/Flag"
          },
          "maxbytes": {
            "type": "integer"
          },
          "maxchars": {
            "type": "integer"
          },
          "extranamespaces": {
            "type": "array",
            "items": {
              "type": "integer"
            }
          },
          "subtypes": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "mustExist": {
            "$ref": "#/$defs/Flag"
          },
          "deprecatedvalues": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "internalvalues": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "submodules": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "submoduleparamprefix": {
            "type": "string"
          },
          "templatevars": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "tokentype": {
            "type": "string"
          },
          "sensitive": {
            "$ref": "#/$defs/Flag"
          },
          "deprecated": {
            "$ref": "#/$defs/Flag"
          },
          "info": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Condition"
            }
          },
          "description": {
            "$ref": "#/$defs/HelpText"
          }
        }
      },
      "ParameterType": {
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "array",
            "items": {
              "type": [
                "string",
                "number"
              ]
            }
          }
        ]
      },
      "Condition": {
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "values": {
            "type": "array",
            "items": {
              "type": [
                "string",
                "number"
              ]
            }
          },
          "text": {
            "$ref": "#/$defs/HelpText"
          }
        }
      }
    }
  },
  "protocol.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "protocol.schema.json",
    "type": "object",
    "required": [
      "requestDefaults",
      "roots",
      "undocumented"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "requestDefaults": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "roots": {
        "type": "array",
        "items": {
          "$ref": "catalogue.schema.json#/$defs/Module"
        }
      },
      "undocumented": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/$defs/Gap"
        }
      }
    },
    "$defs": {
      "Gap": {
        "type": "object",
        "required": [
          "unknown",
          "assumed",
          "ground"
        ],
        "additionalProperties": false,
        "properties": {
          "about": {
            "type": "string"
          },
          "unknown": {
            "type": "string",
            "minLength": 1
          },
          "assumed": {
            "type": "string",
            "minLength": 1
          },
          "ground": {
            "type": "string",
            "minLength": 1
          }
        }
      }
    }
  },
  "directory.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "directory.schema.json",
    "type": "object",
    "required": [
      "openapi",
      "info",
      "paths"
    ],
    "properties": {
      "openapi": {
        "type": "string",
        "pattern": "^3\\.1\\.\\d+$"
      },
      "$schema": {
        "type": "string"
      },
      "jsonSchemaDialect": {
        "type": "string"
      },
      "info": {
        "$ref": "#/$defs/Info"
      },
      "servers": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Server"
        }
      },
      "tags": {
        "type": "array"
      },
      "externalDocs": {
        "type": "object"
      },
      "paths": {
        "type": "object",
        "propertyNames": {
          "pattern": "^/"
        },
        "additionalProperties": {
          "$ref": "#/$defs/PathItem"
        }
      },
      "components": {
        "$ref": "#/$defs/Components"
      },
      "security": {
        "type": "array"
      },
      "x-undocumented": {
        "type": "object",
        "additionalProperties": {
          "$ref": "protocol.schema.json#/$defs/Gap"
        }
      }
    },
    "$defs": {
      "Info": {
        "type": "object",
        "required": [
          "title",
          "version"
        ],
        "properties": {
          "title": {
            "type": "string"
          },
          "version": {
            "type": "string"
          },
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "license": {
            "type": "object"
          },
          "contact": {
            "type": "object"
          },
          "termsOfService": {
            "type": "string"
          }
        }
      },
      "Server": {
        "type": "object",
        "required": [
          "url"
        ],
        "properties": {
          "url": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "variables": {
            "type": "object"
          }
        }
      },
      "Components": {
        "type": "object",
        "properties": {
          "schemas": {
            "type": "object",
            "propertyNames": {
              "pattern": "^[A-Za-z0-9._-]+$"
            },
            "additionalProperties": {
              "$ref": "#/$defs/OpenApiSchema"
            }
          },
          "parameters": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ParameterOrReference"
            }
          },
          "responses": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ResponseOrReference"
            }
          },
          "securitySchemes": {
            "type": "object"
          }
        }
      },
      "PathItem": {
        "type": "object",
        "properties": {
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "get": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "parameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ParameterOrReference"
            }
          }
        }
      },
      "OpenApiOperation": {
        "type": "object",
        "required": [
          "operationId",
          "responses"
        ],
        "properties": {
          "operationId": {
            "type": "string",
            "minLength": 1
          },
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "tags": {
            "type": "array"
          },
          "externalDocs": {
            "type": "object"
          },
          "deprecated": {
            "type": "boolean"
          },
          "parameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ParameterOrReference"
            }
          },
          "security": {
            "type": "array"
          },
          "responses": {
            "type": "object",
            "minProperties": 1,
            "propertyNames": {
              "pattern": "^(default|[1-5]([0-9][0-9]|XX))$"
            },
            "additionalProperties": {
              "$ref": "#/$defs/ResponseOrReference"
            }
          }
        }
      },
      "Reference": {
        "type": "object",
        "required": [
          "$ref"
        ],
        "properties": {
          "$ref": {
            "type": "string"
          },
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          }
        }
      },
      "ParameterOrReference": {
        "anyOf": [
          {
            "$ref": "#/$defs/Reference"
          },
          {
            "$ref": "#/$defs/OpenApiParameter"
          }
        ]
      },
      "OpenApiParameter": {
        "type": "object",
        "required": [
          "name",
          "in",
          "schema"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1
          },
          "in": {
            "enum": [
              "query",
              "path",
              "header",
              "cookie"
            ]
          },
          "description": {
            "type": "string"
          },
          "required": {
            "type": "boolean"
          },
          "deprecated": {
            "type": "boolean"
          },
          "schema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "example": {},
          "examples": {
            "type": "object"
          }
        }
      },
      "ResponseOrReference": {
        "anyOf": [
          {
            "$ref": "#/$defs/Reference"
          },
          {
            "$ref": "#/$defs/OpenApiResponse"
          }
        ]
      },
      "OpenApiResponse": {
        "type": "object",
        "required": [
          "description"
        ],
        "properties": {
          "description": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/MediaType"
            }
          }
        }
      },
      "MediaType": {
        "type": "object",
        "properties": {
          "schema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "example": {},
          "examples": {
            "type": "object"
          }
        }
      },
      "OpenApiSchema": {
        "type": "object",
        "properties": {
          "$ref": {
            "type": "string"
          },
          "$comment": {
            "type": "string"
          },
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "deprecated": {
            "type": "boolean"
          },
          "examples": {
            "type": "array"
          },
          "example": {},
          "type": {
            "anyOf": [
              {
                "$ref": "#/$defs/SchemaType"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/SchemaType"
                },
                "minItems": 1
              }
            ]
          },
          "enum": {
            "type": "array",
            "minItems": 1
          },
          "const": {},
          "default": {},
          "pattern": {
            "type": "string"
          },
          "format": {
            "type": "string"
          },
          "minLength": {
            "type": "integer",
            "minimum": 0
          },
          "maxLength": {
            "type": "integer",
            "minimum": 0
          },
          "minimum": {
            "type": "number"
          },
          "maximum": {
            "type": "number"
          },
          "exclusiveMinimum": {
            "type": "number"
          },
          "exclusiveMaximum": {
            "type": "number"
          },
          "multipleOf": {
            "type": "number",
            "exclusiveMinimum": 0
          },
          "items": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "minItems": {
            "type": "integer",
            "minimum": 0
          },
          "maxItems": {
            "type": "integer",
            "minimum": 0
          },
          "uniqueItems": {
            "type": "boolean"
          },
          "properties": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/OpenApiSchema"
            }
          },
          "required": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "additionalProperties": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "minProperties": {
            "type": "integer",
            "minimum": 0
          },
          "maxProperties": {
            "type": "integer",
            "minimum": 0
          },
          "anyOf": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/OpenApiSchema"
            },
            "minItems": 1
          },
          "oneOf": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/OpenApiSchema"
            },
            "minItems": 1
          },
          "allOf": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/OpenApiSchema"
            },
            "minItems": 1
          },
          "x-wire-format": {
            "enum": [
              "decimal-point"
            ]
          }
        }
      },
      "SchemaType": {
        "enum": [
          "string",
          "integer",
          "number",
          "boolean",
          "array",
          "object",
          "null"
        ]
      }
    }
  },
  "config.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "config.schema.json",
    "type": "object",
    "required": [
      "specs"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "out": {
        "type": "string",
        "minLength": 1
      },
      "importExtension": {
        "enum": [
          ".js",
          ".ts",
          ""
        ]
      },
      "specs": {
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/SpecEntry"
        }
      }
    },
    "$defs": {
      "SpecEntry": {
        "type": "object",
        "required": [
          "file"
        ],
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string",
            "minLength": 1
          },
          "name": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9-]*$"
          },
          "protocol": {
            "type": "string",
            "minLength": 1
          }
        }
      }
    }
  },
  "site.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "site.schema.json",
    "type": "object",
    "required": [
      "generator",
      "namespaces"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "generator": {
        "type": "string"
      },
      "namespaces": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SiteNamespace"
        }
      }
    },
    "$defs": {
      "SiteNamespace": {
        "type": "object",
        "required": [
          "id",
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "canonical": {
            "type": "string"
          }
        }
      }
    }
  },
  "result.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "result.schema.json",
    "type": "object",
    "required": [
      "module",
      "servers",
      "answer"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "module": {
        "type": "string",
        "minLength": 1
      },
      "servers": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1
        },
        "minItems": 1,
        "uniqueItems": true
      },
      "rows": {
        "$ref": "#/$defs/ResultRows"
      },
      "answer": {
        "$ref": "#/$defs/ResultFields"
      },
      "generator": {
        "$ref": "#/$defs/ResultFields"
      }
    },
    "$defs": {
      "ResultRows": {
        "type": "object",
        "required": [
          "at",
          "kind"
        ],
        "additionalProperties": false,
        "properties": {
          "at": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "kind": {
            "enum": [
              "item",
              "entry",
              "object"
            ]
          },
          "selector": {
            "type": "string"
          }
        }
      },
      "ResultFields": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/$defs/ResultField"
        }
      },
      "ResultField": {
        "type": "object",
        "required": [
          "is",
          "seen"
        ],
        "additionalProperties": false,
        "properties": {
          "is": {
            "$ref": "#/$defs/ResultShape"
          },
          "optional": {
            "const": true
          },
          "when": {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": {
              "anyOf": [
                {
                  "const": true
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "minItems": 1,
                  "uniqueItems": true
                }
              ]
            }
          },
          "seen": {
            "type": "integer",
            "minimum": 0
          },
          "servers": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1,
            "uniqueItems": true
          },
          "example": {
            "type": [
              "string",
              "integer",
              "number",
              "boolean",
              "array",
              "object",
              "null"
            ]
          },
          "formatversion1": {
            "$ref": "#/$defs/ResultFormatVersion1"
          }
        }
      },
      "ResultFormatVersion1": {
        "type": "object",
        "minProperties": 1,
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string"
          },
          "optional": {
            "const": true
          },
          "as": {
            "enum": [
              "absent",
              "flag",
              "map",
              "list",
              "string",
              "integer",
              "number",
              "boolean",
              "unknown"
            ]
          }
        }
      },
      "ResultShape": {
        "anyOf": [
          {
            "$ref": "#/$defs/ResultScalar"
          },
          {
            "$ref": "#/$defs/ResultEnum"
          },
          {
            "$ref": "#/$defs/ResultList"
          },
          {
            "$ref": "#/$defs/ResultMap"
          },
          {
            "$ref": "#/$defs/ResultRecord"
          },
          {
            "$ref": "#/$defs/ResultUnion"
          }
        ]
      },
      "ResultScalar": {
        "enum": [
          "string",
          "timestamp",
          "expiry",
          "title",
          "user",
          "namespace",
          "integer",
          "number",
          "boolean",
          "null",
          "unknown"
        ]
      },
      "ResultEnum": {
        "type": "object",
        "required": [
          "enumOf"
        ],
        "additionalProperties": false,
        "properties": {
          "enumOf": {
            "type": "string"
          }
        }
      },
      "ResultList": {
        "type": "object",
        "required": [
          "list"
        ],
        "additionalProperties": false,
        "properties": {
          "list": {
            "$ref": "#/$defs/ResultShape"
          }
        }
      },
      "ResultMap": {
        "type": "object",
        "required": [
          "map"
        ],
        "additionalProperties": false,
        "properties": {
          "map": {
            "$ref": "#/$defs/ResultShape"
          },
          "emptyIsList": {
            "const": true
          }
        }
      },
      "ResultRecord": {
        "type": "object",
        "required": [
          "record"
        ],
        "additionalProperties": false,
        "properties": {
          "record": {
            "$ref": "#/$defs/ResultFields"
          },
          "emptyIsList": {
            "const": true
          }
        }
      },
      "ResultUnion": {
        "type": "object",
        "required": [
          "anyOf"
        ],
        "additionalProperties": false,
        "properties": {
          "anyOf": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ResultShape"
            },
            "minItems": 2
          }
        }
      }
    }
  },
  "corrections.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "corrections.schema.json",
    "type": "object",
    "required": [
      "corrections"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "corrections": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "module",
            "at",
            "reason"
          ],
          "additionalProperties": false,
          "properties": {
            "module": {
              "type": "string"
            },
            "at": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "minItems": 1
            },
            "field": {
              "$ref": "result.schema.json#/$defs/ResultField"
            },
            "reason": {
              "type": "string",
              "minLength": 1
            }
          }
        }
      }
    }
  }
};
