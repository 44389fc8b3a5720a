import type { ChallengeProof, Limit } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { countedNetworks, networkOf, wideNetworkOf } from '../../http/rate-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { createLoginChallenges } from './login-challenges.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** More attempts mean longer waits. An attempt reaches a step only after it passed the one before. */
const GROWING_WAITS: readonly Limit[] = [
  { times: 5, windowMs: MINUTE_MS },
  { times: 8, windowMs: 15 * MINUTE_MS },
  { times: 16, windowMs: HOUR_MS },
  { times: 32, windowMs: DAY_MS },
]
/** Counts every call from an address, rejected ones included. Known browsers are not counted. */
const CALLS: Limit = { times: 120, windowMs: MINUTE_MS }
/** Limits one address that tries many accounts. */
const BY_ADDRESS: readonly Limit[] = [
  { times: 30, windowMs: MINUTE_MS },
  { times: 100, windowMs: HOUR_MS },
  { times: 300, windowMs: DAY_MS },
]
/** Limits a wider network that tries many accounts. Others may share it, so it gets a challenge. */
const BY_NETWORK: readonly Limit[] = [
  { times: 240, windowMs: HOUR_MS },
  { times: 1_200, windowMs: DAY_MS },
]
const BASE_BITS = 16
/** Limits many addresses that try one account. Its user gets a challenge, never a rejection. */
const BY_ACCOUNT: readonly Limit[] = [
  { times: 60, windowMs: HOUR_MS },
  { times: 200, windowMs: DAY_MS },
]
/** Harder challenges, the hardest first. Only attempts that reached a password check count. */
const HARDER_CHALLENGES: readonly { readonly limits: readonly Limit[]; readonly bits: number }[] = [
  { bits: 20, limits: [{ times: 1_500, windowMs: HOUR_MS }] },
  {
    bits: 18,
    limits: [
      { times: 300, windowMs: HOUR_MS },
      { times: 1_000, windowMs: DAY_MS },
    ],
  },
]
/** Allowed per hour and network without proof, for clients that do not support challenges. */
const WITHOUT_PROOF: Limit = { times: 3, windowMs: HOUR_MS }

export interface Attempt {
  readonly account: string
  readonly ip: string
  /** The budget key of a browser that this account has logged in with before. */
  readonly device?: string | undefined
  readonly proof?: ChallengeProof | undefined
}

interface Needs {
  readonly limiter: Limiter
  readonly secret: string
  readonly now: Clock
}

export type LoginLimits = ReturnType<typeof createLoginLimits>

/** Limits password guessing across all nodes. Nobody can lock out another user. */
export const createLoginLimits = ({ limiter, secret, now }: Needs) => {
  const challenges = createLoginChallenges({ secret, limiter })
  const keyOf = (name: string, { times, windowMs }: Limit) => `login ${times}/${windowMs} ${name}`

  /** Counts against every limit. Returns the longest wait, or 0 when all limits allow it. */
  const take = async (name: string, limits: readonly Limit[]): Promise<number> => {
    const verdicts = await Promise.all(
      limits.map((limit) => limiter.take(keyOf(name, limit), limit)),
    )
    return Math.max(...verdicts.map(({ retryAfterMs }) => retryAfterMs))
  }

  /** Counts limit by limit. An attempt that one limit rejects is not counted by the next. */
  const takeStepwise = async (name: string, limits: readonly Limit[]): Promise<number> => {
    for (const limit of limits) {
      const { retryAfterMs } = await limiter.take(keyOf(name, limit), limit)
      if (retryAfterMs > 0) return retryAfterMs
    }
    return 0
  }

  /** Returns the wait that `take` would return now, without counting. */
  const peek = async (name: string, limits: readonly Limit[]): Promise<number> => {
    const verdicts = await Promise.all(
      limits.map((limit) => limiter.peek(keyOf(name, limit), limit)),
    )
    return Math.max(...verdicts.map(({ retryAfterMs }) => retryAfterMs))
  }

  const forget = (name: string, limits: readonly Limit[]) =>
    Promise.all(limits.map((limit) => limiter.forget(keyOf(name, limit))))

  const rejectIfLimited = (retryAfterMs: number) => {
    if (retryAfterMs > 0) throw new AppError('tooManyLogins', { retryAfterMs })
  }

  const takeCall = async (ip: string) => {
    for (const { network, limit } of countedNetworks(ip, CALLS)) {
      rejectIfLimited(await take(`calls ${network}`, [limit]))
    }
  }

  const bitsFor = async (account: string) => {
    for (const { bits, limits } of HARDER_CHALLENGES) {
      if ((await peek(`account ${account}`, limits)) > 0) return bits
    }
    return BASE_BITS
  }

  /** A busy network has one allowance; else each new username would bring another. */
  const checkProof = async (account: string, network: string, proof?: ChallengeProof) => {
    const isBusyAccount = (await take(`account ${account}`, BY_ACCOUNT)) > 0
    const isBusyNetwork = (await take(`network ${network}`, BY_NETWORK)) > 0
    if (!isBusyAccount && !isBusyNetwork) return
    if (proof && (await challenges.redeem(account, proof, now()))) return
    const free = isBusyNetwork ? `free ${network}` : `free ${network} ${account}`
    if ((await takeStepwise(free, [WITHOUT_PROOF])) === 0) return
    const bits = await bitsFor(account)
    throw new AppError('loginProofNeeded', { result: challenges.issue(account, bits, now()) })
  }

  return {
    /**
     * Counts an attempt, or rejects it. A known browser has a budget that nobody else can use. When
     * its budget is empty, the normal limits apply. Returns true when the budget was used.
     */
    attempt: async ({ account: name, ip, device, proof }: Attempt): Promise<boolean> => {
      const account = name.toLowerCase()
      if (device && (await takeStepwise(`device ${device}`, GROWING_WAITS)) === 0) return true
      const [address, network] = [networkOf(ip), wideNetworkOf(ip)]
      const attemptKey = `at ${address} ${account}`
      await takeCall(ip)
      rejectIfLimited(await peek(attemptKey, GROWING_WAITS))
      rejectIfLimited(await takeStepwise(`address ${address}`, BY_ADDRESS))
      await checkProof(account, network, proof)
      // Counted last: an attempt that gets a challenge is sent again, and is one attempt.
      rejectIfLimited(await takeStepwise(attemptKey, GROWING_WAITS))
      await Promise.all(HARDER_CHALLENGES.map(({ limits }) => take(`account ${account}`, limits)))
      return false
    },

    /** For a user with a session: attempts of other clients do not count. */
    attemptInSession: async (userId: number) =>
      rejectIfLimited(await takeStepwise(`user ${userId}`, GROWING_WAITS)),

    succeededInSession: (userId: number) => forget(`user ${userId}`, GROWING_WAITS),

    /** Resets the counters of this attempt. One account cannot reset a busy network's allowance. */
    succeeded: async ({ account: name, ip, device }: Attempt): Promise<void> => {
      const account = name.toLowerCase()
      if (device) await forget(`device ${device}`, GROWING_WAITS)
      await forget(`at ${networkOf(ip)} ${account}`, GROWING_WAITS)
      await forget(`free ${wideNetworkOf(ip)} ${account}`, [WITHOUT_PROOF])
    },
  }
}
