import { createHash, randomBytes } from 'node:crypto'
import type { Identify } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SessionStore } from './sessions.store.ts'

const SESSION_MS = 24 * 3_600_000
const DEVICE_MAX = 255

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Only the hash of a token is stored: who reads the database cannot log in with it. */
export const openSession = async (
  { store, now }: { store: SessionStore; now: Clock },
  { userId, device }: { userId: number; device: string },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await store.removeExpired(at)
  await store.add(
    {
      tokenHash: hashToken(token),
      userId,
      device: device.slice(0, DEVICE_MAX),
      expiresAt: at + SESSION_MS,
    },
    at,
  )
  return token
}

export const identifyBy =
  (store: SessionStore, now: Clock): Identify =>
  (token) =>
    store.find(hashToken(token), now())
