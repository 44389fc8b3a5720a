import type { TurntableState } from '@lanting/contract'
import { useEffect } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { countListeners, useListening } from '../../../shared/stores/listening.ts'
import { ClosePanel } from '../panel/close-panel.tsx'
import { CheerLayer } from './cheer-layer.tsx'
import { HostTools } from './host-tools.tsx'
import { ListenerNames } from './listener-names.tsx'
import { NowPlaying } from './now-playing.tsx'
import { leaveTogether, loadTurntable, mayHost } from './together.ts'
import { useTogether } from './together-state.ts'
import { UpNext } from './up-next.tsx'
import { useTogetherCopy } from './use-together-copy.ts'
import './together.css'

/** How often somebody who does not listen sees the turntable anew. */
const REFRESH_MS = 10_000

const useTurntable = (isJoined: boolean) => {
  useEffect(() => {
    if (isJoined) return
    const load = () => void loadTurntable().catch((error) => console.info('The turntable:', error))
    load()
    const timer = setInterval(load, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isJoined])
  return useTogether((state) => state.turntable)
}

/** The session that is on, and its end in the time of the reader. */
const SessionNote = ({ turntable: { session } }: { turntable: TurntableState }) => {
  const copy = useTogetherCopy()
  const language = useLanguage()
  if (!session) return null
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' })
  return (
    <p className="together-session">{copy.session(session.title, time.format(session.ends_at))}</p>
  )
}

/** The turntable: what plays for everybody, what waits, and who listens. */
export const TogetherPanel = () => {
  const copy = useTogetherCopy()
  const isJoined = useListening((state) => state.isJoined)
  const count = useListening(countListeners)
  const turntable = useTurntable(isJoined)
  return (
    <section className="panel-songs together">
      <header className="panel-header">
        <h2>{copy.name}</h2>
        <small>{count > 0 ? copy.count(count) : copy.nobody}</small>
        <span className="together-gap" />
        {isJoined && (
          <button type="button" className="together-leave" onClick={leaveTogether}>
            {copy.leave}
          </button>
        )}
        <ClosePanel />
      </header>
      <div className="panel-scroll together-body">
        {turntable && (
          <>
            <SessionNote turntable={turntable} />
            <NowPlaying turntable={turntable} isJoined={isJoined} />
            <ListenerNames />
            <UpNext turntable={turntable} />
            {mayHost(turntable) && <HostTools turntable={turntable} />}
          </>
        )}
      </div>
      {isJoined && <CheerLayer />}
    </section>
  )
}
