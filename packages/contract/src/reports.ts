import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { REPORT_TYPE } from './enumerations.ts'
import { Id, oneOf } from './fields.ts'
import { LENGTH } from './limits.ts'

export const ReportDraft = Type.Object({
  type: oneOf(REPORT_TYPE.boardMessage, REPORT_TYPE.comment),
  for_id: Id,
  reason: Type.Optional(Type.String({ maxLength: LENGTH.reportReason })),
})
export type ReportDraft = Static<typeof ReportDraft>

export const addReport = endpoint({
  summary: 'Report a post to the owner; once for each user or visitor',
  method: 'POST',
  path: '/api/report/add',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyReports',
  body: ReportDraft,
  result: Type.Boolean(),
})
