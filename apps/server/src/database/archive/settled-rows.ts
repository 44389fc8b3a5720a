import type { TableName } from './archived-tables.ts'
import type { ArchivedRow } from './snapshot.ts'

const QUEUES: readonly TableName[] = ['deliveries', 'mails']
const PENDING: readonly unknown[] = ['waiting', 'batching']

/**
 * Ends what waits to be sent. The site goes on after its backup and sends it, so a restored site must
 * not. An administrator can send a failed row again.
 */
export async function* settledRows(
  table: TableName,
  rows: AsyncIterable<ArchivedRow>,
): AsyncIterable<ArchivedRow> {
  if (!QUEUES.includes(table)) return yield* rows
  for await (const row of rows) {
    yield PENDING.includes(row.state) ? { ...row, state: 'failed', leased_until: null } : row
  }
}
