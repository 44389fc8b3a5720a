import type { Queries } from '../../database/open.ts'
import type { RecordAction } from '../../http/record-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { auditStore } from './audit.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Writes outside of the transaction of the action, so that the entry stays if the action fails. */
export const actionRecorder = ({ queries, now, onError }: Needs): RecordAction => {
  const store = auditStore(queries)
  return async ({ userId, action, subject, requestId }) => {
    const id = await store.add({
      user_id: userId,
      action,
      subject: JSON.stringify(subject),
      request_id: requestId,
      created_at: now(),
    })
    return async ({ outcome, reason = '', made }) => {
      const more = made === undefined ? {} : { subject: JSON.stringify({ ...subject, made }) }
      await store.end(id, { outcome, reason, ended_at: now(), ...more }).catch(onError)
    }
  }
}
