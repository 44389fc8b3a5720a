import type { BoardMessage } from '@lanting/contract'
import { wireTimes } from '../../http/times.ts'
import type { boardStore } from './board.store.ts'

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof boardStore>['find']>>>

/** Converts a row to the shape of the contract. */
export const wireMessage = (row: Row, timeZone: string): BoardMessage => {
  const { created_at, updated_at, comment_total, ...message } = row
  return {
    ...(message as Omit<BoardMessage, 'comment_total'>),
    comment_total: comment_total ?? 0,
    ...wireTimes({ created_at, updated_at }, timeZone),
  }
}
