import { type Endpoint, endpoints } from '@lanting/contract'
import { Ajv } from 'ajv'
import { expect, inject, it } from 'vitest'
import {
  type InputSchema,
  type NumberField,
  numberFields,
  sampleOf,
} from '../testing/sample-input.ts'
import { draft, OWNER, openTestApp } from '../testing/test-app.ts'

type Part = 'params' | 'query' | 'body'
type Inputs = Partial<Record<Part, unknown>>

interface Taking extends NumberField {
  readonly name: string
  readonly endpoint: Endpoint
  readonly part: Part
}

const PARTS = ['params', 'query', 'body'] as const
const TAKING_NUMBERS: Taking[] = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  PARTS.flatMap((part) =>
    numberFields((endpoint[part] ?? {}) as InputSchema).map((field) => ({
      ...{ name, endpoint, part, ...field },
    })),
  ),
)

/** Texts in an address that are no decimal numbers, even if JavaScript converts them. */
const ADDRESS_TEXTS = [
  ...['-Infinity', 'Infinity', 'NaN', '1e999', '-1e999', '1e3', '1e21', '0x10', '0b1', '1_000'],
  ...[' ', '\t1', '1 ', 'null', 'true', 'false', '-0', '-1', '+1', '1.5', '.5', '1.', '1,5', '１'],
  ...['9'.repeat(400), `-${'9'.repeat(400)}`],
]
/** JSON values in a body that are no whole number within limits. */
const BODY_TOKENS = [
  ...['1e999', '-1e999', '1.5', '1e21', '-1e21', '-1', '9'.repeat(400)],
  ...['"-Infinity"', '"1e999"', '"1e3"', '"0x10"', '" "', '"null"', '"-0"', '"1.5"', '" 1"'],
  ...[`"${'9'.repeat(400)}"`, 'true', 'false', '{}', '[]', '[1]'],
]

const SHARES = 5

const edgesOf = ({ minimum, maximum, enum: values }: InputSchema): number[] => {
  const numbers = (values ?? []).filter((value) => typeof value === 'number')
  if (numbers.length > 0) return [Math.min(...numbers) - 1, Math.max(...numbers) + 1]
  return [(minimum ?? 0) - 1, (maximum ?? 0) + 1]
}

/** Cannot be written in JSON, so a placeholder is replaced in the text. */
const MARK = '@token@'

const withMark = (value: unknown, [name, ...rest]: readonly (string | number)[]): unknown => {
  if (name === undefined) return MARK
  if (Array.isArray(value)) return value.map((item) => withMark(item, rest))
  return { ...(value as object), [name]: withMark((value as Record<string, unknown>)[name], rest) }
}

const urlOf = (path: string, { params, query }: Inputs, text: string) => {
  const encoded = (value: unknown) => encodeURIComponent(value === MARK ? text : String(value))
  const filled = Object.entries(params ?? {}).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encoded(value)),
    path,
  )
  const search = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encoded(value)}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const open = async () => {
  const site = await openTestApp()
  const { token } = await site.client().login({ body: OWNER })
  Object.assign(site.platform.limiter, { take: async () => ({ allowed: true, retryAfterMs: 0 }) })
  /** Sends a sample with one replaced number; returns a description of an unexpected status. */
  const faultOf = async (
    { name, endpoint, part, path: place }: Taking,
    replaced: string,
    isFit: (status: number) => boolean,
  ): Promise<string[]> => {
    const { method, path, params, query, body } = endpoint
    const inputs: Inputs = {
      ...(params && { params: sampleOf(params as InputSchema) }),
      ...(query && { query: sampleOf(query as InputSchema) }),
      ...(body && { body: sampleOf(body as InputSchema) }),
    }
    const marked = { ...inputs, [part]: withMark(inputs[part], place) }
    const answer = await site.app.inject({
      method,
      url: urlOf(path, marked, replaced),
      headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(marked.body).replaceAll(`"${MARK}"`, replaced) }),
    })
    if (isFit(answer.statusCode)) return []
    return [
      `${name} ${place.join('.')} ${replaced.slice(0, 20)}: ${answer.statusCode} ${answer.body}`,
    ]
  }
  return { ...site, faultOf }
}

const limitsOf = ({ schema }: Taking): InputSchema => schema.anyOf?.[0] ?? schema

it('limits every number of the contract from below and above', () => {
  const unlimited = TAKING_NUMBERS.filter((taking) => {
    const { minimum, maximum, enum: values } = limitsOf(taking)
    return !values && (minimum === undefined || maximum === undefined)
  })
  expect(unlimited.map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual([])
})

it('uses valid samples, so that only the replaced number is rejected', () => {
  const ajv = new Ajv({ strict: false })
  const unfit = TAKING_NUMBERS.filter(({ endpoint }) =>
    PARTS.some((part) => {
      const schema = endpoint[part] as InputSchema | undefined
      return schema !== undefined && !ajv.validate(schema, sampleOf(schema))
    }),
  )
  expect(unfit.map(({ name }) => name)).toEqual([])
})

it('rejects every value that is no decimal number within limits, at every endpoint', async () => {
  const { faultOf } = await open()
  const faults: string[] = []
  for (const [place, taking] of TAKING_NUMBERS.entries()) {
    const all = taking.part === 'body' ? BODY_TOKENS : ADDRESS_TEXTS
    // Every field gets the first and worst value, and a share of the others.
    const texts = all.filter((_, at) => inject('long') || at === 0 || (at + place) % SHARES === 0)
    for (const text of [...texts, ...edgesOf(limitsOf(taking)).map(String)]) {
      faults.push(...(await faultOf(taking, text, (status) => status === 422)))
    }
    // An empty part of a path makes another path.
    const isMissing = (status: number) => status === 422 || status === 404
    if (taking.part !== 'body') faults.push(...(await faultOf(taking, '', isMissing)))
  }
  expect(faults).toEqual([])
})

it('accepts the largest value of each number without a server error', async () => {
  const { faultOf } = await open()
  const faults: string[] = []
  for (const taking of TAKING_NUMBERS) {
    const { maximum, enum: values } = limitsOf(taking)
    const isAnswered = (status: number) => status < 500 && status !== 401
    faults.push(...(await faultOf(taking, String(maximum ?? values?.[0]), isAnswered)))
  }
  expect(faults).toEqual([])
})

it('accepts the smallest and largest id, and rejects the next ones', async () => {
  const { app } = await openTestApp()
  const status = async (id: string) =>
    (await app.inject(`/api/article/getArticleById/${id}`)).statusCode
  expect(await Promise.all(['0', '1', '2147483647', '2147483648'].map(status))).toEqual([
    ...[422, 404, 404, 422],
  ])
})

it('ignores a reading time of minus infinity', async () => {
  const { app, ownerClient, client } = await openTestApp()
  const owner = await ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('a') } })
  for (const duration of ['-Infinity', 'Infinity', '1e999']) {
    const url = `/api/article/addReadingDuration/${article.id}/${duration}`
    expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(422)
  }
  const shown = await client().getArticleById({ params: { id: article.id } })
  expect(shown.reading_duration).toBe(0)
  await owner.getDashboard({ params: { days: 7 } })
})
