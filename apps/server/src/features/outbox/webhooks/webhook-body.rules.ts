import { createHmac } from 'node:crypto'
import type { Said } from '../events.store.ts'

interface Outgoing extends Said {
  readonly key: string
  readonly kind: string
  readonly created_at: number
}

/** Returns the same bytes at every attempt. */
export const webhookBody = (
  { key, kind, name, title, text, path, created_at }: Outgoing,
  publicUrl: string,
): string =>
  JSON.stringify({ id: key, kind, at: created_at, name, title, text, url: publicUrl + path })

/** Signs time and body, so that an old request cannot be replayed as a new one. */
const signature = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

export const webhookHeaders = (
  { key, kind }: Pick<Outgoing, 'key' | 'kind'>,
  { secret, body, now }: { readonly secret: string; readonly body: string; readonly now: number },
): Record<string, string> => {
  const timestamp = Math.floor(now / 1_000)
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Lanting',
    'X-Lanting-Kind': kind,
    'X-Lanting-Delivery': key,
    'X-Lanting-Signature': `t=${timestamp},v1=${signature(secret, timestamp, body)}`,
  }
}
