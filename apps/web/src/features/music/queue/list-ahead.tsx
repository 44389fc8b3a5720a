import { activeIds } from '@lanting/player'
import { music } from '../music.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { SongLine } from './song-line.tsx'
import { useSongsAhead } from './songs-ahead.ts'

const useListName = () => {
  const copy = usePlayerCopy().queue
  const isCustom = usePlayer((state) => state.playType === 'CUSTOM')
  const source = usePlayer((state) => (state.playing ? state.playing.source : state.shown))
  return isCustom ? copy.customList : (source?.name ?? copy.thisList)
}

const SongsAhead = () => {
  const songs = useSongsAhead()
  return (
    <ol className="queue-list">
      {songs.map(({ song, isLost }) => (
        <li key={song.id}>
          <SongLine song={song} isLost={isLost} onPlay={() => music().player.playListed(song.id)} />
          <SongMenu song={song} />
        </li>
      ))}
    </ol>
  )
}

/** After the queue come the next songs of the list, or the mode says how it goes on. */
export const ListAhead = () => {
  const copy = usePlayerCopy().queue
  const name = useListName()
  const mode = usePlayer((state) => state.playModel)
  const count = usePlayer((state) => activeIds(state).length)
  if (count === 0) return <p className="queue-quiet">{copy.nothing}</p>
  return (
    <>
      <h3>{copy.from(name)}</h3>
      {mode === 'LISTLOOP' && <SongsAhead />}
      {mode === 'RANDOM' && <p className="queue-quiet">{copy.shuffled(count)}</p>}
      {mode === 'SINGLECYCLE' && <p className="queue-quiet">{copy.repeated}</p>}
    </>
  )
}
