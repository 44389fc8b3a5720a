import { AUDIT_DAYS } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { auditStore } from './audit.store.ts'
import { actionRecorder } from './record-action.ts'

const RETENTION_MS = AUDIT_DAYS * 86_400_000
const CLEANUP_INTERVAL_MS = 3_600_000

/** Opens the audit log and deletes expired entries at an interval. */
export const openAudit = (
  app: FastifyInstance,
  { database, now }: Pick<Platform, 'database' | 'now'>,
) => {
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)
  const stopCleanup = startInterval({
    intervalMs: CLEANUP_INTERVAL_MS,
    work: () => auditStore(queries).forget(now() - RETENTION_MS),
    onError,
  })
  app.addHook('onClose', stopCleanup)
  return { record: actionRecorder({ queries, now, onError }) }
}
