import { REPORT_TYPE, type ReportDraft } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'

const TABLES = {
  [REPORT_TYPE.boardMessage]: 'board_messages',
  [REPORT_TYPE.comment]: 'comments',
} as const

/** A user by id, or a visitor by the name in the cookie. */
export type Reporter = { readonly user_id: number } | { readonly visitor: string }

/** Stores a report of an existing post. Rejects a second report of the same reporter. */
export const addReport = (
  queries: Queries,
  { type, for_id, reason = '' }: ReportDraft,
  by: Reporter,
  {
    now,
    emitEvent,
  }: {
    readonly now: number
    readonly emitEvent: (transaction: Queries, reason: string) => Promise<void>
  },
): Promise<void> =>
  queries
    .transaction()
    .execute(async (transaction) => {
      const found = await transaction
        .selectFrom(TABLES[type])
        .select('id')
        .where('id', '=', for_id)
        .executeTakeFirst()
      if (!found) throw new AppError('reportTargetNotFound')
      const report = { type, for_id, reason: reason.trim(), user_id: null, ...by }
      await transaction
        .insertInto('reports')
        .values({ ...report, created_at: now })
        .execute()
      await emitEvent(transaction, report.reason)
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new AppError('alreadyReported') : error
    })

/** Returns the users with open reports of these posts. */
export const openReporters = async (
  queries: Queries,
  type: ReportDraft['type'],
  ids: readonly number[],
) => {
  const found: { readonly user_id: number; readonly for_id: number }[] = []
  for (const part of chunk(ids, NO_ID)) {
    const rows = await queries
      .selectFrom('reports')
      .select(['user_id', 'for_id'])
      .where('type', '=', type)
      .where('for_id', 'in', part)
      .where('handled_at', 'is', null)
      .orderBy('id')
      .execute()
    for (const { user_id, for_id } of rows) if (user_id !== null) found.push({ user_id, for_id })
  }
  return found
}

/** Marks the reports of these posts as handled. */
export const closeReports = async (
  transaction: Queries,
  type: ReportDraft['type'],
  ids: readonly number[],
  handled_at: number,
): Promise<void> => {
  for (const part of chunk(ids, NO_ID)) {
    await transaction
      .updateTable('reports')
      .set({ handled_at })
      .where('type', '=', type)
      .where('for_id', 'in', part)
      .where('handled_at', 'is', null)
      .execute()
  }
}
