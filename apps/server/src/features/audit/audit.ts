import { AUDIT_DAYS } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { every } from '../../platform/every.ts'
import type { Platform } from '../../platform/open.ts'
import { auditStore } from './audit.store.ts'
import { actRecorder } from './record-act.ts'

const KEPT_MS = AUDIT_DAYS * 86_400_000
const FORGOTTEN_EVERY_MS = 3_600_000

/** The book of what administrators did: how it is written, and how it forgets. */
export const openAudit = (app: FastifyInstance, { database, now }: Platform) => {
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)
  const stopForgetting = every({
    intervalMs: FORGOTTEN_EVERY_MS,
    work: () => auditStore(queries).forget(now() - KEPT_MS),
    onError,
  })
  app.addHook('onClose', stopForgetting)
  return { record: actRecorder({ queries, now, onError }) }
}
