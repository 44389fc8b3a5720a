import { type Endpoint, endpoints, type Send } from '@lanting/contract'

interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Some value that fits; a text is the name of its place, so that none is like another. */
const exampleOf = (schema: Schema, place: string): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return `example of ${place}`
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'array') return schema.items ? [exampleOf(schema.items, place)] : []
  const properties = Object.entries(schema.properties ?? {})
  return Object.fromEntries(properties.map(([name, inner]) => [name, exampleOf(inner, name)]))
}

const matches = (path: string, url: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:\\?|$)`).test(url)

/** Answers every call of the contract with an example of what the contract promises. */
export const exampleSend: Send = async ({ method, url }) => {
  const asked = Object.values<Endpoint>(endpoints).find(
    (endpoint) => endpoint.method === method && matches(endpoint.path, url),
  )
  if (!asked) throw new Error(`nobody answers ${method} ${url}`)
  return exampleOf(asked.result as Schema, asked.path)
}
