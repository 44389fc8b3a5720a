import { type Comment, type CommentOrder, PAGE_SIZE, type Reply } from '@lanting/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { type CommentTarget, commentsKey } from './comments.queries.ts'

/** Likes belong to a user, so the query key contains the user. */
export type Reader = number | 'visitor'

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
    // New comments come when the reader asks for them, see `newCommentsQuery`.
    refetchOnWindowFocus: false,
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

/** The thread of the comment that the address names. */
export const threadQuery = (api: Api, target: CommentTarget, id: number, reader: Reader) =>
  queryOptions({
    queryKey: [...commentsKey(target), 'thread', reader, id],
    queryFn: () => api.getCommentThread({ body: { id } }, { quiet: true }),
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })

/** The socket tells of new comments, and refreshes this query. Without a socket the page asks. */
const NEW_COMMENTS_MS = 30_000

/**
 * The number of comments that are newer than the shown list. Not under the key of the comments:
 * the own comment of the reader comes with a new list.
 */
export const newCommentsQuery = (api: Api, target: CommentTarget, newest: number) =>
  queryOptions({
    queryKey: ['new comments', target.type, target.for_id, newest],
    queryFn: () => api.countNewComments({ params: { ...target, after: newest } }, { quiet: true }),
    initialData: 0,
    staleTime: NEW_COMMENTS_MS,
    refetchInterval: NEW_COMMENTS_MS,
  })

export const isReply = (comment: Comment | Reply): comment is Reply => comment.parent_id !== null
