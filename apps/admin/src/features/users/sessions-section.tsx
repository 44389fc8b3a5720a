import { deviceName } from '@lanting/browser'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { USERS, userSessionsQuery } from './users.queries.ts'

interface Props {
  readonly id: number
  readonly mayEnd: boolean
}

/** The sessions of a user. Ends one or all. */
export const SessionsSection = ({ id, mayEnd }: Props) => {
  const copy = useCopy()
  const { sessions } = copy.admin.user
  const { data, isError, refetch } = useQuery(userSessionsQuery(id))
  const action = useAction(USERS)
  const end = (session_id: number) =>
    action(() => api.adminEndSession({ params: { id, session_id } }), sessions.ended)
  const endAll = async () => {
    if (!(await confirm({ text: sessions.confirmAll, yes: sessions.endAll, danger: true }))) return
    await action(
      () => api.adminEndSessions({ params: { id } }),
      ({ ended }) => sessions.allEnded(ended),
    )
  }
  return (
    <section className="sheet" aria-label={sessions.title}>
      <div className="sheet-head">
        <h2>{sessions.title}</h2>
        {mayEnd && (data?.length ?? 0) > 0 && (
          <div className="actions">
            <button type="button" className="link" onClick={endAll}>
              {sessions.endAll}
            </button>
          </div>
        )}
      </div>
      {isError && <FailedList onRetry={refetch} />}
      {data?.length === 0 && <p className="quiet">{sessions.empty}</p>}
      <ul className="rows">
        {data?.map((session) => {
          const device = deviceName(session.device, copy.devices)
          return (
            <li key={session.id}>
              <IconDeviceDesktop aria-hidden size={20} stroke={1.4} />
              <p>
                <b>{device}</b>
                <small className="quiet">
                  {sessions.lastSeen(fullDate(session.lastSeenAtMs))}
                  {' · '}
                  {sessions.since(fullDate(session.createdAtMs))}
                </small>
              </p>
              {mayEnd && (
                <button
                  type="button"
                  className="button ghost"
                  aria-label={sessions.endNamed(device)}
                  onClick={() => end(session.id)}
                >
                  {sessions.end}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
