import { PAGE_SIZE } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { type CommentTarget, commentsKey } from './comments.queries.ts'

/** A page of comments, oldest last, each with all its replies. */
export const plainCommentsQuery = (api: Api, target: CommentTarget, page: number) =>
  queryOptions({
    queryKey: [...commentsKey(target), 'plain', page],
    queryFn: async () => {
      const size = PAGE_SIZE.plainComments
      const { list, total } = await api.getComments(
        { body: { ...target, order: 'new', current: page, size } },
        { quiet: true },
      )
      const whole = list.map(async (comment) => {
        const { replies, id: parent_id } = comment
        if (replies.total <= replies.list.length) return comment
        const body = { ...target, parent_id, current: 1, size: PAGE_SIZE.plainReplies }
        const { list: all } = await api.getReplies({ body }, { quiet: true })
        return { ...comment, replies: { list: all, total: replies.total } }
      })
      return { list: await Promise.all(whole), total }
    },
  })
