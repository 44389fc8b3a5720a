import { LENGTH } from './limits.ts'

/** Returns the error key of a malformed username; undefined if it is well formed. */
export const usernameFault = (username: string) => {
  if (username === '') return 'usernameMissing'
  if (username.length < LENGTH.username.min || username.length > LENGTH.username.max) {
    return 'usernameLength'
  }
  return /^[0-9A-Za-z]+$/.test(username) ? undefined : 'usernameLetters'
}

/** Digits, letters of either case, all other characters. */
const KINDS = [/[0-9]/, /[A-Za-z]/, /[^0-9A-Za-z]/]
const CJK = /[\u4e00-\u9fa5]/

/** Accepts 6-18 characters of at least two kinds, without Chinese characters. */
export const passwordFault = (password: string) => {
  if (password === '') return 'passwordMissing'
  const { min, max } = LENGTH.password
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const isWellFormed =
    password.length >= min && password.length <= max && kinds >= 2 && !CJK.test(password)
  return isWellFormed ? undefined : 'passwordForm'
}

/** Number of leading zero bits in the hash of a proof: about 65,000 tries, a fifth of a second. */
export const PROOF_BITS = 16

/** The text to hash (SHA-256). It contains the username, so a proof is valid for one name only. */
export const proofText = (username: string, day: string, counter: number) =>
  `${day}:${username.toLowerCase()}:${counter}`

/** Whether a hash begins with at least `bits` zero bits. */
export const hasZeroBits = (hash: Uint8Array, bits: number): boolean => {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  const isZero = hash.subarray(0, whole).every((byte) => byte === 0)
  return isZero && (rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0)
}

export const isProof = (hash: Uint8Array): boolean => hasZeroBits(hash, PROOF_BITS)

/** The text to hash (SHA-256) for a challenge of the server. */
export const challengeText = (challenge: string, counter: number) => `${challenge}:${counter}`
