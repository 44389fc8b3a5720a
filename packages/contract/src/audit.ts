import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import {
  AUDIT_ENDINGS,
  AUDIT_OUTCOMES,
  type AuditEnding,
  type AuditOutcome,
} from './enumerations.ts'
import { Current, Days, Id, orNull, PageByBody, Size } from './fields.ts'

/** Ids and short fields of the subject of an action, without private data. */
export type AuditSubject = Readonly<Record<string, string | number | boolean | readonly number[]>>

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  /** The administrator; null if the account was deleted. */
  user_id: orNull(Id),
  nick_name: orNull(Type.String()),
  /** The name of the endpoint, or of the action in the chat. */
  action: Type.String(),
  subject: Type.Unsafe<AuditSubject>({ type: 'object', additionalProperties: true }),
  requestId: Type.String(),
  outcome: Type.Unsafe<AuditOutcome | null>({
    type: ['string', 'null'],
    enum: [...AUDIT_OUTCOMES, null],
  }),
  /** Why the action was refused, as a sentence; empty if it was not refused. */
  reason: Type.String(),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
  endedAtMs: orNull(Type.Integer()),
})
export type AuditEntry = Static<typeof AuditEntry>

export const getAuditList = endpoint({
  summary: 'List the audit log, newest first; autosaves are left out by default',
  method: 'POST',
  reads: true,
  path: '/api/audit/getAuditList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    user_id: Type.Optional(orNull(Id)),
    action: Type.Optional(orNull(Type.String({ maxLength: 64 }))),
    ending: Type.Optional(
      Type.Unsafe<AuditEnding | null>({ type: ['string', 'null'], enum: [...AUDIT_ENDINGS, null] }),
    ),
    time: Type.Optional(orNull(Days)),
    /** Include autosaves of the editor. */
    autosaves: Type.Optional(Type.Boolean()),
  }),
  result: PageByBody(AuditEntry),
})
