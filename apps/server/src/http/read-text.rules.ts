/** The parts of a schema that mark text as another type. */
export interface ReadSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, ReadSchema>>
  readonly items?: ReadSchema
  readonly 'x-numeric-text'?: true
}

/** Reads decimal digits as a number; other text stays text. */
export const readDecimal = (text: string): unknown => {
  if (!/^\d+$/.test(text)) return text
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

const readTruth = (text: string): unknown =>
  text === 'true' || text === 'false' ? text === 'true' : text

const isOf = ({ type }: ReadSchema, kinds: readonly string[]) =>
  [type].flat().some((some) => some !== undefined && kinds.includes(some))

const memberOf = ({ properties }: ReadSchema, name: string) =>
  properties && Object.hasOwn(properties, name) ? properties[name] : undefined

/** An address is text: the schema decides which parts are numbers and booleans. */
export const readAddress = (schema: ReadSchema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    const described = memberOf(schema, name)
    if (!described || typeof member !== 'string') return [name, member]
    if (isOf(described, ['integer', 'number'])) return [name, readDecimal(member)]
    return [name, isOf(described, ['boolean']) ? readTruth(member) : member]
  })
  return Object.fromEntries(members)
}

/**
 * JSON has types, but older clients send some numbers as text. Follows the schema, not the value, so
 * that the cost depends on the depth of the contract and not of the body.
 */
export const readBody = (schema: ReadSchema, value: unknown): unknown => {
  if (schema['x-numeric-text'] && typeof value === 'string') return readDecimal(value)
  const { items, properties } = schema
  if (items && Array.isArray(value)) return value.map((item) => readBody(items, item))
  if (!properties || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value
  }
  const members = Object.entries(value).map(([name, member]) => {
    const described = memberOf(schema, name)
    return [name, described ? readBody(described, member) : member]
  })
  return Object.fromEntries(members)
}
