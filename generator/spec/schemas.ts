// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.
import type { SchemaNode } from "./schema.js";

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
      "$schema": {},
      "$self": {},
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
        "type": "array",
        "items": {
          "$ref": "#/$defs/Tag"
        }
      },
      "externalDocs": {},
      "paths": {
        "type": "object",
        "propertyNames": {
          "pattern": "^/"
        },
        "additionalProperties": {
          "$ref": "#/$defs/PathItem"
        }
      },
      "webhooks": {},
      "components": {
        "$ref": "#/$defs/Components"
      },
      "security": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SecurityRequirement"
        }
      },
      "x-paramsmith-dialect": {
        "enum": [
          "plain",
          "spring-data-rest"
        ]
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
          "title"
        ],
        "properties": {
          "title": {
            "type": "string"
          },
          "version": {},
          "summary": {},
          "description": {},
          "license": {},
          "contact": {},
          "termsOfService": {}
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
          "name": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "variables": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ServerVariable"
            }
          }
        }
      },
      "ServerVariable": {
        "type": "object",
        "required": [
          "default"
        ],
        "properties": {
          "default": {
            "type": "string"
          },
          "enum": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "description": {
            "type": "string"
          }
        }
      },
      "Tag": {
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "summary": {},
          "description": {},
          "externalDocs": {},
          "parent": {},
          "kind": {}
        }
      },
      "Components": {
        "type": "object",
        "properties": {
          "schemas": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/OpenApiSchema"
            }
          },
          "responses": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ResponseOrReference"
            }
          },
          "parameters": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ParameterOrReference"
            }
          },
          "requestBodies": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/RequestBodyOrReference"
            }
          },
          "headers": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/HeaderOrReference"
            }
          },
          "securitySchemes": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/SecuritySchemeOrReference"
            }
          },
          "examples": {},
          "links": {},
          "callbacks": {},
          "pathItems": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/PathItem"
            }
          },
          "mediaTypes": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/MediaType"
            }
          }
        }
      },
      "PathItem": {
        "type": "object",
        "properties": {
          "$ref": {
            "type": "string"
          },
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "get": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "put": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "post": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "delete": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "options": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "head": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "patch": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "trace": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "query": {
            "$ref": "#/$defs/OpenApiOperation"
          },
          "additionalOperations": {},
          "servers": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Server"
            }
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
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "externalDocs": {},
          "deprecated": {
            "type": "boolean"
          },
          "parameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ParameterOrReference"
            }
          },
          "requestBody": {
            "$ref": "#/$defs/RequestBodyOrReference"
          },
          "responses": {
            "$ref": "#/$defs/Responses"
          },
          "callbacks": {},
          "security": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/SecurityRequirement"
            }
          },
          "servers": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/Server"
            }
          },
          "x-version-property": {
            "type": "string"
          }
        }
      },
      "Responses": {
        "type": "object",
        "minProperties": 1,
        "propertyNames": {
          "pattern": "^(default|[1-5]([0-9][0-9]|XX))$"
        },
        "additionalProperties": {
          "$ref": "#/$defs/ResponseOrReference"
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
          "summary": {},
          "description": {}
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
      "RequestBodyOrReference": {
        "anyOf": [
          {
            "$ref": "#/$defs/Reference"
          },
          {
            "$ref": "#/$defs/RequestBody"
          }
        ]
      },
      "HeaderOrReference": {
        "anyOf": [
          {
            "$ref": "#/$defs/Reference"
          },
          {
            "$ref": "#/$defs/OpenApiHeader"
          }
        ]
      },
      "SecuritySchemeOrReference": {
        "anyOf": [
          {
            "$ref": "#/$defs/Reference"
          },
          {
            "$ref": "#/$defs/SecurityScheme"
          }
        ]
      },
      "OpenApiParameter": {
        "type": "object",
        "required": [
          "name",
          "in"
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
              "cookie",
              "querystring"
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
          "allowEmptyValue": {
            "type": "boolean"
          },
          "style": {
            "enum": [
              "matrix",
              "label",
              "simple",
              "form",
              "spaceDelimited",
              "pipeDelimited",
              "deepObject",
              "cookie"
            ]
          },
          "explode": {
            "type": "boolean"
          },
          "allowReserved": {
            "type": "boolean"
          },
          "schema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "content": {
            "$ref": "#/$defs/Contents"
          },
          "example": {},
          "examples": {}
        }
      },
      "OpenApiHeader": {
        "type": "object",
        "properties": {
          "description": {
            "type": "string"
          },
          "required": {
            "type": "boolean"
          },
          "deprecated": {
            "type": "boolean"
          },
          "allowEmptyValue": {
            "type": "boolean"
          },
          "style": {
            "enum": [
              "matrix",
              "label",
              "simple",
              "form",
              "spaceDelimited",
              "pipeDelimited",
              "deepObject",
              "cookie"
            ]
          },
          "explode": {
            "type": "boolean"
          },
          "allowReserved": {
            "type": "boolean"
          },
          "schema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "content": {
            "$ref": "#/$defs/Contents"
          },
          "example": {},
          "examples": {}
        }
      },
      "RequestBody": {
        "type": "object",
        "required": [
          "content"
        ],
        "properties": {
          "description": {
            "type": "string"
          },
          "required": {
            "type": "boolean"
          },
          "content": {
            "$ref": "#/$defs/Contents"
          }
        }
      },
      "OpenApiResponse": {
        "type": "object",
        "properties": {
          "summary": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "headers": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/HeaderOrReference"
            }
          },
          "content": {
            "$ref": "#/$defs/Contents"
          },
          "links": {}
        }
      },
      "Contents": {
        "type": "object",
        "propertyNames": {
          "pattern": "^[-!#$%&'*+.^_`|~0-9A-Za-z]+\\\\*/[-!#$%&'*+.^_`|~0-9A-Za-z]+[ \\t]*(;|$)"
        },
        "additionalProperties": {
          "$ref": "#/$defs/MediaType"
        }
      },
      "MediaType": {
        "type": "object",
        "properties": {
          "schema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "itemSchema": {
            "$ref": "#/$defs/OpenApiSchema"
          },
          "example": {},
          "examples": {},
          "encoding": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/Encoding"
            }
          },
          "prefixEncoding": {},
          "itemEncoding": {}
        }
      },
      "Encoding": {
        "type": "object",
        "properties": {
          "contentType": {
            "type": "string"
          },
          "headers": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/HeaderOrReference"
            }
          },
          "style": {
            "enum": [
              "matrix",
              "label",
              "simple",
              "form",
              "spaceDelimited",
              "pipeDelimited",
              "deepObject",
              "cookie"
            ]
          },
          "explode": {
            "type": "boolean"
          },
          "allowReserved": {
            "type": "boolean"
          },
          "encoding": {},
          "prefixEncoding": {},
          "itemEncoding": {}
        }
      },
      "SecurityRequirement": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "SecurityScheme": {
        "type": "object",
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "enum": [
              "apiKey",
              "http",
              "mutualTLS",
              "oauth2",
              "openIdConnect"
            ]
          },
          "description": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "in": {
            "enum": [
              "query",
              "header",
              "cookie"
            ]
          },
          "scheme": {
            "type": "string"
          },
          "bearerFormat": {
            "type": "string"
          },
          "flows": {},
          "openIdConnectUrl": {
            "type": "string"
          },
          "oauth2MetadataUrl": {
            "type": "string"
          },
          "deprecated": {
            "type": "boolean"
          }
        }
      },
      "Discriminator": {
        "type": "object",
        "required": [
          "propertyName"
        ],
        "properties": {
          "propertyName": {
            "type": "string"
          },
          "mapping": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "defaultMapping": {
            "type": "string"
          }
        }
      },
      "OpenApiSchema": {
        "type": "object",
        "properties": {
          "$ref": {
            "type": "string"
          },
          "$id": {
            "type": "string"
          },
          "$schema": {
            "type": "string"
          },
          "$anchor": {
            "type": "string"
          },
          "$dynamicRef": {
            "type": "string"
          },
          "$dynamicAnchor": {
            "type": "string"
          },
          "$vocabulary": {},
          "$comment": {},
          "$defs": {
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            }
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
          "readOnly": {
            "type": "boolean"
          },
          "writeOnly": {
            "type": "boolean"
          },
          "examples": {},
          "example": {},
          "externalDocs": {},
          "xml": {},
          "discriminator": {
            "$ref": "#/$defs/Discriminator"
          },
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
          "contentEncoding": {
            "type": "string"
          },
          "contentMediaType": {
            "type": "string"
          },
          "contentSchema": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
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
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "prefixItems": {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            },
            "minItems": 1
          },
          "contains": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "minContains": {
            "type": "integer",
            "minimum": 0
          },
          "maxContains": {
            "type": "integer",
            "minimum": 0
          },
          "unevaluatedItems": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
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
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            }
          },
          "patternProperties": {
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            }
          },
          "propertyNames": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "required": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "dependentRequired": {
            "type": "object",
            "additionalProperties": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "dependentSchemas": {
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
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
          "unevaluatedProperties": {
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
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            },
            "minItems": 1
          },
          "oneOf": {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            },
            "minItems": 1
          },
          "allOf": {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "$ref": "#/$defs/OpenApiSchema"
                }
              ]
            },
            "minItems": 1
          },
          "not": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "if": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "then": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "else": {
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "$ref": "#/$defs/OpenApiSchema"
              }
            ]
          },
          "x-wire-format": {
            "enum": [
              "decimal-point"
            ]
          }
        }
      },
      "SchemaType": {
        "type": "string"
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
      "runtime": {
        "enum": [
          "copy",
          "package"
        ]
      },
      "targets": {
        "type": "array",
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "enum": [
            "requests",
            "validators",
            "reading",
            "responses",
            "handlers",
            "stub",
            "schemas"
          ]
        }
      },
      "specs": {
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/SpecEntry"
        }
      },
      "acceptedWarnings": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/AcceptedEntry"
        }
      },
      "diff": {
        "$ref": "#/$defs/ReviewSettings"
      }
    },
    "$defs": {
      "AcceptedEntry": {
        "type": "object",
        "required": [
          "id",
          "reason"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1
          },
          "reason": {
            "type": "string",
            "pattern": "\\S"
          },
          "until": {
            "type": "string",
            "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
          }
        }
      },
      "ReviewSettings": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "audience": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "enum": [
                "wire",
                "types",
                "validators",
                "handlers"
              ]
            }
          },
          "severities": {
            "type": "object",
            "additionalProperties": {
              "enum": [
                "breaking",
                "risky",
                "info",
                "none"
              ]
            }
          },
          "accepted": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/AcceptedEntry"
            }
          }
        }
      },
      "SpecEntry": {
        "type": "object",
        "additionalProperties": false,
        "dependentRequired": {
          "files": [
            "combine"
          ],
          "combine": [
            "files"
          ]
        },
        "properties": {
          "file": {
            "type": "string",
            "minLength": 1
          },
          "files": {
            "type": "array",
            "minItems": 2,
            "items": {
              "type": "string",
              "minLength": 1
            }
          },
          "combine": {
            "enum": [
              "intersection",
              "union"
            ]
          },
          "name": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9-]*$"
          },
          "roots": {
            "type": "string",
            "minLength": 1
          },
          "protocol": {
            "type": "string",
            "minLength": 1
          },
          "version": {
            "type": "string",
            "pattern": "^[0-9]{1,3}\\.[0-9]{1,3}$"
          },
          "formatversion": {
            "type": "array",
            "uniqueItems": true,
            "items": {
              "enum": [
                1,
                2
              ]
            },
            "contains": {
              "const": 2
            }
          },
          "dialect": {
            "enum": [
              "plain",
              "spring-data-rest"
            ]
          },
          "int64": {
            "enum": [
              "number",
              "bigint",
              "text"
            ]
          },
          "targets": {
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "enum": [
                "requests",
                "validators",
                "reading",
                "responses",
                "handlers",
                "stub",
                "schemas"
              ]
            }
          },
          "include": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "operations": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              },
              "tags": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              },
              "paths": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          },
          "exclude": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "operations": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              },
              "tags": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              },
              "paths": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          },
          "strict": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "accepted.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "accepted.schema.json",
    "type": "array",
    "items": {
      "$ref": "config.schema.json#/$defs/AcceptedEntry"
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
      "response"
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
      "response": {
        "$ref": "#/$defs/ResultFields"
      },
      "generator": {
        "$ref": "#/$defs/ResultFields"
      },
      "bodies": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ResultBody"
        },
        "minItems": 1
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ResultError"
        },
        "minItems": 1
      }
    },
    "$defs": {
      "ResultBody": {
        "type": "object",
        "required": [
          "is",
          "seen"
        ],
        "additionalProperties": false,
        "properties": {
          "is": {
            "anyOf": [
              {
                "const": "text"
              },
              {
                "$ref": "#/$defs/ResultTuple"
              }
            ]
          },
          "when": {
            "$ref": "#/$defs/ResultConditions"
          },
          "unless": {
            "$ref": "#/$defs/ResultConditions"
          },
          "seen": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "ResultTuple": {
        "type": "object",
        "required": [
          "tuple"
        ],
        "additionalProperties": false,
        "properties": {
          "tuple": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ResultShape"
            },
            "minItems": 1
          }
        }
      },
      "ResultError": {
        "type": "object",
        "required": [
          "code"
        ],
        "additionalProperties": false,
        "properties": {
          "code": {
            "type": "string",
            "minLength": 1
          },
          "servers": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1,
            "uniqueItems": true
          }
        }
      },
      "ResultConditions": {
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
            "$ref": "#/$defs/ResultConditions"
          },
          "values": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1,
            "uniqueItems": true
          },
          "presentIf": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/ResultPresence"
            },
            "minItems": 1
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
          "only": {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "$ref": "#/$defs/ResultPartialType"
                },
                {
                  "$ref": "#/$defs/ResultPartialValue"
                }
              ]
            },
            "minItems": 1
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
      "ResultPartialType": {
        "type": "object",
        "required": [
          "type",
          "servers"
        ],
        "additionalProperties": false,
        "properties": {
          "type": {
            "enum": [
              "string",
              "number",
              "boolean",
              "null",
              "array",
              "object"
            ]
          },
          "servers": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1,
            "uniqueItems": true
          }
        }
      },
      "ResultPartialValue": {
        "type": "object",
        "required": [
          "parameter",
          "value",
          "servers"
        ],
        "additionalProperties": false,
        "properties": {
          "parameter": {
            "type": "string"
          },
          "value": {
            "type": "string"
          },
          "servers": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1,
            "uniqueItems": true
          }
        }
      },
      "ResultPresence": {
        "type": "object",
        "minProperties": 1,
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": [
              "string",
              "boolean"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
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
              "content",
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
  },
  "descriptions.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "descriptions.schema.json",
    "type": "object",
    "required": [
      "modules"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "modules": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/$defs/DescribedModule"
        }
      },
      "fields": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/$defs/Line"
        }
      }
    },
    "$defs": {
      "Line": {
        "type": "string",
        "pattern": "^\\S[^\\r\\n]*$"
      },
      "DescribedModule": {
        "type": "object",
        "required": [
          "description"
        ],
        "additionalProperties": false,
        "properties": {
          "description": {
            "$ref": "#/$defs/Line"
          },
          "manual": {
            "type": "string",
            "pattern": "^https?://[^\\s]+$"
          },
          "parameters": {
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                {
                  "$ref": "#/$defs/Line"
                },
                {
                  "$ref": "#/$defs/DescribedParameter"
                }
              ]
            }
          },
          "fields": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/Line"
            }
          }
        }
      },
      "DescribedParameter": {
        "type": "object",
        "required": [
          "description"
        ],
        "additionalProperties": false,
        "properties": {
          "description": {
            "$ref": "#/$defs/Line"
          },
          "values": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/Line"
            }
          }
        }
      }
    }
  },
  "scenario.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "scenario.schema.json",
    "type": "object",
    "required": [
      "steps"
    ],
    "additionalProperties": false,
    "properties": {
      "$schema": {
        "type": "string"
      },
      "steps": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ScenarioStep"
        },
        "minItems": 1
      },
      "undo": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ScenarioStep"
        }
      }
    },
    "$defs": {
      "ScenarioStep": {
        "type": "object",
        "required": [
          "action"
        ],
        "additionalProperties": false,
        "properties": {
          "as": {
            "type": "string",
            "minLength": 1
          },
          "action": {
            "type": "string",
            "minLength": 1
          },
          "params": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "files": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/ScenarioFile"
            }
          },
          "keep": {
            "type": "string",
            "minLength": 1
          },
          "fails": {
            "const": true
          },
          "since": {
            "type": "string",
            "pattern": "^1\\.[0-9]+$"
          }
        }
      },
      "ScenarioFile": {
        "type": "object",
        "required": [
          "name",
          "base64"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1
          },
          "base64": {
            "type": "string"
          }
        }
      }
    }
  }
};
