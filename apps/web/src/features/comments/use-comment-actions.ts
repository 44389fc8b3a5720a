import { type Comment, LIKE_TYPE, type Reply } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { confirm } from '../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { isReply } from './comment-lists.queries.ts'
import { commentsKey } from './comments.queries.ts'
import { likedAnswer } from './liked-list.ts'
import { useCommentCopy } from './use-comment-copy.ts'

export const useInfoToast = () => {
  const { title } = useCopy().messages
  return (text: string) =>
    showToast({ level: 'info', title: title.info, text, durationMs: TOAST_MS })
}

/** An optimistic like, reverted when the server rejects it. */
export const useCommentLike = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const copy = useCommentCopy()
  const showInfo = useInfoToast()
  const show = (isLiked: boolean) =>
    queryClient.setQueriesData({ queryKey: commentsKey(comment) }, (cached: unknown) =>
      likedAnswer(cached, { id: comment.id, isLiked }),
    )
  const { mutate } = useSingleMutation({
    mutationFn: (isLiked: boolean) => {
      const body = { type: LIKE_TYPE.comment, for_id: comment.id }
      return isLiked ? api.addLike({ body }) : api.cancelLike({ body })
    },
    onMutate: async (isLiked) => {
      await queryClient.cancelQueries({ queryKey: commentsKey(comment) })
      show(isLiked)
    },
    onError: (_, isLiked) => show(!isLiked),
    onSuccess: (_, isLiked) => showInfo(isLiked ? copy.likeDone : copy.unlikeDone),
  })
  return () => mutate(!comment.is_like)
}

export const useDeleteComment = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const copy = useCommentCopy()
  const showInfo = useInfoToast()
  const removing = useSingleMutation({
    mutationFn: () =>
      api.deleteComment({ params: { id: comment.id, parent_id: comment.parent_id ?? 0 } }),
    onSuccess: () => showInfo(copy.deleted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(comment) }),
  })
  return async () => {
    const text = isReply(comment) ? copy.confirmDeleteReply : copy.confirmDelete
    if (await confirm({ text })) removing.mutate()
  }
}
