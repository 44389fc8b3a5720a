import type { BoardMessage } from '@lanting/contract'
import { publishPath } from '@lanting/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { confirm } from '../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { BOARD } from './board.queries.ts'
import { mayChange } from './board.rules.ts'

interface Props {
  readonly message: BoardMessage
  readonly onDeleted?: () => void
}

/** For the author and administrators. */
export const NoteActions = ({ message, onDeleted }: Props) => {
  const { board, messages } = useCopy()
  const api = useApi()
  const queries = useQueryClient()
  const user = useUserState((state) => state.userInfo)
  const deleting = useSingleMutation({
    mutationFn: () => api.deleteMessages({ body: { idList: [message.id] } }),
    onSuccess: () => {
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: board.deleted, durationMs: TOAST_MS })
      onDeleted?.()
      return queries.invalidateQueries({ queryKey: BOARD })
    },
  })
  if (!mayChange(user, message)) return null
  const remove = async () => {
    if (await confirm({ text: board.confirmDelete })) deleting.mutate()
  }
  return (
    <>
      <a
        className="icon-button"
        href={publishPath(message.id)}
        aria-label={board.edit}
        title={board.edit}
      >
        <IconPencil aria-hidden size={18} stroke={1.6} />
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={board.delete}
        title={board.delete}
        onClick={remove}
      >
        <IconTrash aria-hidden size={18} stroke={1.6} />
      </button>
    </>
  )
}
