import { type Endpoint, endpoints } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { validatorCompiler } from './validation.ts'

const INPUTS = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, querystring: query, body }).flatMap(([httpPart, schema]) =>
    schema ? [{ name, httpPart, schema }] : [],
  ),
)

describe('the schemas of the contract', () => {
  // A running site compiles each with its first request.
  it.each(INPUTS)('compile: $name, $httpPart', ({ httpPart, schema }) => {
    const validate = validatorCompiler({ schema, httpPart, method: 'POST', url: '/' })
    expect(() => validate({})).not.toThrow()
  })
})
