import { AUDIT_DAYS } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { auditStore } from './audit.store.ts'
import { actionRecorder } from './record-action.ts'

const KEPT_MS = AUDIT_DAYS * 86_400_000
const FORGOTTEN_EVERY_MS = 3_600_000

/** The book of what administrators did: how it is written, and how it forgets. */
export const openAudit = (
  app: FastifyInstance,
  { database, now }: Pick<Platform, 'database' | 'now'>,
) => {
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)
  const stopForgetting = startInterval({
    intervalMs: FORGOTTEN_EVERY_MS,
    work: () => auditStore(queries).forget(now() - KEPT_MS),
    onError,
  })
  app.addHook('onClose', stopForgetting)
  return { record: actionRecorder({ queries, now, onError }) }
}
