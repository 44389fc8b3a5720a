import type { Comment, Reply } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { isHeld } from '../../../shared/is-held.ts'
import { refreshUnread } from '../../../shared/refresh-unread.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useClientId } from '../../../shared/use-client-id.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { type CommentTarget, commentsKey } from '../comments.queries.ts'
import { useInfoToast } from '../use-comment-actions.ts'
import { useCommentCopy } from '../use-comment-copy.ts'

/** The target of a text: a new comment or a reply. */
export interface Destination extends CommentTarget {
  readonly reply?: { readonly parent_id: number; readonly to_id: number; readonly name: string }
}

interface Written {
  readonly content: string
  readonly pictures: readonly string[]
}

type Outcome = 'published' | 'held' | 'failed'

/** The call itself shows a toast for failures and held comments. */
const outcomeOf = (sending: Promise<unknown>): Promise<Outcome> =>
  sending.then(
    () => 'published',
    (failure) => (isHeld(failure) ? 'held' : 'failed'),
  )

/** Publishes a comment or reply, then refreshes the list and the unread count. */
export const usePublish = ({ reply, ...target }: Destination) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const copy = useCommentCopy()
  const showInfo = useInfoToast()
  const { clientId, renew } = useClientId()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: async ({ content, pictures }: Written) => {
      const { type, for_id } = target
      const written = { content, ...(pictures.length > 0 && { pictures: [...pictures] }) }
      const body = { type, for_id, ...written, client_id: clientId(content, pictures) }
      if (!reply) return (await api.addComment({ body })).res
      const { parent_id, to_id } = reply
      return (await api.addReply({ body: { ...body, parent_id, to_id } })).res
    },
    onError: (failure) => {
      if (isHeld(failure)) renew()
    },
    onSuccess: async () => {
      renew()
      showInfo(copy.done)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: commentsKey(target) }),
        refreshUnread(queryClient),
      ])
    },
  })
  return { publish: (written: Written) => outcomeOf(mutateAsync(written)), isPublishing: isPending }
}

/** Changes a comment of the user. */
export const useChangeComment = (comment: Comment | Reply) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const copy = useCommentCopy()
  const showInfo = useInfoToast()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: ({ content, pictures }: Written) =>
      api.updateComment({ body: { id: comment.id, content, pictures: [...pictures] } }),
    onSuccess: async () => {
      showInfo(copy.editDone)
      await queryClient.invalidateQueries({ queryKey: commentsKey(comment) })
    },
  })
  return { change: (written: Written) => outcomeOf(mutateAsync(written)), isChanging: isPending }
}
