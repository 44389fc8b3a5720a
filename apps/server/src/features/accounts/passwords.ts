import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../../http/app-error.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** OWASP's second profile for argon2id: 19 MiB, two passes; about 40 ms on a small core. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const

// The asynchronous form runs on libuv's threads, not on the main thread.
const derive = promisify(argon2)

/** Half of libuv's threads: a flood leaves the other half free for files and DNS. */
const hashing = createWorkQueue({ atOnce: 2, waiting: 100 })
const BUSY_MS = 2_000

interface Urgency {
  /** True for a user with a session or a known browser, who does not wait behind others. */
  readonly isUrgent?: boolean
}

/** For a user with a session: logins of other clients do not delay the call. */
export const URGENT: Urgency = { isUrgent: true }

const digest = async (password: string, nonce: Buffer, urgency?: Urgency) => {
  const message = password.normalize('NFC')
  const hash = await hashing.run(() => derive('argon2id', { ...COST, message, nonce }), urgency)
  if (!hash) throw new AppError('tooBusy', { retryAfterMs: BUSY_MS })
  return hash
}

/** Stores cost, salt and hash, so that a later change of the cost can recognize old hashes. */
export const hashPassword = async (password: string, urgency?: Urgency): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await digest(password, nonce, urgency)
  return `argon2id$m=${COST.memory},t=${COST.passes}$${nonce.toString('base64')}$${hash.toString('base64')}`
}

export const verifyPassword = async (
  password: string,
  stored: string,
  urgency?: Urgency,
): Promise<boolean> => {
  const [, , nonce = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64')
  const salt = nonce ? Buffer.from(nonce, 'base64') : Buffer.alloc(16)
  const given = await digest(password, salt, urgency)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Recognizes a stored hash without repeating it. */
export const passwordDigest = (stored: string): string =>
  createHash('sha256').update(stored).digest('base64url')

/** Without characters that look alike, because a user copies it from a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GENERATED_LENGTH = 14

export const generatePassword = (): string =>
  Array.from(randomBytes(GENERATED_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
