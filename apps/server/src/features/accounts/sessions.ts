import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'
import type { Identify } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CheckedUser, NewSession, SessionStore } from './sessions.store.ts'

const DAY_MS = 24 * 3_600_000
const SESSION_MS = DAY_MS
const REMEMBERED_MS = 30 * DAY_MS
const SEEN_UPDATE_MS = 60_000
const DEVICE_MAX = 255

export const sessionLifeMs = (remembered: boolean) => (remembered ? REMEMBERED_MS : SESSION_MS)

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const generateToken = () => randomBytes(32).toString('base64url')

interface NewLogin extends Pick<NewSession, 'device' | 'remembered' | 'onOpen'> {
  readonly user: CheckedUser
}

/**
 * Stores only the hash of the token: a copy of the database contains no usable token. Rejects a user
 * whose password changed or who was blocked after the password check.
 */
export const openSession = async (
  { sessions, now }: { sessions: SessionStore; now: Clock },
  { user, device, remembered, onOpen }: NewLogin,
): Promise<string> => {
  const token = generateToken()
  const at = now()
  await sessions.removeExpired(at)
  const isOpen = await sessions.add(
    {
      tokenHash: hashToken(token),
      user,
      device: device.slice(0, DEVICE_MAX),
      expiresAt: at + sessionLifeMs(remembered),
      remembered,
      ...(onOpen && { onOpen }),
    },
    at,
  )
  if (!isOpen) throw new AppError('wrongCredentials')
  return token
}

/** Reads session, role and block on every call, so that a change takes effect at once. */
export const createIdentify =
  (sessions: SessionStore, now: Clock): Identify =>
  async (token) => {
    const at = now()
    const found = await sessions.find(hashToken(token), at)
    if (!found) return undefined
    const { id, role, sessionId, last_seen_at, remembered } = found
    if (at - last_seen_at >= SEEN_UPDATE_MS) {
      await sessions.touch(sessionId, at, remembered ? at + REMEMBERED_MS : undefined)
    }
    return { id, role, sessionId }
  }
