import {
  type AuditOutcome,
  type AuditSubject,
  auditedActionOf,
  type Endpoint,
} from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { madeBy, subjectOf } from './audit-subject.ts'

interface Action {
  readonly userId: number
  readonly action: string
  readonly subject: AuditSubject
  readonly requestId: string
}

export interface ActionOutcome {
  readonly outcome: AuditOutcome
  /** The reason of a refusal. */
  readonly reason?: string
  /** The id that the action created. */
  readonly made?: number
}

/**
 * Records an action before it runs, and returns the function that adds its outcome. Recording rejects
 * when it cannot write: then the action does not run. Adding the outcome never rejects: the action is
 * done, and its entry stays without an outcome.
 */
export type RecordAction = (action: Action) => Promise<(end: ActionOutcome) => Promise<void>>

const SERVER_FAULT = 500

/** The outcome of an action that threw. */
export const endOf = (error: unknown): ActionOutcome =>
  error instanceof AppError && error.status < SERVER_FAULT
    ? { outcome: 'refused', reason: error.key }
    : { outcome: 'failed' }

/** Runs an action that is recorded before and after. */
export const recorded = async <T>(
  record: RecordAction,
  action: Action,
  work: () => Promise<T>,
): Promise<T> => {
  const end = await record(action)
  try {
    const result = await work()
    await end({ outcome: 'done', made: madeBy(result) })
    return result
  } catch (error) {
    await end(endOf(error))
    throw error
  }
}

/** Runs a call; an action of an administrator is recorded before and after. */
export const withAudit =
  (record: RecordAction, endpoint: Endpoint) =>
  async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { identity, id: requestId } = request
    const action = auditedActionOf(endpoint, identity?.role)
    if (!identity || action === undefined) return work()
    const subject = subjectOf(endpoint, request)
    return recorded(record, { userId: identity.id, action, subject, requestId }, work)
  }
