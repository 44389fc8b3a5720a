import { ERRORS, type ErrorKey } from '@lanting/contract'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { AppError } from './app-error.ts'
import { type ReadSchema, readAddress, readBody } from './read-text.rules.ts'

interface Schema extends ReadSchema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly 'x-error'?: string
}

/** Coerces nothing: only `read-text.rules.ts` turns text into numbers, and numbers are finite. */
const ajv = new Ajv({
  keywords: ['x-numeric-text', 'x-error'],
  removeAdditional: 'all',
  useDefaults: true,
  verbose: true,
  allowUnionTypes: true,
  coerceTypes: false,
  strictNumbers: true,
})

const isErrorKey = (key: unknown): key is ErrorKey => typeof key === 'string' && key in ERRORS

const schemaAtFault = ({ keyword, params, parentSchema }: ErrorObject): Schema => {
  const parent = (parentSchema ?? {}) as Schema
  return (keyword === 'required' && parent.properties?.[params.missingProperty]) || parent
}

/** The error of a failed check: too long, the schema's own error, or one that names the field. */
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

/** Checks input by its schema. Compiled with the first input, so that the start is fast. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const read = httpPart === 'body' ? readBody : readAddress
  let validate: ValidateFunction | undefined
  return (data: unknown) => {
    validate ??= ajv.compile(schema)
    const value = read(schema as Schema, data)
    if (validate(value)) return { value }
    const [error] = validate.errors ?? []
    return { error: error ? toAppError(error) : new AppError('unreadableBody') }
  }
}
