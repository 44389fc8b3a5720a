import type { SongOrder } from '@lanting/contract'

/** The latest songs first; names and lengths from the beginning. */
export const sortingOf = (order: SongOrder | undefined) =>
  order && { order, descending: order === 'added' }
