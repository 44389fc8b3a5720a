import { LISTENING_CALENDAR } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCopy, useLanguage } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { wishToListen } from '../../shared/stores/listening.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useNow } from '../../shared/use-now.ts'
import { sessionTime } from './session-time.rules.ts'
import { nextSessionQuery } from './sessions.queries.ts'
import './session-line.css'

const ReminderButton = onDemand(async () => (await import('./reminder-button.tsx')).ReminderButton)

/** Announces the next session of listening together, or the one that is on. */
export const SessionLine = () => {
  const { data: session } = useSuspenseQuery(nextSessionQuery(useApi()))
  const copy = useCopy().home.session
  const language = useLanguage()
  const isInBrowser = useNow() !== undefined
  const isUser = useUserState(({ userInfo }) => userInfo !== undefined)
  if (!session) return null
  const { id, title, startsAtMs, startsAt, utcOffset, isWeekly, isOn } = session
  return (
    <p className="session-line" data-on={isOn}>
      <span>{isOn ? copy.on : copy.next}</span>
      <strong>{title}</strong>
      {isOn ? (
        <button type="button" className="js-only" onClick={wishToListen}>
          {copy.join}
        </button>
      ) : (
        <>
          <time dateTime={new Date(startsAtMs).toISOString()}>
            {isInBrowser
              ? sessionTime(startsAtMs, language)
              : `${startsAt.slice(0, 16)} ${utcOffset}`}
          </time>
          {isWeekly && <span>{copy.weekly}</span>}
          {isUser && <ReminderButton sessionId={id} />}
          <a href={LISTENING_CALENDAR}>{copy.calendar}</a>
        </>
      )}
    </p>
  )
}
