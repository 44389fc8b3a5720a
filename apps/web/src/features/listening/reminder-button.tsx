import { togetherCopy } from '@lanting/copy/player/together'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCopyOf } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'

/** Asks for a notification some minutes before a session, or takes that back. */
export const ReminderButton = ({ sessionId }: { sessionId: number }) => {
  const api = useApi()
  const copy = useCopyOf(togetherCopy)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const userId = useUserState(({ userInfo }) => userInfo?.id)
  const queryKey = ['listening', 'reminders', userId]
  const queryFn = () => api.getSessionReminders(undefined, { quiet: true })
  const { data } = useQuery({ queryKey, queryFn })
  if (!data) return null
  const isOn = data.includes(sessionId)
  const change = async () => {
    setBusy(true)
    try {
      await api.setSessionReminder({ body: { session_id: sessionId, isOn: !isOn } })
    } catch (error) {
      // The failure has been shown as a toast.
      console.info('Reminder:', error)
    }
    await queries.invalidateQueries({ queryKey })
    setBusy(false)
  }
  return (
    <button type="button" aria-pressed={isOn} disabled={isBusy} onClick={change}>
      {isOn ? copy.reminded : copy.remind}
    </button>
  )
}
