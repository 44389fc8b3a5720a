import { endpoints, type WritingRules } from '@lanting/contract'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'

interface Needs {
  readonly now: Clock
  readonly rules: () => Promise<WritingRules>
  readonly saveRules: (rules: WritingRules) => Promise<void>
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/**
 * Slow mode and read-only time of the room. A rule that is not named stays: another administrator
 * may have set it. Every node learns of them by the changed settings.
 */
export const chatRulesRoutes = (serve: Serve, { now, rules, saveRules }: Needs) => {
  serve(endpoints.updateChatRules, async ({ body: { slow_seconds, read_only_minutes } }) => {
    const before = await rules()
    const endOf = (minutes: number) => (minutes > 0 ? now() + minutes * MINUTE_MS : 0)
    const slow_ms = slow_seconds === undefined ? before.slow_ms : slow_seconds * SECOND_MS
    const read_only_until =
      read_only_minutes === undefined ? before.read_only_until : endOf(read_only_minutes)
    await saveRules({ slow_ms, read_only_until })
    return { slowMs: slow_ms, readOnlyUntilMs: read_only_until }
  })
}
