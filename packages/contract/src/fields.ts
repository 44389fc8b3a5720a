import Type, { type Static, type TSchema } from 'typebox'
import { CLIENT_ID_MAX, LENGTH, PAGE_SIZE_MAX } from './limits.ts'

/** Marks a number that older clients send as text; the server reads both. */
const NUMERIC_TEXT = { 'x-numeric-text': true } as const

/** The largest value of an integer column, on both databases. */
export const INTEGER_MAX = 2_147_483_647

export const Id = Type.Integer({ minimum: 1, maximum: INTEGER_MAX, ...NUMERIC_TEXT })
/** 0: none. */
export const IdOrNone = Type.Integer({ minimum: 0, maximum: INTEGER_MAX, ...NUMERIC_TEXT })
export const IdParams = Type.Object({ id: Id })

/** The number of a known revision. The maximum leaves space for the next revision. */
export const Revision = Type.Integer({ minimum: 1, maximum: INTEGER_MAX - 1 })
/** 0: no revision yet. */
export const RevisionOrNone = Type.Integer({ minimum: 0, maximum: INTEGER_MAX - 1 })

export const oneOf = <const V extends readonly number[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'integer', enum: values, ...NUMERIC_TEXT })

export const orNull = <S extends TSchema>(schema: S) => {
  const { type, enum: values } = schema as { type?: string; enum?: readonly unknown[] }
  return Type.Unsafe<Static<S> | null>({
    ...schema,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  })
}

/** A text with at least one character that is not white space. */
export const Text = (maxLength: number, options: { 'x-error'?: string } = {}) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', ...options })

/** Made by the client for one submission. A repeated submission is stored once. */
export const ClientId = Type.Optional(Type.String({ minLength: 1, maxLength: CLIENT_ID_MAX }))

/** Why a moderator did something; for the audit log. */
export const ModerationReason = Type.Optional(Type.String({ maxLength: LENGTH.moderationReason }))

/** Each time as a readable date and in epoch milliseconds. */
export const Times = {
  createdAt: Type.String(),
  updatedAt: Type.String(),
  createdAtMs: Type.Integer(),
  updatedAtMs: Type.Integer(),
}

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })
/** First and last day, in the site's time zone. */
export const Days = Type.Array(Day, { minItems: 2, maxItems: 2 })

export const Current = Type.Integer({ minimum: 1, maximum: 1_000_000, ...NUMERIC_TEXT })
export const Size = Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, ...NUMERIC_TEXT })
export const PageParams = Type.Object({ current: Current, size: Size })

export const PageByBody = <S extends TSchema>(item: S) =>
  Type.Object({
    current: Type.Integer(),
    size: Type.Integer(),
    list: Type.Array(item),
    total: Type.Integer(),
  })

/** A page requested by path returns `current` and `size` as text; by body, as numbers. */
export const PageByPath = <S extends TSchema>(item: S) =>
  Type.Object({
    current: Type.String(),
    size: Type.String(),
    list: Type.Array(item),
    total: Type.Integer(),
  })
