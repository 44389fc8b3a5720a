import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { SaxesParser } from 'saxes'

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

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** Reads a document. Throws if it is not well formed. */
const readXml = (text: string): Element => {
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    const inside = open.at(-1)
    if (inside) inside.text += part
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return top
}

/** The schema itself, behind its references and combinations. */
const plainSchema = (schema: Json): Json => {
  if (schema.$ref) return plainSchema(published.schemas[nameIn(schema.$ref)] ?? {})
  const [first] = (schema.allOf ?? []) as Json[]
  return schema.type || !first ? schema : plainSchema(first)
}

const typed = (text: string, schema: Json | undefined): unknown => {
  const { type } = plainSchema(schema ?? {})
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

const readValue = (element: Element, schema: Json): unknown => {
  const members = membersOf(schema)
  if (Object.keys(members).length === 0) return typed(element.text, schema)
  const values = Object.entries(element.attributes)
    .filter(([name]) => name !== 'xmlns')
    .map(([name, text]) => [name, typed(text, members[name])] as const)
  const children = [...Map.groupBy(element.children, ({ name }) => name)].map(([name, list]) => {
    const member = members[name] ?? {}
    const isList = plainSchema(member).type === 'array'
    const inner = list.map((child) => readValue(child, isList ? itemsOf(member) : member))
    return [name, isList ? inner : inner[0]] as const
  })
  const text = element.text.trim() === '' ? {} : { value: element.text }
  return { ...Object.fromEntries([...values, ...children]), ...text }
}

/** Reads an answer in XML as the JSON that the published schema describes. */
export const readSubsonicXml = (call: string, text: string): unknown =>
  readValue(readXml(text), published.schemas[published.answers[call] ?? ''] ?? {})

/** XML does not tell an empty list from none. */
export const withoutEmptyLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyLists)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0))
      .map(([name, inner]) => [name, withoutEmptyLists(inner)]),
  )
}
