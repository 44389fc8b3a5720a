import type { InputSchema } from '../../apps/server/src/testing/sample-input.ts'
import { HOSTILE } from '../testing/corpus.ts'
import type { Random } from './random.ts'

/** A placeholder for a number that JSON.stringify cannot write. Parsers read it as Infinity. */
export const BEYOND_NUMBERS = 'number beyond all numbers'

const ROWS = 12
const LONG_TEXT = 20_000

const NUMBERS: readonly unknown[] = [
  ...[0, -0, -1, 1, 0.5, 1e21, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31), 1e308],
  ...[BEYOND_NUMBERS, 'Infinity', '-Infinity', 'NaN', '1e999', '0x10', ' 1', '１', ''],
]

const TEXTS: readonly string[] = [
  ...['', ' ', '\n', '0', 'null', 'undefined', 'true', '[]', '{}', '%00', '%', '\\', '/', '..'],
  ...['../../etc/passwd', '\ud800', '\u0000', '\u202e', '🀄'.repeat(50), '字', 'a'.repeat(300)],
  ...["' or 1=1 --", '%_%', '*', '"', '(((((', '[[[[[', '\\u0000', '__proto__', 'constructor'],
  ...['9'.repeat(400), '-', '2026-02-30', '9999-99-99', 'x'.repeat(LONG_TEXT)],
]

const OTHERS: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { a: { b: { c: 1 } } }, '', 0],
]

const DATES = ['2026-01-01', '2026-12-31', '2024-02-29', '1970-01-01']

export const anyText = (random: Random): string =>
  random.chance(0.5) ? random.pick(TEXTS) : random.pick(HOSTILE)

const anyWrongValue = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => random.pick(NUMBERS),
    () => anyText(random),
    () => random.pick(OTHERS),
    () => Array.from({ length: 1_000 }, () => 1),
    () => Array.from({ length: 60 }).reduce((inside: unknown) => [inside], 1),
  ])()

const numberFor = ({ minimum = 0, maximum = 2_147_483_647 }: InputSchema, random: Random) =>
  random.pick([
    minimum,
    maximum,
    Math.min(maximum, minimum + random.below(ROWS)),
    Math.min(maximum, Math.max(minimum, 1 + random.below(ROWS))),
  ])

const textFor = ({ minLength = 0, maxLength = 40, pattern }: InputSchema, random: Random) => {
  if (pattern?.includes('\\d{4}-')) return random.pick(DATES)
  const length = random.pick([minLength, maxLength, Math.min(maxLength, minLength + 5)])
  return random.chance(0.5) ? 'a'.repeat(length) : anyText(random).slice(0, maxLength)
}

/** Creates a valid, or nearly valid, value for the schema. */
export const fittingValue = (schema: InputSchema, random: Random): unknown => {
  const { anyOf, items, properties, type } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (anyOf) return fittingValue(random.pick(anyOf), random)
  const kind = Array.isArray(type) ? random.pick(type) : type
  if (kind === 'integer' || kind === 'number') return numberFor(schema, random)
  if (kind === 'boolean') return random.chance(0.5)
  if (kind === 'null') return null
  if (kind === 'array') {
    const { minItems = 0, maxItems = 3 } = schema
    const length = Math.max(minItems, Math.min(maxItems, random.below(4)))
    return Array.from({ length }, () => fittingValue(items ?? {}, random))
  }
  if (properties) {
    const { required = [] } = schema
    const members = Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.6))
      .map(([name, member]) => [name, fittingValue(member, random)])
    return Object.fromEntries(members)
  }
  return textFor(schema, random)
}

/** Creates a value with one error somewhere in it. */
export const spoiled = (value: unknown, random: Random): unknown => {
  if (typeof value === 'number' && random.chance(0.7)) return random.pick(NUMBERS)
  if (typeof value !== 'object' || value === null || random.chance(0.1)) {
    return anyWrongValue(random)
  }
  const names = Object.keys(value)
  const changed: Record<string, unknown> = { ...(value as object) }
  const name = random.pick([...names, 'extra', '__proto__', 'user_id'])
  if (random.chance(0.2)) delete changed[name]
  else
    Object.defineProperty(changed, name, {
      value: spoiled(changed[name], random),
      enumerable: true,
    })
  return Array.isArray(value) ? Object.values(changed) : changed
}
