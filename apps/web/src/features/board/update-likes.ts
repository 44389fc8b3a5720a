import type { BoardMessage, ListedBoardMessage } from '@lanting/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { BOARD } from './board.queries.ts'

type Page = { readonly list: readonly ListedBoardMessage[] }

/** Updates the like count of a note in all cached lists. */
export const countLike = (queries: QueryClient, id: number, change: 1 | -1): void => {
  const counted = <M extends BoardMessage>(message: M): M =>
    message.id === id ? { ...message, like_times: message.like_times + change } : message
  queries.setQueriesData<InfiniteData<Page>>({ queryKey: [...BOARD, 'list'] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({ ...page, list: page.list.map(counted) })),
        }
      : data,
  )
  queries.setQueryData<BoardMessage>([...BOARD, 'one', id], (message) =>
    message ? counted(message) : message,
  )
}
