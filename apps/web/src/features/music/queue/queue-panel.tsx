import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { music } from '../music.ts'
import { ClosePanel } from '../panel/close-panel.tsx'
import { showView } from '../panel/panel-view.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { ListAhead } from './list-ahead.tsx'
import { QueuedSongs } from './queued-songs.tsx'
import { SongLine } from './song-line.tsx'
import './queue.css'

const leave = () => {
  showView('songs')
  document.querySelector<HTMLElement>('.queue-button')?.focus()
}

const QueueHeader = ({ onCleared }: { onCleared: () => void }) => {
  const copy = usePlayerCopy().queue
  const count = usePlayer((state) => state.queue.length)
  const clear = () => {
    onCleared()
    music().player.clearQueue()
  }
  return (
    <header className="panel-header">
      <button
        type="button"
        className="icon-button queue-back"
        aria-label={copy.back}
        onClick={leave}
      >
        <IconArrowLeft aria-hidden size={20} stroke={1.6} />
      </button>
      <h2>{copy.title}</h2>
      {count > 0 && <small>{copy.songCount(count)}</small>}
      {count > 0 && (
        <button type="button" className="queue-clear" onClick={clear}>
          <IconTrash aria-hidden size={16} stroke={1.6} />
          {copy.clear}
        </button>
      )}
      <ClosePanel />
    </header>
  )
}

/** The current song, the queue, and the songs that follow it. */
export const QueuePanel = () => {
  const copy = usePlayerCopy().queue
  const song = usePlayer((state) => state.song)
  const scroll = useRef<HTMLDivElement>(null)
  return (
    <section className="panel-songs panel-queue" aria-label={copy.title}>
      <QueueHeader onCleared={() => scroll.current?.focus()} />
      <div ref={scroll} className="panel-scroll" tabIndex={-1}>
        {song && (
          <>
            <h3>{copy.now}</h3>
            <div className="queue-now" aria-current="true">
              <SongLine song={song} />
              <SongMenu song={song} />
            </div>
          </>
        )}
        <h3>{copy.queued}</h3>
        <QueuedSongs />
        <ListAhead />
      </div>
    </section>
  )
}
