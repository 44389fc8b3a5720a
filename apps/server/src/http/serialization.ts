import { build } from 'fast-json-stringify'
import type { FastifySchema } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'

/** Writes an answer by its schema. Made when the first is written: a start need not wait for all of them. */
export const serializerCompiler: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  let serialize: ((data: unknown) => string) | undefined
  return (data) => {
    serialize ??= build(schema)
    return serialize(data)
  }
}
