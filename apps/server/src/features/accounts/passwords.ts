import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's second profile for argon2id: 19 MiB, two passes; about 40 ms of a small core. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const

// The asynchronous form runs on libuv's threads, away from the main one.
const derive = promisify(argon2)

const digest = (password: string, nonce: Buffer) =>
  derive('argon2id', { ...COST, message: password.normalize('NFC'), nonce })

/** Salt and hash, so that raising the cost later can tell old hashes from new ones. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await digest(password, nonce)
  return `argon2id$m=${COST.memory},t=${COST.passes}$${nonce.toString('base64')}$${hash.toString('base64')}`
}

export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, , nonce = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64')
  const given = await digest(password, nonce ? Buffer.from(nonce, 'base64') : Buffer.alloc(16))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Without characters that look alike, because somebody has to copy it from a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const DRAWN_LENGTH = 14

export const drawPassword = (): string =>
  Array.from(randomBytes(DRAWN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
