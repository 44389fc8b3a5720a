import { ERRORS, type ErrorKey } from '@lanting/contract'
import { Ajv, type ErrorObject, type Options } from 'ajv'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { AppError } from './app-error.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly 'x-numeric-text'?: true
  readonly 'x-error'?: string
}

const options: Options = {
  keywords: ['x-numeric-text', 'x-error'],
  removeAdditional: 'all',
  useDefaults: true,
  verbose: true,
  allowUnionTypes: true,
}

/** What stands in an address is text by nature; a body says what it means. */
const addressAjv = new Ajv({ ...options, coerceTypes: true })
const bodyAjv = new Ajv(options)

/** Reads numbers that older clients send as text, where the contract allows it. */
const readNumericText = (schema: Schema, value: unknown): unknown => {
  if (schema['x-numeric-text'] && typeof value === 'string' && /^\d+$/.test(value)) {
    return Number(value)
  }
  if (Array.isArray(value)) return value.map((item) => readNumericText(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [
    name,
    readNumericText(schema.properties?.[name] ?? {}, member),
  ])
  return Object.fromEntries(members)
}

const isErrorKey = (key: unknown): key is ErrorKey => typeof key === 'string' && key in ERRORS

const schemaAtFault = ({ keyword, params, parentSchema }: ErrorObject): Schema => {
  const parent = (parentSchema ?? {}) as Schema
  return (keyword === 'required' && parent.properties?.[params.missingProperty]) || parent
}

/** The sentence of a failed check: the schema's own one, unless a text is too long; else one that names the member. */
const toAppError = (error: ErrorObject): AppError => {
  const ownKey = schemaAtFault(error)['x-error']
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const limit: number | undefined = error.params.limit
  const detail = { member: path || 'body', limit }
  if (isErrorKey(ownKey) && error.keyword !== 'maxLength') return new AppError(ownKey, { detail })
  if (error.keyword === 'required') {
    const member = [path, error.params.missingProperty].filter(Boolean).join('.')
    return new AppError('missingMember', { detail: { member } })
  }
  if (['maxLength', 'maxItems', 'maximum'].includes(error.keyword)) {
    return new AppError('tooLong', { detail })
  }
  if (['minLength', 'minItems'].includes(error.keyword)) return new AppError('tooShort', { detail })
  return new AppError('wrongMember', { detail })
}

export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const isBody = httpPart === 'body'
  const validate = (isBody ? bodyAjv : addressAjv).compile(schema)
  return (data: unknown) => {
    const value = isBody ? readNumericText(schema as Schema, data) : data
    if (validate(value)) return { value }
    const [error] = validate.errors ?? []
    return { error: error ? toAppError(error) : new AppError('unreadableBody') }
  }
}
