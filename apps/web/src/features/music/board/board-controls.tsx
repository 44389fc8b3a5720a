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
import { type ComponentType, useRef } from 'react'
import { PlayIcon } from '../bar/play-icon.tsx'
import { playNext, playOrPause, playPrevious } from '../listen.ts'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { toggleProfessional, useStage } from './stage-settings.ts'

interface ControlProps {
  readonly name: string
  readonly Icon: ComponentType<{ size: number; stroke: number }>
  readonly isPressed?: boolean
  readonly onClick: () => void
}

const Control = ({ name, Icon, isPressed, onClick }: ControlProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    title={name}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Icon aria-hidden size={20} stroke={1.6} />
  </button>
)

const PictureControl = ({ onPicture }: { onPicture: (file: File | undefined) => void }) => {
  const words = usePlayerCopy().board
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Control name={words.picture} Icon={IconUpload} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.picture}
        onChange={({ target }) => {
          onPicture(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

const Transport = () => {
  const words = usePlayerCopy()
  const paused = usePlayer(isPaused)
  return (
    <>
      <Control name={words.previous} Icon={IconPlayerTrackPrev} onClick={playPrevious} />
      <button
        type="button"
        className="board-play"
        aria-label={paused ? words.play : words.pause}
        onClick={playOrPause}
      >
        <PlayIcon isPaused={paused} size={22} />
      </button>
      <Control name={words.next} Icon={IconPlayerTrackNext} onClick={playNext} />
    </>
  )
}

/** Everything one can do on the board, in one line. */
export const BoardControls = ({ onPicture }: { onPicture: (file: File | undefined) => void }) => {
  const words = usePlayerCopy()
  const { player } = music()
  const isSpecial = usePlayer((state) => state.lyricType === 'SPECIAL')
  const isProfessional = useStage((settings) => settings.isProfessional)
  return (
    <div className="board-controls" role="toolbar" aria-label={words.board.controls}>
      <Control
        name={words.board.close}
        Icon={IconChevronDown}
        onClick={() => player.toggleLyricBoard()}
      />
      {isSpecial && (
        <Control
          name={words.board.professional}
          Icon={IconTheater}
          isPressed={isProfessional}
          onClick={toggleProfessional}
        />
      )}
      <hr />
      <Transport />
      <hr />
      {isSpecial && <PictureControl onPicture={onPicture} />}
      <Control
        name={words.board.special}
        Icon={IconMicrophone2}
        isPressed={isSpecial}
        onClick={() => player.setLyricType(isSpecial ? 'COMMON' : 'SPECIAL')}
      />
      <Control name={words.close} Icon={IconX} onClick={() => player.closePanel()} />
    </div>
  )
}
