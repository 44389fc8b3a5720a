import { type RoomPorts, VISITOR_MESSAGES } from '@lanting/chat'
import type { ChatRefusal, VisitorForm } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { countedNetworks } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

interface Needs {
  readonly limiter: Limiter
  /** Rejects forms that a bot has filled in. */
  readonly checkVisitor: (form: VisitorForm, address: string) => Promise<void>
  /** Whether a message with this client id waits for a review, or was declined. */
  readonly isHeld: (clientId: string | undefined) => Promise<boolean>
}

type AdmitVisitor = RoomPorts<unknown>['admitVisitor']

const REFUSALS: ReadonlyMap<string, ChatRefusal> = new Map(
  Object.entries({
    visitorRefused: 'visitorRefused',
    visitorTooFast: 'visitorTooFast',
  }),
)

/** Checks and counts the messages of visitors by network, for all nodes together. */
export const createAdmitVisitor = ({ limiter, checkVisitor, isHeld }: Needs): AdmitVisitor => {
  const waitFor = async (address: string) => {
    for (const { network, limit } of countedNetworks(address, VISITOR_MESSAGES)) {
      const { retryAfterMs } = await limiter.takeGradually(`chat visitor ${network}`, limit)
      if (retryAfterMs > 0) return retryAfterMs
    }
    return 0
  }

  return async (address, { website, spent_ms }, client_id) => {
    if (await isHeld(client_id)) return undefined
    try {
      await checkVisitor({ website, spent_ms }, address)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { key, retryAfterMs } = error
      return { kind: 'refused', code: REFUSALS.get(key) ?? 'tooOften', retryAfterMs }
    }
    const waitMs = await waitFor(address)
    return waitMs > 0 ? { kind: 'refused', code: 'tooOften', retryAfterMs: waitMs } : undefined
  }
}
