import { endpoints, type WritingRules } from '@lanting/contract'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'

interface Needs {
  readonly now: Clock
  readonly saveRules: (rules: WritingRules) => Promise<void>
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** Slow mode and read-only time of the room. Every node learns of them by the changed settings. */
export const chatRulesRoutes = (serve: Serve, { now, saveRules }: Needs) => {
  serve(endpoints.updateChatRules, async ({ body: { slow_seconds, read_only_minutes } }) => {
    const slow_ms = slow_seconds * SECOND_MS
    const read_only_until = read_only_minutes > 0 ? now() + read_only_minutes * MINUTE_MS : 0
    await saveRules({ slow_ms, read_only_until })
    return { slowMs: slow_ms, readOnlyUntilMs: read_only_until }
  })
}
