import type { BoardDraft } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { isHeld } from '../../../shared/is-held.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { PATHS } from '../../../shared/paths.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useClientId } from '../../../shared/use-client-id.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { BOARD } from '../board.queries.ts'
import { boardPosition } from '../board-position.ts'

interface HoneypotFields {
  readonly website: string
  readonly spent_ms: number
}

/** Saves a new or edited note, then refreshes the board and resets its scroll position. */
export const usePublish = (
  id: number | undefined,
  honeypotFields: () => Promise<HoneypotFields>,
  onPublished: () => void,
) => {
  const { board, messages } = useCopy()
  const { publishing } = useFormCopy()
  const api = useApi()
  const queries = useQueryClient()
  const router = useRouter()
  const { clientId } = useClientId()
  return useSingleMutation({
    mutationFn: async (draft: BoardDraft) => {
      const client_id = clientId(draft)
      const sent =
        id === undefined
          ? api.addMessage(
              { body: { ...draft, ...(await honeypotFields()), client_id } },
              { quiet: true },
            )
          : api.updateMessage({ body: { ...draft, id } }, { quiet: true })
      const done = {
        level: 'info',
        text: id === undefined ? board.published : publishing.saved,
      }
      return sent.then(
        () => done as { level: 'info' | 'warning'; text: string },
        (failure) => {
          if (isHeld(failure)) return { level: 'warning', text: failure.message } as const
          throw failure
        },
      )
    },
    onSuccess: async ({ level, text }) => {
      onPublished()
      showToast({ level, title: messages.title[level], text, durationMs: TOAST_MS })
      boardPosition.forget()
      await queries.invalidateQueries({ queryKey: BOARD })
      await router.navigate(PATHS.messageList, { replace: true })
    },
  })
}
