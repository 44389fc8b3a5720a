import { type RoomPorts, VISITOR_MESSAGES } from '@lanting/chat'
import type { ChatRefusal, ChatRules, Limit, VisitorForm } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { countedNetworks } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

interface Needs {
  readonly limiter: Limiter
  /** Rejects forms that a bot has filled in. */
  readonly checkVisitor: (form: VisitorForm, address: string) => Promise<void>
  readonly rules: () => Promise<ChatRules>
}

type AdmitVisitor = RoomPorts<unknown>['admitVisitor']

const REFUSALS: Partial<Record<string, ChatRefusal>> = {
  visitorRefused: 'visitorRefused',
  visitorTooFast: 'visitorTooFast',
}

/** Checks and counts the messages of visitors by network, for all nodes together. */
export const createAdmitVisitor = ({ limiter, checkVisitor, rules }: Needs): AdmitVisitor => {
  const waitFor = async (name: string, address: string, limit: Limit) => {
    for (const { network, limit: most } of countedNetworks(address, limit)) {
      const { retryAfterMs } = await limiter.takeGradually(`${name} ${network}`, most)
      if (retryAfterMs > 0) return retryAfterMs
    }
    return 0
  }

  return async (address, { website, spent_ms }) => {
    try {
      await checkVisitor({ website, spent_ms }, address)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { key, retryAfterMs } = error
      return { kind: 'refused', code: REFUSALS[key] ?? 'tooOften', retryAfterMs }
    }
    const waitMs = await waitFor('chat visitor', address, VISITOR_MESSAGES)
    if (waitMs > 0) return { kind: 'refused', code: 'tooOften', retryAfterMs: waitMs }
    const { slow_ms } = await rules()
    if (slow_ms === 0) return undefined
    const slow = { times: 1, windowMs: slow_ms }
    const slowMs = await waitFor(`chat slow ${slow_ms}`, address, slow)
    return slowMs > 0 ? { kind: 'refused', code: 'slowMode', retryAfterMs: slowMs } : undefined
  }
}
