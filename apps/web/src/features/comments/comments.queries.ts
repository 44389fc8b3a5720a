import {
  type Comment,
  type CommentOrder,
  type CommentType,
  PAGE_SIZE,
  type Reply,
} from '@lanting/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export interface CommentTarget {
  readonly type: CommentType
  readonly for_id: number
}

/** Likes belong to a user, so the query key contains the user. */
export type Reader = number | 'visitor'

export const commentsKey = ({ type, for_id }: CommentTarget) => ['comments', type, for_id] as const

export const commentTotalQuery = (api: Api, target: CommentTarget) =>
  queryOptions({
    queryKey: [...commentsKey(target), 'total'],
    queryFn: () => api.getCommentTotal({ body: target }, { quiet: true }),
  })

export const commentListQuery = (
  api: Api,
  target: CommentTarget,
  order: CommentOrder,
  reader: Reader,
) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(target), 'list', reader, order],
    queryFn: ({ pageParam }) =>
      api.getComments(
        { body: { ...target, order, current: pageParam, size: PAGE_SIZE.comments } },
        { quiet: true },
      ),
    // Another order keeps the comments in view until its answer is there.
    placeholderData: (shown, before) => {
      const [, type, forId] = before?.queryKey ?? []
      return type === target.type && forId === target.for_id ? shown : undefined
    },
    initialPageParam: 1,
    getNextPageParam: ({ current, size, total }) =>
      current * size < total ? current + 1 : undefined,
  })

export const repliesQuery = (
  api: Api,
  { type, for_id, id }: Comment,
  page: number,
  reader: Reader,
) =>
  queryOptions({
    queryKey: [...commentsKey({ type, for_id }), 'replies', reader, id, page],
    queryFn: () =>
      api.getReplies(
        { body: { type, for_id, parent_id: id, current: page, size: PAGE_SIZE.replies } },
        { quiet: true },
      ),
  })

/** Removes duplicates, which appear when new comments shift the pages. */
export const distinct = <T extends { readonly id: number }>(list: readonly T[]): T[] => [
  ...new Map(list.map((item) => [item.id, item])).values(),
]

export const isReply = (comment: Comment | Reply): comment is Reply => comment.parent_id !== null
