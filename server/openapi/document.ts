import { toJsonSchema } from "@valibot/to-json-schema"
import type * as v from "valibot"
import { type Call, calls } from "./calls"

const failure = {
  description: "An error, with a sentence for the reader. 429 and 503 say with Retry-After when to come back.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["error"],
        properties: { error: { type: "string" }, code: { type: "string" } },
      },
    },
  },
}

/** The JSON on the wire: the input side of a schema. Rules that JSON Schema cannot express are left out. */
const wire = (schema: v.GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" })
  return json
}

function parametersOf(schema: v.GenericSchema | undefined, place: "query" | "path") {
  if (!schema) return []
  const { properties = {}, required = [] } = wire(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }))
}

const operationOf = ({ summary, params, query, body, reply, unavailable }: Call) => ({
  summary,
  parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
  ...(body && { requestBody: { required: true, content: { "application/json": { schema: wire(body) } } } }),
  responses: {
    "200": {
      description: "The answer.",
      content: reply === "text" ? { "text/plain": {} } : { "application/json": { schema: wire(reply) } },
    },
    ...(unavailable && {
      "503": {
        description: "Some of the answers say that no node answers. Retry-After says when to come back.",
        content: { "application/json": { schema: wire(unavailable) } },
      },
    }),
    default: failure,
  },
})

/** The API as an OpenAPI document, made from the schemas that routes and browser use. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [call.method]: operationOf(call) }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "DGHRT Casino API",
      version,
      description: "Amounts are decimal strings in a token's smallest unit. Times are milliseconds since 1970.",
    },
    paths,
  }
}
