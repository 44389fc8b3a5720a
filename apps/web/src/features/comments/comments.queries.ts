import type { CommentType } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export interface CommentTarget {
  readonly type: CommentType
  readonly for_id: number
}

export const commentsKey = ({ type, for_id }: CommentTarget) => ['comments', type, for_id] as const

export const commentTotalQuery = (api: Api, target: CommentTarget) =>
  queryOptions({
    queryKey: [...commentsKey(target), 'total'],
    queryFn: () => api.getCommentTotal({ body: target }, { quiet: true }),
  })
