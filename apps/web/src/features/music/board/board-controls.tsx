import { isPaused } from '@lanting/player'
import {
  IconChevronDown,
  IconMicrophone2,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconTheater,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { PlayIcon } from '../bar/play-icon.tsx'
import { music } from '../music.ts'
import { nextSong, playOrPause, previousSong } from '../playback.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { BoardButton } from './board-button.tsx'
import { toggleProfessional, useStage } from './stage-settings.ts'

const PictureControl = ({ onPicture }: { onPicture: (file: File | undefined) => void }) => {
  const copy = usePlayerCopy().board
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <BoardButton name={copy.picture} Icon={IconUpload} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.picture}
        onChange={({ target }) => {
          onPicture(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

const Transport = () => {
  const copy = usePlayerCopy()
  const paused = usePlayer(isPaused)
  return (
    <>
      <BoardButton name={copy.previous} Icon={IconPlayerTrackPrev} onClick={previousSong} />
      <button
        type="button"
        className="board-play"
        aria-label={paused ? copy.play : copy.pause}
        onClick={playOrPause}
      >
        <PlayIcon isPaused={paused} size={22} />
      </button>
      <BoardButton name={copy.next} Icon={IconPlayerTrackNext} onClick={nextSong} />
    </>
  )
}

/** The controls of the board. */
export const BoardControls = ({ onPicture }: { onPicture: (file: File | undefined) => void }) => {
  const copy = usePlayerCopy()
  const { player } = music()
  const isSpecial = usePlayer((state) => state.lyricType === 'SPECIAL')
  const isProfessional = useStage((settings) => settings.isProfessional)
  return (
    <div className="board-controls" role="toolbar" aria-label={copy.board.controls}>
      <BoardButton
        name={copy.board.close}
        Icon={IconChevronDown}
        onClick={() => player.toggleLyricBoard()}
      />
      {isSpecial && (
        <BoardButton
          name={copy.board.professional}
          Icon={IconTheater}
          isPressed={isProfessional}
          onClick={toggleProfessional}
        />
      )}
      <hr />
      <Transport />
      <hr />
      {isSpecial && <PictureControl onPicture={onPicture} />}
      <BoardButton
        name={copy.board.special}
        Icon={IconMicrophone2}
        isPressed={isSpecial}
        onClick={() => player.setLyricType(isSpecial ? 'COMMON' : 'SPECIAL')}
      />
      <BoardButton name={copy.close} Icon={IconX} onClick={() => player.closePanel()} />
    </div>
  )
}
