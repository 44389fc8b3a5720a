import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import { afterAnswer, afterCall, type Circuit, CLOSED, mayCall } from './circuit-breaker.rules.ts'
import { createLruCache } from './lru-cache.ts'

export interface UpstreamOptions {
  readonly base: string
  readonly now: Clock
  /** Called with the reason when there is no answer. */
  readonly onFailure: (reason: unknown) => void
  /** The time limit of one attempt. */
  readonly timeoutMs?: number
}

/** How a kind of server is asked and understood. */
export interface Protocol {
  /** The credentials in every address; they are not part of the cache key. */
  readonly proof?: () => Readonly<Record<string, string>>
  /** Returns the answer inside of the body. Throws if it is no success. */
  readonly read: (body: Answer) => Answer
}

type Answer = Readonly<Record<string, unknown>>
interface FetchOptions {
  readonly freshMs: number
  readonly patienceMs?: number
  /** Older servers lack this call: 404 is an empty answer, not a failure. */
  readonly isOptional?: boolean
}
type FetchUpstream = (
  path: string,
  query: Readonly<Record<string, string | number>>,
  options: FetchOptions,
) => Promise<Answer | undefined>

const TIMEOUT_MS = 3_000
const ATTEMPTS = 2
/** A playlist of Subsonic comes whole. */
const ANSWER_MAX_BYTES = 8 * 1_048_576
const CACHE_MAX_BYTES = 16 * 1_048_576

const readLimited = async (response: Response) => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES) throw new Error('the answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return { text: text + decoder.decode(), bytes }
}

/** One attempt. Sends nothing about the visitor and follows no redirects. */
const attempt = async (url: URL, timeoutMs: number, isOptional: boolean) => {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    if (response.status === 404 && isOptional) return { body: undefined, bytes: 0 }
    throw new Error(`the answer is ${response.status}`)
  }
  const { text, bytes } = await readLimited(response)
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null) throw new Error('the answer is no object')
  return { body: body as Answer, bytes }
}

/** Fetches an answer, retries once, and falls back to the cache. Returns undefined if all fail. */
export const createUpstreamFetch = (
  { base, now, onFailure, timeoutMs = TIMEOUT_MS }: UpstreamOptions,
  { proof, read }: Protocol,
): FetchUpstream => {
  const cache = createLruCache<Answer>(CACHE_MAX_BYTES)
  const inFlight = new Map<string, Promise<Answer | undefined>>()
  let circuit: Circuit = CLOSED

  const addressOf = (key: string) => {
    const address = new URL(base + key)
    for (const [name, value] of Object.entries(proof?.() ?? {})) {
      address.searchParams.set(name, value)
    }
    return address
  }

  const withRetry = async (key: string, isOptional: boolean) => {
    for (let left = ATTEMPTS; left > 0; left -= 1) {
      try {
        const { body, bytes } = await attempt(addressOf(key), timeoutMs, isOptional)
        return { answer: body && read(body), bytes }
      } catch (error) {
        onFailure(error)
      }
    }
    return undefined
  }

  const fetchAnswer = async (key: string, { freshMs, isOptional = false }: FetchOptions) => {
    if (!mayCall(circuit, now())) return undefined
    circuit = afterCall(circuit)
    const fetched = await withRetry(key, isOptional)
    circuit = afterAnswer(circuit, fetched !== undefined, now())
    if (!fetched) return undefined
    const { answer = {}, bytes } = fetched
    cache.set(key, { value: answer, bytes, freshUntil: now() + freshMs })
    return answer
  }

  return async (path, query, options) => {
    const { patienceMs } = options
    const params = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
    const key = params.size > 0 ? `${path}?${params}` : path
    const cached = cache.get(key, now())
    if (cached?.isFresh) return cached.value
    const pending =
      inFlight.get(key) ?? fetchAnswer(key, options).finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    const answer =
      patienceMs === undefined
        ? await pending
        : await Promise.race([pending, setTimeout(patienceMs, undefined, { ref: false })])
    return answer ?? cached?.value
  }
}
