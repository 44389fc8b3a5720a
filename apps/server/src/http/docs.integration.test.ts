import { endpoints } from '@lanting/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

interface Content {
  readonly schema?: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { value: { reason: string } }>>
}

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, Content>>
}

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, Response>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: { readonly Failure: object }
    readonly responses: Readonly<Record<string, Response>>
  }
}

/** Equal responses stand once in the document. */
const resolved = ({ components }: Document, response: Response | undefined) =>
  response?.$ref
    ? components.responses[response.$ref.replace('#/components/responses/', '')]
    : response

let document: Document | undefined

/** Read once: the app of the first test writes the same document as any other. */
const readDocument = async () => {
  document ??= (await (await openTestApp()).app.inject('/api/docs/json')).json() as Document
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const byName = new Map(operations.map((operation) => [operation.operationId, operation]))
  return { document, byName }
}

describe('the documentation of the API', () => {
  it('is valid OpenAPI 3.1, and the check would find a mistake', async () => {
    const { document } = await readDocument()
    const errorsOf = async (given: object) => {
      const { valid, errors } = await new Validator().validate({ ...structuredClone(given) })
      return valid ? [] : errors
    }
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await errorsOf(document)).toEqual([])
    expect(await errorsOf({ ...document, paths: { home: {} } })).not.toEqual([])
  })

  it('has equal responses once, because a browser takes long to read a large document', async () => {
    const { document } = await readDocument()
    const responses = Object.values(document.components.responses).map((one) => JSON.stringify(one))
    expect(new Set(responses).size).toBe(responses.length)
    expect(JSON.stringify(document).length).toBeLessThan(800_000)
  })

  it('names every operation as the contract does, once', async () => {
    const { byName } = await readDocument()
    expect([...byName.keys()].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('says of every operation whether it needs a token', async () => {
    const { byName } = await readDocument()
    for (const [name, { access }] of Object.entries(endpoints)) {
      const needsToken = byName.get(name)?.security.every((one) => 'token' in one)
      expect(needsToken, name).toBe(access !== 'visitor')
    }
  })

  it('lists the failures of an operation by status', async () => {
    const { document, byName } = await readDocument()
    const statusesOf = (name: string) => Object.keys(byName.get(name)?.responses ?? {})
    expect(statusesOf('addComment')).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '413', '422', '429', '500', '503']),
    )
    expect(statusesOf('getHealth')).toEqual(['200', '429', '500', '503'])
    const found = resolved(document, byName.get('getArticleById')?.responses[404])
    const missing = found?.content?.['application/json']
    expect(Object.keys(missing?.examples ?? {})).toContain('articleNotFound')
  })

  it('gives examples that fit their schemas', async () => {
    const { document, byName } = await readDocument()
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const wrong: string[] = []
    let seen = 0
    const check = (name: string, schema: object, example: unknown) => {
      seen += 1
      if (!ajv.validate(schema, example)) wrong.push(`${name}: ${ajv.errorsText()}`)
    }
    for (const [name, { requestBody, responses }] of byName) {
      const parts = [
        requestBody?.content,
        ...Object.values(responses).map((response) => resolved(document, response)?.content),
      ]
      for (const { schema, example, examples = {} } of parts.flatMap((part) =>
        Object.values(part ?? {}),
      )) {
        if (schema && example !== undefined) check(name, schema, example)
        for (const { value } of Object.values(examples)) {
          check(`${name}, ${value.reason}`, document.components.schemas.Failure, value)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(1_000)
  })
})
