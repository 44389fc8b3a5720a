import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useBackCloses } from '../../../shared/router/use-back-closes.ts'
import { PlayerBar } from '../bar/player-bar.tsx'
import { colourStyle, useCoverColours } from '../cover/use-cover-colours.ts'
import { closePlaylistDialog, usePlaylistDialog } from '../mine/playlists/playlist-dialog-state.ts'
import { music } from '../music.ts'
import { ensurePlaylists, usePlaylists } from '../playlists.ts'
import { QueueButton } from '../queue/queue-button.tsx'
import { ShareButton } from '../share-button.tsx'
import { SleepPopover } from '../sleep/sleep-popover.tsx'
import { SoundPopover } from '../sound/sound-popover.tsx'
import { TogetherButton } from '../together/together-button.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { usePull } from '../use-pull.ts'
import { PanelHeader } from './panel-header.tsx'
import { showView, usePanelView } from './panel-view.ts'
import { PlaylistGrid } from './playlist-grid.tsx'
import { SongTable } from './song-table.tsx'
import { useModal } from './use-modal.ts'
import './panel.css'
import './playlist-grid.css'
import './shelves/shelves.css'
import './song-table.css'
import './search-list.css'
import './phone.css'

const LyricBoard = onDemand(async () => (await import('../board/lyric-board.tsx')).LyricBoard)

const QueuePanel = onDemand(async () => (await import('../queue/queue-panel.tsx')).QueuePanel)
const TogetherPanel = onDemand(
  async () => (await import('../together/together-panel.tsx')).TogetherPanel,
)

const PlaylistDialog = onDemand(
  async () => (await import('../mine/playlists/playlist-dialog.tsx')).PlaylistDialog,
)

const close = () => music().player.closePanel()
const turnBoard = () => music().player.toggleLyricBoard()
const leave = () => (music().player.getState().showLyricBoard ? turnBoard() : close())

/** Gives the focus back to the disc when the board has closed. */
const useFocusAfterBoard = (box: RefObject<HTMLElement | null>, isBoardOpen: boolean) => {
  const wasOpen = useRef(false)
  useEffect(() => {
    const disc = box.current?.querySelector<HTMLElement>('.player-bar .vinyl')
    if (wasOpen.current && !isBoardOpen) disc?.focus({ preventScroll: true })
    wasOpen.current = isBoardOpen
  }, [box, isBoardOpen])
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

const PanelMain = () => {
  const view = usePanelView((panel) => panel.view)
  const back = () => showView('songs')
  if (view === 'together') return <TogetherPanel onMissing={back} />
  return view === 'queue' ? <QueuePanel onMissing={back} /> : <Songs />
}

/** The music panel over the page: playlists, songs, search and the player bar. */
export const MusicPanel = () => {
  const copy = usePlayerCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const cover = usePlayer((state) => state.song?.al.picUrl ?? '')
  const colours = useCoverColours(cover)
  const isBoardOpen = usePlayer((state) => state.showLyricBoard)
  const isPlaylistAsked = usePlaylistDialog(({ asked }) => asked !== undefined)
  const board = { name: copy.board.open, onClick: turnBoard }
  const box = useRef<HTMLDivElement>(null)
  const pull = usePull(box, { down: close })
  useModal(dialog, leave)
  useBackCloses(close)
  useFocusAfterBoard(box, isBoardOpen)
  useEffect(() => {
    music().player.prepare()
    ensurePlaylists()
  }, [])
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
        <PanelMain />
        <section className="panel-bar" aria-label={copy.bar} tabIndex={-1}>
          <PlayerBar disc={board}>
            <TogetherButton />
            <QueueButton />
            <SoundPopover />
            <SleepPopover />
            <ShareButton />
          </PlayerBar>
        </section>
      </div>
      {isPlaylistAsked && <PlaylistDialog onMissing={closePlaylistDialog} />}
      {isBoardOpen && <LyricBoard onMissing={turnBoard} />}
    </dialog>
  )
}
