import { isPaused } from '@lanting/player'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useCoverPage } from '../../../shared/page-overlay.ts'
import { useBackCloses } from '../../../shared/router/use-back-closes.ts'
import { music } from '../music.ts'
import { nextSong, previousSong } from '../playback.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { usePull } from '../use-pull.ts'
import { BoardControls } from './board-controls.tsx'
import { boardKeys } from './board-keys.ts'
import { BoardLight } from './board-light.tsx'
import { BoardProgress } from './board-progress.tsx'
import { CommonBoard } from './common-board.tsx'
import { useLocalPicture } from './local-picture.ts'
import { LyricTools } from './lyric-tools.tsx'
import { SpecialBoard } from './special-board.tsx'
import { Spectrum } from './spectrum.tsx'
import { useIdle } from './use-idle.ts'
import { WordsMenu } from './words-menu.tsx'
import './board.css'
import './spectrum.css'

const LinesDialog = onDemand(
  async () => (await import('./share-lines/lines-dialog.tsx')).LinesDialog,
)

/** Takes the focus. The panel gives it back. */
const useFocusHere = (board: RefObject<HTMLElement | null>) => {
  useEffect(() => board.current?.focus({ preventScroll: true }), [board])
}

const fullscreenOf = (board: RefObject<HTMLElement | null>) => () => {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : board.current?.requestFullscreen?.()
  done?.catch((error) => console.info('Fullscreen:', error))
}

const turnBoard = () => music().player.toggleLyricBoard()

/** The lyrics over the panel: a list beside the disc, or one line on a stage. */
export const LyricBoard = () => {
  const copy = usePlayerCopy().board
  const board = useRef<HTMLElement>(null)
  const isSpecial = usePlayer((state) => state.lyricType === 'SPECIAL')
  const isStill = usePlayer(isPaused)
  const isStalled = usePlayer((state) => state.isStalled)
  const isIdle = useIdle(board, isSpecial && !isStill)
  const picture = useLocalPicture()
  const [isSharing, setSharing] = useState(false)
  const stopSharing = () => setSharing(false)
  const pull = usePull(board, {
    down: turnBoard,
    left: nextSong,
    right: previousSong,
  })
  const fullscreen = fullscreenOf(board)
  useFocusHere(board)
  useCoverPage()
  useBackCloses(turnBoard)
  return (
    <>
      <section
        ref={board}
        className="lyric-board"
        aria-label={isSpecial ? copy.special : copy.name}
        tabIndex={-1}
        data-idle={isIdle}
        data-still={isStill || isStalled}
        onKeyDown={boardKeys(fullscreen)}
        {...pull}
      >
        {isSpecial ? (
          <SpecialBoard picture={picture.url} onFullscreen={fullscreen} />
        ) : (
          <>
            <BoardLight />
            <CommonBoard onFullscreen={fullscreen} />
            <LyricTools onShare={() => setSharing(true)} />
          </>
        )}
        <Spectrum />
        <WordsMenu />
        <BoardControls onPicture={picture.choose} />
        <BoardProgress />
      </section>
      {/* Keys and fingers in it are not those of the board. */}
      {isSharing && <LinesDialog onClose={stopSharing} onMissing={stopSharing} />}
    </>
  )
}
