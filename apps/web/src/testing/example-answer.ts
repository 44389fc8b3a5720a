import { type Endpoint, endpoints, type Send } from '@lanting/contract'

interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Returns a value that matches the schema. Each text is unique. */
const exampleOf = (schema: Schema, place: string): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return `example of ${place}`
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (place === 'hidden_sections') return []
  if (type === 'array') return schema.items ? [exampleOf(schema.items, place)] : []
  const properties = Object.entries(schema.properties ?? {})
  return Object.fromEntries(properties.map(([name, inner]) => [name, exampleOf(inner, name)]))
}

const matches = (path: string, url: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:\\?|$)`).test(url)

/** Answers each call with an example of its result schema. */
export const exampleSend: Send = async ({ method, url }) => {
  const asked = Object.values<Endpoint>(endpoints).find(
    (endpoint) => endpoint.method === method && matches(endpoint.path, url),
  )
  if (!asked) throw new Error(`nobody answers ${method} ${url}`)
  return exampleOf(asked.result as Schema, asked.path)
}
