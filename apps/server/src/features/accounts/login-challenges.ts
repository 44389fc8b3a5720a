import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Challenge, type ChallengeProof, challengeText, hasZeroBits } from '@lanting/contract'
import type { Limiter } from '../../platform/limiter.ts'

/** Long enough for a slow phone. */
const VALID_MS = 600_000
const CHALLENGE_PATTERN = /^(\d{1,16})\.(\d{1,2})\.([\w-]{22})\.([\w-]{43})$/

interface Needs {
  readonly secret: string
  readonly limiter: Limiter
}

/** Proof-of-work challenges for one login at one account. Nothing is stored until one is solved. */
export const createLoginChallenges = ({ secret, limiter }: Needs) => {
  const sign = (account: string, text: string) =>
    createHmac('sha256', secret).update(`login challenge ${account} ${text}`).digest('base64url')

  return {
    issue: (account: string, bits: number, now: number): Challenge => {
      const text = `${now + VALID_MS}.${bits}.${randomBytes(16).toString('base64url')}`
      return { challenge: `${text}.${sign(account, text)}`, bits }
    },

    /** Accepts a proof once, for its account and before it expires. */
    redeem: async (
      account: string,
      { challenge, counter }: ChallengeProof,
      now: number,
    ): Promise<boolean> => {
      const [, until, bits, nonce, signature = ''] = CHALLENGE_PATTERN.exec(challenge) ?? []
      const leftMs = Number(until) - now
      // A proof is remembered as long as a challenge lasts, also when the clock is set back.
      if (nonce === undefined || leftMs <= 0 || leftMs > VALID_MS) return false
      const expected = Buffer.from(sign(account, `${until}.${bits}.${nonce}`))
      if (!timingSafeEqual(Buffer.from(signature), expected)) return false
      const hash = createHash('sha256').update(challengeText(challenge, counter)).digest()
      if (!hasZeroBits(hash, Number(bits))) return false
      const once = { times: 1, windowMs: VALID_MS }
      return (await limiter.take(`login proof ${nonce}`, once)).allowed
    },
  }
}
