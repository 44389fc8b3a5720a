import {
  type AuditOutcome,
  type AuditSubject,
  auditedActionOf,
  type Endpoint,
} from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { madeBy, subjectOf } from './audit-subject.ts'

export interface Action {
  readonly userId: number
  readonly action: string
  readonly subject: AuditSubject
  readonly requestId: string
}

export interface ActionOutcome {
  readonly outcome: AuditOutcome
  /** Why it was refused. */
  readonly reason?: string
  /** The id of what it has made. */
  readonly made?: number
}

/**
 * Writes down what an administrator is about to do, before it is done, and gives the function that
 * adds how it ended. The first rejects when it cannot write: then nothing is done. The second never
 * does: what is done is done, and its entry stays without an end.
 */
export type RecordAction = (action: Action) => Promise<(end: ActionOutcome) => Promise<void>>

const SERVER_FAULT = 500

/** How an act ended that threw. */
export const endOf = (error: unknown): ActionOutcome =>
  error instanceof AppError && error.status < SERVER_FAULT
    ? { outcome: 'refused', reason: error.key }
    : { outcome: 'failed' }

/** Does the work of a call; if it is an act of an administrator, there is an entry before and after. */
export const withAudit =
  (record: RecordAction, endpoint: Endpoint) =>
  async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { identity, id: requestId } = request
    const action = auditedActionOf(endpoint, identity?.role)
    if (!identity || action === undefined) return work()
    const subject = subjectOf(endpoint, request)
    const end = await record({ userId: identity.id, action, subject, requestId })
    try {
      const result = await work()
      await end({ outcome: 'done', made: madeBy(result) })
      return result
    } catch (error) {
      await end(endOf(error))
      throw error
    }
  }
