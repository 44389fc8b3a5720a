import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api.ts'
import { attempt } from '../mine/attempt.ts'

const SESSIONS = ['listening', 'planned'] as const

/** Reads the times of the reader's own clock. */
const draftOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    title: text('title'),
    playlist_id: Number(text('playlist')),
    order: 'order' as const,
    startsAtMs: new Date(text('starts')).getTime(),
    minutes: Number(text('minutes')),
    isWeekly: form.has('weekly'),
  }
}

/** The planned sessions, and how a host changes them. */
export const useSessions = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: SESSIONS,
    queryFn: () => api.getListeningSessions(undefined, { quiet: true }),
  })
  const [isBusy, setBusy] = useState(false)
  /** Returns whether the call succeeded. A failure is shown as a toast. */
  const change = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    const isDone = await attempt(call)
    await queries.invalidateQueries({ queryKey: ['listening'] })
    setBusy(false)
    return isDone
  }
  return {
    sessions: data,
    add: (form: FormData) => change(() => api.addListeningSession({ body: draftOf(form) })),
    cancel: (id: number) => change(() => api.deleteListeningSession({ params: { id } })),
  }
}
