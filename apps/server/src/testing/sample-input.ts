/** The parts of a JSON schema that decide which values it accepts. */
export interface InputSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly InputSchema[]
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

/** Texts that match the patterns of the contract. */
const TEXTS = [
  ...[
    'text',
    '1',
    '2026-11-16',
    '2026-11-16 21:00',
    '2026-11',
    '#ffffff',
    'a@b.example',
    'https://a.example/',
    '/uploads/a',
  ],
  'a'.repeat(32),
]

const textOf = ({ pattern, minLength = 0 }: InputSchema) => {
  const text = TEXTS.find((some) => new RegExp(pattern ?? '', 'u').test(some))
  if (text === undefined) throw new Error(`No sample text fits ${pattern}.`)
  return text.padEnd(minLength, 'x')
}

/**
 * Returns a value that the schema accepts. Ids are the largest ones, so they match no stored row.
 */
export const sampleOf = (schema: InputSchema): unknown => {
  const type = [schema.type].flat()[0] ?? [schema.anyOf?.[0]?.type].flat()[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, member]) => [name, sampleOf(member)]),
    )
  }
  if (type === 'array') {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
      sampleOf(schema.items ?? {}),
    )
  }
  if (type === 'integer' || type === 'number') return schema.maximum ?? schema.minimum ?? 1
  if (type === 'boolean') return false
  return textOf(schema)
}

export interface NumberField {
  readonly path: readonly (string | number)[]
  readonly schema: InputSchema
}

/** Returns every place of the schema that takes a number. */
export const numberFields = (
  schema: InputSchema,
  path: readonly (string | number)[] = [],
): NumberField[] => {
  const types = [schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].flat()
  if (types.includes('integer') || types.includes('number')) return [{ path, schema }]
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    numberFields(member, [...path, name]),
  )
  return schema.items ? [...members, ...numberFields(schema.items, [...path, 0])] : members
}
