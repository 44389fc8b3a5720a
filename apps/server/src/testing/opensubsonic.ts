import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

type Json = Readonly<Record<string, unknown>>

/** The published schemas of the protocol; their source and licence are named in the file. */
const published: {
  readonly answers: Readonly<Record<string, string>>
  readonly schemas: Readonly<Record<string, Json>>
} = JSON.parse(readFileSync(new URL('opensubsonic-schemas.json', import.meta.url), 'utf8'))

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'opensubsonic', schemas: published.schemas })

export const PUBLISHED_CALLS = Object.keys(published.answers)

const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? ''

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All members that a schema names, through references and combinations. */
const membersOf = (schema: Json): Readonly<Record<string, Json>> => {
  if (schema.$ref) return membersOf(published.schemas[nameIn(schema.$ref)] ?? {})
  const parts = ['allOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as Json[])
  return Object.assign({}, schema.properties, ...parts.map(membersOf))
}

const itemsOf = (schema: Json): Json =>
  schema.$ref
    ? itemsOf(published.schemas[nameIn(schema.$ref)] ?? {})
    : ((schema.items ?? {}) as Json)

/** Returns the fields of a value that its schema does not name. */
const unnamedIn = (value: unknown, schema: Json, place: string): string[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unnamedIn(item, itemsOf(schema), `${place}[${index}]`))
  }
  if (!isObject(value)) return []
  const members = membersOf(schema)
  return Object.entries(value).flatMap(([name, inner]) => {
    const member = members[name]
    return member ? unnamedIn(inner, member, `${place}.${name}`) : [`${place}.${name} is unnamed`]
  })
}

/** Compares an answer with the published schema, field by field. */
export const subsonicFaults = (call: string, answer: unknown): string[] => {
  const name = published.answers[call]
  if (!name) return [`${call} is not published`]
  const check = ajv.compile({ $ref: `opensubsonic#/schemas/${name}` })
  check(answer)
  const wrong = (check.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )
  return [...wrong, ...unnamedIn(answer, published.schemas[name] ?? {}, call)]
}
