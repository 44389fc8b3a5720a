import type { BoardMessage } from '@lanting/contract'
import { wireTimes } from '../../http/times.ts'
import type { boardStore } from './board.store.ts'

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof boardStore>['find']>>>

/** A row as the contract describes it. */
export const wireMessage = (row: Row, timeZone: string): BoardMessage => {
  const { created_at, updated_at, comment_total, ...message } = row
  return {
    ...(message as Omit<BoardMessage, 'comment_total'>),
    comment_total: comment_total ?? 0,
    ...wireTimes({ created_at, updated_at }, timeZone),
  }
}
