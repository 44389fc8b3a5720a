import type { ChallengeProof, Limit } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { networkOf, wideNetworkOf } from '../../http/rate-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { loginChallenges } from './login-challenges.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The more attempts, the longer the wait: each step is reached when the one before has passed. */
const GROWING_WAITS: readonly Limit[] = [
  { times: 5, windowMs: MINUTE_MS },
  { times: 8, windowMs: 15 * MINUTE_MS },
  { times: 16, windowMs: HOUR_MS },
  { times: 32, windowMs: DAY_MS },
]
/** One address at many accounts. */
const BY_ADDRESS: readonly Limit[] = [
  { times: 30, windowMs: MINUTE_MS },
  { times: 100, windowMs: HOUR_MS },
  { times: 300, windowMs: DAY_MS },
]
/** A wider network at many accounts; others may live there, so it is asked for work. */
const BY_NETWORK: readonly Limit[] = [
  { times: 240, windowMs: HOUR_MS },
  { times: 1_200, windowMs: DAY_MS },
]
/** Many addresses at one account: its user is asked for work, never refused. */
const BY_ACCOUNT: readonly { readonly limits: readonly Limit[]; readonly bits: number }[] = [
  { bits: 20, limits: [{ times: 1_500, windowMs: HOUR_MS }] },
  {
    bits: 18,
    limits: [
      { times: 300, windowMs: HOUR_MS },
      { times: 1_000, windowMs: DAY_MS },
    ],
  },
  {
    bits: 16,
    limits: [
      { times: 60, windowMs: HOUR_MS },
      { times: 200, windowMs: DAY_MS },
    ],
  },
]
const BITS = 16
/** So many an hour from a network need no work even then: clients that know of none still work. */
const WITHOUT_PROOF: Limit = { times: 3, windowMs: HOUR_MS }

export interface Attempt {
  readonly account: string
  readonly ip: string
  /** The budget of a browser at which this account has logged in before. */
  readonly device?: string | undefined
  readonly proof?: ChallengeProof | undefined
}

interface Needs {
  readonly limiter: Limiter
  readonly secret: string
  readonly now: Clock
}

export type LoginLimits = ReturnType<typeof loginLimits>

/** Guards passwords against guessing over all nodes; nobody can lock out somebody else. */
export const loginLimits = ({ limiter, secret, now }: Needs) => {
  const challenges = loginChallenges({ secret, limiter })
  const keyOf = (name: string, { times, windowMs }: Limit) => `login ${times}/${windowMs} ${name}`

  /** Counts by every limit; gives the longest wait, 0 when all of them allow it. */
  const take = async (name: string, limits: readonly Limit[]): Promise<number> => {
    const verdicts = await Promise.all(
      limits.map((limit) => limiter.take(keyOf(name, limit), limit)),
    )
    return Math.max(...verdicts.map(({ retryAfterMs }) => retryAfterMs))
  }

  /** Counts step by step: whoever is refused by one is not counted by the next. */
  const takeInTurn = async (name: string, limits: readonly Limit[]): Promise<number> => {
    for (const limit of limits) {
      const { retryAfterMs } = await limiter.take(keyOf(name, limit), limit)
      if (retryAfterMs > 0) return retryAfterMs
    }
    return 0
  }

  const forget = (name: string, limits: readonly Limit[]) =>
    Promise.all(limits.map((limit) => limiter.forget(keyOf(name, limit))))

  const refuseIf = (retryAfterMs: number) => {
    if (retryAfterMs > 0) throw new AppError('tooManyLogins', { retryAfterMs })
  }

  /** 0: none is needed. Every step counts, so that the hardest is found however it was reached. */
  const neededBits = async (account: string, network: string) => {
    const waits = await Promise.all(
      BY_ACCOUNT.map(({ limits }) => take(`account ${account}`, limits)),
    )
    const isBusyNetwork = (await take(`network ${network}`, BY_NETWORK)) > 0
    const ofAccount = BY_ACCOUNT.find((_, place) => (waits[place] ?? 0) > 0)?.bits ?? 0
    return Math.max(ofAccount, isBusyNetwork ? BITS : 0)
  }

  const checkProof = async (account: string, network: string, proof?: ChallengeProof) => {
    const bits = await neededBits(account, network)
    if (bits === 0) return
    if (proof && (await challenges.redeem(account, proof, now()))) return
    if ((await takeInTurn(`free ${network} ${account}`, [WITHOUT_PROOF])) === 0) return
    throw new AppError('loginProofNeeded', { result: challenges.issue(account, bits, now()) })
  }

  return {
    /**
     * Counts an attempt, or refuses it. A known browser has a budget that nobody else can spend;
     * without it, it is a stranger like any other. Tells whether it was spent.
     */
    attempt: async ({ account: name, ip, device, proof }: Attempt): Promise<boolean> => {
      const account = name.toLowerCase()
      if (device && (await takeInTurn(`device ${device}`, GROWING_WAITS)) === 0) return true
      const [address, network] = [networkOf(ip), wideNetworkOf(ip)]
      refuseIf(await takeInTurn(`at ${address} ${account}`, GROWING_WAITS))
      refuseIf(await takeInTurn(`address ${address}`, BY_ADDRESS))
      await checkProof(account, network, proof)
      return false
    },

    /** For somebody whose session is open: what strangers try does not count. */
    attemptInSession: async (userId: number) =>
      refuseIf(await takeInTurn(`user ${userId}`, GROWING_WAITS)),

    succeededInSession: (userId: number) => forget(`user ${userId}`, GROWING_WAITS),

    /** Whoever knows the password starts from nothing again. */
    succeeded: async ({ account: name, ip, device }: Attempt): Promise<void> => {
      const account = name.toLowerCase()
      if (device) await forget(`device ${device}`, GROWING_WAITS)
      await forget(`at ${networkOf(ip)} ${account}`, GROWING_WAITS)
      await forget(`free ${wideNetworkOf(ip)} ${account}`, [WITHOUT_PROOF])
    },
  }
}
