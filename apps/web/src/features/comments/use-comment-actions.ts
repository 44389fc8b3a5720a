import { type Comment, LIKE_TYPE, type Reply } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { isHeld } from '../../shared/is-held.ts'
import { useCopy } from '../../shared/language.ts'
import { confirm } from '../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { refreshUnread } from '../../shared/refresh-unread.ts'
import { useApi } from '../../shared/use-api.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
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
    onSuccess: (_, isLiked) => showInfo(isLiked ? comments.likeDone : comments.unlikeDone),
  })
  return () => mutate(!comment.is_like)
}

export const useCommentActions = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { comments } = useCopy()
  const showInfo = useInfoToast()
  const removing = useSingleMutation({
    mutationFn: () =>
      api.deleteComment({ params: { id: comment.id, parent_id: comment.parent_id ?? 0 } }),
    onSuccess: () => showInfo(comments.deleted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(comment) }),
  })
  const remove = async () => {
    const text = isReply(comment) ? comments.confirmDeleteReply : comments.confirmDelete
    if (await confirm({ text })) removing.mutate()
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
  const { clientId, renew } = useClientId()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: async (content: string) => {
      const { type, for_id } = target
      const body = { type, for_id, content, client_id: clientId(content) }
      if (!reply) return (await api.addComment({ body })).res
      const { parent_id, to_id } = reply
      return (await api.addReply({ body: { ...body, parent_id, to_id } })).res
    },
    onError: (failure) => {
      if (isHeld(failure)) renew()
    },
    onSuccess: async () => {
      renew()
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
