import { useQuery } from '@tanstack/react-query'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { endSession } from '../end-session.ts'
import { SessionRow } from './session-row.tsx'
import { sessionsQuery } from './sessions.queries.ts'

/** Lists the sessions and ends them. */
export const SessionsTab = ({ userId }: { userId: number }) => {
  const { failure, messages } = useCopy()
  const { userCenter } = useFormCopy()
  const copy = userCenter.sessions
  const api = useApi()
  const router = useRouter()
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(api, userId))
  const ending = useSingleMutation({
    mutationFn: (id: number) => api.endSession({ params: { id } }),
    onSuccess: () => {
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: copy.ended, durationMs: TOAST_MS })
    },
    onSettled: () => refetch(),
  })
  const endingAll = useSingleMutation({
    mutationFn: async () => {
      if (!(await confirm({ text: copy.endAllConfirm }))) return
      await api.endSessions()
      await endSession(router, messages.loggedOut)
    },
  })

  if (isError) {
    return (
      <div className="empty">
        <p>{copy.failed}</p>
        <button type="button" className="button" onClick={() => refetch()}>
          {failure.retry}
        </button>
      </div>
    )
  }
  if (!sessions) return <div className="skeleton sessions-skeleton" aria-busy="true" />
  return (
    <>
      <p className="lead">{copy.lead}</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      <div className="form-actions">
        <button
          type="button"
          className="button ghost"
          aria-busy={endingAll.isPending}
          onClick={() => endingAll.mutate()}
        >
          {copy.endAll}
        </button>
      </div>
    </>
  )
}
