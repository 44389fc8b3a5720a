import { type ChatRules, ROLE, type WritingRules } from '@lanting/contract'
import { frameText } from './frames.ts'
import type { Outcome, RoomPorts, WriteBy } from './ports.ts'

export const NO_RULES: ChatRules = { slow_ms: 0, read_only_until: 0, visitors: 'off' }

interface Moment {
  readonly now: number
  /** When the user last wrote, if it was lately. */
  readonly lastAt: number | undefined
}

/**
 * [CHAT-50] [CHAT-51] Returns why a user may not write now, and for how long. Administrators always
 * may.
 */
export const whyNotNow = (
  { role }: Pick<WriteBy, 'role'>,
  { slow_ms, read_only_until }: WritingRules,
  { now, lastAt }: Moment,
): Extract<Outcome, { kind: 'refused' }> | undefined => {
  if (role === ROLE.administrator) return undefined
  if (read_only_until > now) {
    return { kind: 'refused', code: 'readOnly', retryAfterMs: read_only_until - now }
  }
  // The clock was set back since a message of the future.
  const isPast = lastAt !== undefined && lastAt <= now
  const waitMs = isPast ? lastAt + slow_ms - now : 0
  return waitMs > 0 ? { kind: 'refused', code: 'slowMode', retryAfterMs: waitMs } : undefined
}

interface Needs extends Pick<RoomPorts<unknown>, 'rules' | 'now' | 'onError'> {
  readonly send: (text: string) => void
}

/** [CHAT-52] Tells sockets the rules: on entering if there are any, and when they change. */
export const createRulesNotice = ({ rules, now, send, onError }: Needs) => {
  let current = NO_RULES

  const load = async () => {
    const next = await rules()
    const before = current
    current = next
    const isSame =
      next.slow_ms === before.slow_ms &&
      next.read_only_until === before.read_only_until &&
      next.visitors === before.visitors
    if (!isSame) send(frameText({ type: 'rules', ...next }))
  }
  return {
    load,
    changed: () => void load().catch(onError),
    /** Whether visitors write. */
    visitors: () => current.visitors,
    /** The frame for a socket that enters; none without rules. */
    onEnter: (): readonly string[] => {
      const { slow_ms, read_only_until, visitors } = current
      const hasRules = slow_ms > 0 || read_only_until > now() || visitors !== 'off'
      return hasRules ? [frameText({ type: 'rules', ...current })] : []
    },
  }
}
