import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'
import type { Identify } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Checked, SessionStore } from './sessions.store.ts'

const DAY_MS = 24 * 3_600_000
const SESSION_MS = DAY_MS
const REMEMBERED_MS = 30 * DAY_MS
const SEEN_EVERY_MS = 60_000
const NEW_FOR_MS = DAY_MS
const DEVICE_MAX = 255

export const sessionLifeMs = (remembered: boolean) => (remembered ? REMEMBERED_MS : SESSION_MS)

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const drawToken = () => randomBytes(32).toString('base64url')

interface Opening {
  readonly user: Checked
  readonly device: string
  readonly remembered: boolean
}

/**
 * Only the hash of a token is stored: who reads the database cannot log in with it. Whoever got
 * another password or was blocked since the check does not come in.
 */
export const openSession = async (
  { sessions, now }: { sessions: SessionStore; now: Clock },
  { user, device, remembered }: Opening,
): Promise<string> => {
  const token = drawToken()
  const at = now()
  await sessions.removeExpired(at)
  const isOpen = await sessions.add(
    {
      tokenHash: hashToken(token),
      user,
      device: device.slice(0, DEVICE_MAX),
      expiresAt: at + sessionLifeMs(remembered),
      remembered,
    },
    at,
  )
  if (!isOpen) throw new AppError('wrongCredentials')
  return token
}

/** Session, role and block are read on every call, so that what ends them ends them at once. */
export const identifyBy =
  (sessions: SessionStore, now: Clock): Identify =>
  async (token) => {
    const at = now()
    const found = await sessions.find(hashToken(token), at)
    if (!found) return undefined
    const { id, role, sessionId, last_seen_at, remembered, created_at } = found
    if (at - last_seen_at >= SEEN_EVERY_MS) {
      await sessions.touch(sessionId, at, remembered ? at + REMEMBERED_MS : undefined)
    }
    return { id, role, sessionId, isNew: at - created_at < NEW_FOR_MS }
  }
