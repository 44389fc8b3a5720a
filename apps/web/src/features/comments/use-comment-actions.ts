import { type Comment, LIKE_TYPE, type Reply } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isHeld } from '../../shared/is-held.ts'
import { useCopy } from '../../shared/language.ts'
import { confirm } from '../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { refreshUnread } from '../../shared/refresh-unread.ts'
import { useApi } from '../../shared/use-api.ts'
import { type CommentTarget, commentsKey, isReply } from './comments.queries.ts'
import { likedAnswer } from './liked-list.ts'

const useInfoToast = () => {
  const { title } = useCopy().messages
  return (text: string) =>
    showToast({ level: 'info', title: title.info, text, durationMs: TOAST_MS })
}

/** An optimistic like, reverted when the server rejects it. */
export const useCommentLike = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { comments } = useCopy()
  const showInfo = useInfoToast()
  const show = (isLiked: boolean) =>
    queryClient.setQueriesData({ queryKey: commentsKey(comment) }, (cached: unknown) =>
      likedAnswer(cached, { id: comment.id, isLiked }),
    )
  const { mutate, isPending } = useMutation({
    mutationFn: (isLiked: boolean) => {
      const body = { type: LIKE_TYPE.comment, for_id: comment.id }
      return isLiked ? api.addLike({ body }) : api.cancelLike({ body })
    },
    onMutate: async (isLiked) => {
      await queryClient.cancelQueries({ queryKey: commentsKey(comment) })
      show(isLiked)
    },
    onError: (_, isLiked) => show(!isLiked),
    onSuccess: (_, isLiked) => showInfo(isLiked ? comments.likeDone : comments.unlikeDone),
  })
  return () => {
    if (!isPending) mutate(!comment.is_like)
  }
}

export const useCommentActions = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { comments } = useCopy()
  const showInfo = useInfoToast()
  const removing = useMutation({
    mutationFn: () =>
      api.deleteComment({ params: { id: comment.id, parent_id: comment.parent_id ?? 0 } }),
    onSuccess: () => showInfo(comments.deleted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(comment) }),
  })
  const remove = async () => {
    const text = isReply(comment) ? comments.confirmDeleteReply : comments.confirmDelete
    if (!removing.isPending && (await confirm({ text }))) removing.mutate()
  }
  return { remove }
}

/** The target of a text: a new comment or a reply. */
export interface Destination extends CommentTarget {
  readonly reply?: { readonly parent_id: number; readonly to_id: number; readonly name: string }
}

/** Publishes a comment or reply, then refreshes the list and the unread count. */
export const usePublish = ({ reply, ...target }: Destination) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { comments } = useCopy()
  const showInfo = useInfoToast()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (content: string) => {
      const { type, for_id } = target
      if (!reply) return (await api.addComment({ body: { type, for_id, content } })).res
      const { parent_id, to_id } = reply
      return (await api.addReply({ body: { type, for_id, content, parent_id, to_id } })).res
    },
    onSuccess: async () => {
      showInfo(comments.done)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: commentsKey(target) }),
        refreshUnread(queryClient),
      ])
    },
  })
  /** The call itself shows a toast for failures and held comments. */
  const publish = (content: string): Promise<'published' | 'held' | 'failed'> =>
    mutateAsync(content).then(
      () => 'published',
      (failure) => (isHeld(failure) ? 'held' : 'failed'),
    )
  return { publish, isPublishing: isPending }
}
