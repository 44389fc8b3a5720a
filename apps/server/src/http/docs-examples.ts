/** The part of JSON schema that the contract uses. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** Values for names that say what they are. The first one that fits the schema is used. */
const BY_NAME: readonly (readonly [RegExp, string | number])[] = [
  [/time|_at$|AtMs$|Ms$/i, 1_794_873_600_000],
  [/day|date/i, '2026-11-17'],
  [/mail/i, 'reader@example.org'],
  [/url|link|site$|address|avatar|cover|image|picture/i, 'https://example.org/'],
  [/nick_?name/i, 'traveller'],
  [/user_?name|^name$/i, 'traveller'],
  [/password/i, 'secret-1'],
  [/title/i, 'A title'],
  [/language/i, 'zh-CN'],
]
const TEXTS = ['A text', 'text', '2026-11-17', '1', 'a'.repeat(40), '']

const fitsText = (text: string, { minLength = 0, maxLength = 1e9, pattern }: Schema) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern).test(text))

const textFor = (schema: Schema, name: string) => {
  const named = BY_NAME.filter(([words]) => words.test(name)).map(([, value]) => String(value))
  return [...named, ...TEXTS].find((text) => fitsText(text, schema)) ?? ''
}

const numberFor = ({ minimum = 0, maximum = 1e15 }: Schema, name: string) => {
  const [, named] = BY_NAME.find(([words]) => words.test(name)) ?? []
  const wished = typeof named === 'number' ? named : 1
  return Math.min(Math.max(wished, minimum), maximum)
}

/** Returns a value that fits a schema, as an example for readers of the documentation. */
export const exampleFor = (schema: Schema, name = ''): unknown => {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleFor(schema.anyOf[0], name)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleFor(part) as object))
  if (schema.default !== undefined) return schema.default
  const [type] = [schema.type].flat()
  if (type === 'array') {
    const items = Array.from({ length: Math.max(schema.minItems ?? 0, 1) })
    return schema.items ? items.map(() => exampleFor(schema.items ?? {}, name)) : []
  }
  if (type === 'object' || schema.properties) {
    const members = Object.entries(schema.properties ?? {})
    return Object.fromEntries(members.map(([key, member]) => [key, exampleFor(member, key)]))
  }
  if (type === 'string') return textFor(schema, name)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return numberFor(schema, name)
}
