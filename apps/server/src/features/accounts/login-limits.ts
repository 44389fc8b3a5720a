import type { ChallengeProof, Limit } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { countedNetworks, networkOf, wideNetworkOf } from '../../http/rate-limit.ts'
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
/** Every call from an address, also a refused one; a known browser is not counted. */
const CALLS: Limit = { times: 120, windowMs: MINUTE_MS }
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
const BITS = 16
/** Many addresses at one account: its user is asked for work, never refused. */
const BY_ACCOUNT: readonly Limit[] = [
  { times: 60, windowMs: HOUR_MS },
  { times: 200, windowMs: DAY_MS },
]
/** Harder work, the hardest first: only attempts that reached a password count. */
const HARDER: readonly { readonly limits: readonly Limit[]; readonly bits: number }[] = [
  { bits: 20, limits: [{ times: 1_500, windowMs: HOUR_MS }] },
  {
    bits: 18,
    limits: [
      { times: 300, windowMs: HOUR_MS },
      { times: 1_000, windowMs: DAY_MS },
    ],
  },
]
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

  /** Counts step by step: an attempt that one step refuses is not counted by the next. */
  const takeInTurn = async (name: string, limits: readonly Limit[]): Promise<number> => {
    for (const limit of limits) {
      const { retryAfterMs } = await limiter.take(keyOf(name, limit), limit)
      if (retryAfterMs > 0) return retryAfterMs
    }
    return 0
  }

  /** The wait that `take` would give now. Counts nothing. */
  const peek = async (name: string, limits: readonly Limit[]): Promise<number> => {
    const verdicts = await Promise.all(
      limits.map((limit) => limiter.peek(keyOf(name, limit), limit)),
    )
    return Math.max(...verdicts.map(({ retryAfterMs }) => retryAfterMs))
  }

  const forget = (name: string, limits: readonly Limit[]) =>
    Promise.all(limits.map((limit) => limiter.forget(keyOf(name, limit))))

  const refuseIf = (retryAfterMs: number) => {
    if (retryAfterMs > 0) throw new AppError('tooManyLogins', { retryAfterMs })
  }

  const takeCall = async (ip: string) => {
    for (const { network, limit } of countedNetworks(ip, CALLS)) {
      refuseIf(await take(`calls ${network}`, [limit]))
    }
  }

  const bitsFor = async (account: string) => {
    for (const { bits, limits } of HARDER) {
      if ((await peek(`account ${account}`, limits)) > 0) return bits
    }
    return BITS
  }

  /** A busy network has one allowance, or every new account name would bring another. */
  const checkProof = async (account: string, network: string, proof?: ChallengeProof) => {
    const isBusyAccount = (await take(`account ${account}`, BY_ACCOUNT)) > 0
    const isBusyNetwork = (await take(`network ${network}`, BY_NETWORK)) > 0
    if (!isBusyAccount && !isBusyNetwork) return
    if (proof && (await challenges.redeem(account, proof, now()))) return
    const free = isBusyNetwork ? `free ${network}` : `free ${network} ${account}`
    if ((await takeInTurn(free, [WITHOUT_PROOF])) === 0) return
    const bits = await bitsFor(account)
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
      const place = `at ${address} ${account}`
      await takeCall(ip)
      refuseIf(await peek(place, GROWING_WAITS))
      refuseIf(await takeInTurn(`address ${address}`, BY_ADDRESS))
      await checkProof(account, network, proof)
      // Only now: an attempt that is asked for work comes again, and is one attempt.
      refuseIf(await takeInTurn(place, GROWING_WAITS))
      await Promise.all(HARDER.map(({ limits }) => take(`account ${account}`, limits)))
      return false
    },

    /** For a user whose session is open: attempts of strangers do not count. */
    attemptInSession: async (userId: number) =>
      refuseIf(await takeInTurn(`user ${userId}`, GROWING_WAITS)),

    succeededInSession: (userId: number) => forget(`user ${userId}`, GROWING_WAITS),

    /**
     * The right password starts from nothing again. The allowance of a busy network stays: it is
     * not for one account to renew.
     */
    succeeded: async ({ account: name, ip, device }: Attempt): Promise<void> => {
      const account = name.toLowerCase()
      if (device) await forget(`device ${device}`, GROWING_WAITS)
      await forget(`at ${networkOf(ip)} ${account}`, GROWING_WAITS)
      await forget(`free ${wideNetworkOf(ip)} ${account}`, [WITHOUT_PROOF])
    },
  }
}
