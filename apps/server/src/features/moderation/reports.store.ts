import { REPORT_TYPE, type ReportDraft } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'

const TABLES = {
  [REPORT_TYPE.boardMessage]: 'board_messages',
  [REPORT_TYPE.comment]: 'comments',
} as const

/** Keeps a report of something that is there; a second one of the same user is told so. */
export const addReport = (
  queries: Queries,
  { type, for_id, reason = '' }: ReportDraft,
  by: { readonly user_id: number; readonly created_at: number },
  tellOutside: (transaction: Queries, reason: string) => Promise<void>,
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
      const report = { type, for_id, reason: reason.trim(), ...by }
      await transaction.insertInto('reports').values(report).execute()
      await tellOutside(transaction, report.reason)
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new AppError('alreadyReported') : error
    })
