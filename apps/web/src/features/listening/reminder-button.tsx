import { togetherCopy } from '@lanting/copy/player/together'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCopyOf } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'

/** Asks for a notification some minutes before a session, or takes that back. */
export const ReminderButton = ({ sessionId }: { sessionId: number }) => {
  const api = useApi()
  const copy = useCopyOf(togetherCopy)
  const queries = useQueryClient()
  const userId = useUserState(({ userInfo }) => userInfo?.id)
  const queryKey = ['listening', 'reminders', userId]
  const queryFn = () => api.getSessionReminders(undefined, { quiet: true })
  const { data } = useQuery({ queryKey, queryFn })
  const setting = useSingleMutation({
    mutationFn: (isOn: boolean) =>
      api.setSessionReminder({ body: { session_id: sessionId, isOn } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  if (!data) return null
  const isOn = data.includes(sessionId)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={setting.isPending}
      onClick={() => setting.mutate(!isOn)}
    >
      {isOn ? copy.reminded : copy.remind}
    </button>
  )
}
