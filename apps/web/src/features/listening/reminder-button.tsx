import { togetherCopy } from '@lanting/copy/player/together'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCopyOf } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { remindersQuery } from './sessions.queries.ts'

/** Asks for a notification some minutes before a session, or takes that back. */
export const ReminderButton = ({ sessionId }: { sessionId: number }) => {
  const api = useApi()
  const copy = useCopyOf(togetherCopy)
  const queries = useQueryClient()
  const query = remindersQuery(
    api,
    useUserState(({ userInfo }) => userInfo?.id),
  )
  const { data } = useQuery(query)
  const isOn = data?.includes(sessionId) ?? false
  const change = useSingleMutation({
    mutationFn: () => api.setSessionReminder({ body: { session_id: sessionId, isOn: !isOn } }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  if (!data) return null
  return (
    <button type="button" aria-pressed={isOn} onClick={() => change.mutate()}>
      {isOn ? copy.reminded : copy.remind}
    </button>
  )
}
