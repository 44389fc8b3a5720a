import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { PlayerBar } from '../bar/player-bar.tsx'
import { Popover } from '../bar/popover.tsx'
import { colourStyle, useCoverColours } from '../cover/use-cover-colours.ts'
import { music } from '../music.ts'
import { ensurePlaylists, usePlaylists } from '../playlists.ts'
import { ShareButton } from '../share-button.tsx'
import { SleepPopover } from '../sleep/sleep-popover.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { usePull } from '../use-pull.ts'
import { PlaylistGrid } from './playlist-grid.tsx'
import { SearchList } from './search-list.tsx'
import { SongTable } from './song-table.tsx'
import { useModal } from './use-modal.ts'
import './panel.css'
import './playlist-grid.css'
import './song-table.css'
import './search-list.css'
import './phone.css'

const LyricBoard = onDemand(async () => (await import('../board/lyric-board.tsx')).LyricBoard)

const close = () => music().player.closePanel()

/** The playlist title, the search and the close button. */
const PanelHeader = () => {
  const copy = usePlayerCopy()
  const { shown, loadMore } = usePlaylists()
  const count = usePlayer((state) => state.musicList.length)
  return (
    <header className="panel-header">
      <h2>{shown?.name ?? copy.panel.songs}</h2>
      {!loadMore && <small>{copy.panel.songCount(count)}</small>}
      <Popover
        face={<IconSearch aria-hidden size={20} stroke={1.6} />}
        name={copy.search.open}
        className="song-search"
      >
        <SearchList />
      </Popover>
      <button type="button" className="icon-button" aria-label={copy.close} onClick={close}>
        <IconX aria-hidden size={20} stroke={1.6} />
      </button>
    </header>
  )
}

const Songs = () => {
  const cover = usePlaylists(({ shown }) => shown?.coverImgUrl ?? '')
  return (
    <section className="panel-songs">
      {cover && <img key={cover} className="panel-view" src={cover} alt="" />}
      <PanelHeader />
      <SongTable />
    </section>
  )
}

/** The music panel over the page: playlists, songs, search and the player bar. */
export const MusicPanel = () => {
  const copy = usePlayerCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const cover = usePlayer((state) => state.song?.al.picUrl ?? '')
  const colours = useCoverColours(cover)
  const isBoardOpen = usePlayer((state) => state.showLyricBoard)
  const turnBoard = () => music().player.toggleLyricBoard()
  const board = { name: copy.board.open, onClick: turnBoard }
  const box = useRef<HTMLDivElement>(null)
  const pull = usePull(box, { down: close })
  useModal(dialog)
  useEffect(() => {
    music().player.prepare()
    ensurePlaylists()
  }, [])
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  const closeBeside = ({ target, currentTarget }: PointerEvent) =>
    target === currentTarget && close()
  return (
    <dialog
      ref={dialog}
      open
      className="music-panel"
      aria-modal
      aria-label={copy.panel.name}
      tabIndex={-1}
      data-player
      onKeyDown={closeOnEscape}
      onPointerDown={closeBeside}
    >
      <div
        ref={box}
        className="panel-box"
        style={colourStyle(colours)}
        inert={isBoardOpen}
        {...pull}
      >
        <PlaylistGrid />
        <Songs />
        <section className="panel-bar" aria-label={copy.bar} tabIndex={-1}>
          <PlayerBar disc={board}>
            <SleepPopover />
            <ShareButton />
          </PlayerBar>
        </section>
      </div>
      {isBoardOpen && <LyricBoard onMissing={turnBoard} />}
    </dialog>
  )
}
