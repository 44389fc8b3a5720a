import { type Endpoint, endpoints, FILE_FIELD } from '@lanting/contract'
import type { InputSchema } from '../../apps/server/src/testing/sample-input.ts'
import type { Caller } from './callers.ts'
import type { Random } from './random.ts'
import { anyText, BEYOND_NUMBERS, fittingValue, spoiled } from './values.ts'

export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export const ENDPOINTS: readonly Endpoint[] = Object.values(endpoints)
/** The server need not support all of these methods, but must answer them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY', 'TRACE']
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Encodes a text for a URL, sometimes incorrectly. */
const inAddress = (value: unknown, random: Random) => {
  const text = String(value === BEYOND_NUMBERS ? '1e999' : value)
    .toWellFormed()
    .slice(0, 2_000)
  return random.chance(0.9) ? encodeURIComponent(text) : text.replace(/[^!-~]/g, '%')
}

const pathOf = (endpoint: Endpoint, random: Random) => {
  const { properties = {} } = (endpoint.params ?? {}) as InputSchema
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fittingValue(properties[name] ?? {}, random)
    return inAddress(random.chance(0.3) ? spoiled(value, random) : value, random)
  })
  if (!endpoint.query)
    return random.chance(0.05) ? `${path}?${inAddress(anyText(random), random)}` : path
  const query = fittingValue(endpoint.query as InputSchema, random)
  const members = Object.entries((random.chance(0.4) ? spoiled(query, random) : query) ?? {})
  return `${path}?${members.map(([name, value]) => `${name}=${inAddress(value, random)}`).join('&')}`
}

const jsonOf = (value: unknown) =>
  (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(BEYOND_NUMBERS), '1e999')

const jsonBody = (endpoint: Endpoint, random: Random) => {
  const body = fittingValue((endpoint.body ?? {}) as InputSchema, random)
  if (random.chance(0.03)) return '{'.repeat(random.below(3_000))
  if (random.chance(0.03)) return `${'[{"a":'.repeat(1_500)}1${'}]'.repeat(1_500)}`
  return jsonOf(random.chance(0.5) ? spoiled(body, random) : body)
}

const BOUNDARY = 'fuzz'
const fileBody = (random: Random) => {
  const content = random.pick([
    PIXEL,
    PIXEL.subarray(0, 40),
    Buffer.alloc(0),
    Buffer.from('<svg/>'),
  ])
  const name = random.chance(0.8) ? FILE_FIELD : anyText(random).replace(/[\r\n"]/g, '')
  const end = random.chance(0.8) ? `\r\n--${BOUNDARY}--\r\n` : ''
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(end)])
}

const CONTENT_TYPES = ['application/json', 'text/plain', 'application/json; charset=utf-7', '']

const bodyOf = (
  endpoint: Endpoint,
  method: string,
  random: Random,
): Pick<FuzzRequest, 'headers' | 'body'> => {
  if (method === 'GET' || method === 'HEAD') return { headers: {} }
  if (endpoint.file) {
    const type = `multipart/form-data; boundary=${random.chance(0.9) ? BOUNDARY : ''}`
    return { headers: { 'content-type': type }, body: fileBody(random) }
  }
  const type = random.chance(0.9) ? 'application/json' : random.pick(CONTENT_TYPES)
  return { headers: { 'content-type': type }, body: jsonBody(endpoint, random) }
}

/** Creates one request to an endpoint, mostly valid by its contract. */
export const requestTo = (endpoint: Endpoint, random: Random): FuzzRequest => {
  const method = random.chance(0.95) ? endpoint.method : random.pick(METHODS)
  const { headers, body } = bodyOf(endpoint, method, random)
  return {
    method,
    path: pathOf(endpoint, random),
    headers: {
      ...(random.chance(0.1) && {
        'accept-language': random.pick(['en', 'fr,*;q=0.1', 'x'.repeat(900)]),
      }),
      ...(random.chance(0.1) && { cookie: `lang=${'e'.repeat(random.below(50))}; a=%; =; ;` }),
      ...headers,
    },
    body,
  }
}

/** Adds the address and the token of the caller to a request. */
export const asCaller = (
  request: FuzzRequest,
  { token, address }: { caller: Caller; token: string | undefined; address: string },
): FuzzRequest => ({
  ...request,
  headers: {
    ...request.headers,
    'x-forwarded-for': address,
    ...(token !== undefined && { authorization: token }),
  },
})
