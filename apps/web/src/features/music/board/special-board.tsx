import { artistsOf } from '@lanting/player'
import { IconMinus, IconPlus, IconSun } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { BoardButton } from './board-button.tsx'
import { Crossfade } from './crossfade.tsx'
import { isLongTitle } from './long-text.rules.ts'
import type { SizeKind } from './stage-settings.rules.ts'
import { brighten, resize, useStage } from './stage-settings.ts'
import { SungLines } from './sung-line.tsx'
import './special-board.css'
import './special-board-small.css'

const PERCENT = 100

/** A text with buttons to resize it. */
const Sized = ({ kind, children }: { kind: SizeKind; children: ReactNode }) => {
  const copy = usePlayerCopy().board
  const size = useStage((settings) => settings[kind])
  const name = copy.sizes[kind]
  return (
    <fieldset
      className="sized"
      data-kind={kind}
      aria-label={copy.sizeOf(name, size)}
      style={{ '--size': size } as CSSProperties}
    >
      <BoardButton name={copy.smaller(name)} Icon={IconMinus} onClick={() => resize(kind, -1)} />
      {children}
      <BoardButton name={copy.larger(name)} Icon={IconPlus} onClick={() => resize(kind, 1)} />
    </fieldset>
  )
}

/** The background image with the chosen brightness. */
const StagePicture = ({ local }: { local: string | undefined }) => {
  const cover = usePlayer((state) => state.song?.al.picUrl ?? '')
  const { brightness, isProfessional } = useStage()
  const picture = local ?? (isProfessional ? '' : cover)
  return (
    <div className="stage-picture" aria-hidden>
      <Crossfade name={picture || 'black'}>
        {picture && <img src={picture} alt="" data-local={local !== undefined} />}
      </Crossfade>
      <div className="stage-overlay" style={{ opacity: 1 - brightness }} />
    </div>
  )
}

const Brightness = () => {
  const copy = usePlayerCopy().board
  const percent = Math.round(useStage((settings) => settings.brightness) * PERCENT)
  return (
    <button type="button" className="brightness" onClick={brighten}>
      <IconSun aria-hidden size={18} stroke={1.6} />
      <i aria-hidden style={{ '--share': `${percent}%` } as CSSProperties} />
      {copy.brightness(percent)}
    </button>
  )
}

interface Props {
  readonly picture: string | undefined
  readonly onFullscreen: () => void
}

/** The stage: song, artist, and the current line, which fills as it is sung. */
export const SpecialBoard = ({ picture, onFullscreen }: Props) => {
  const copy = usePlayerCopy()
  const song = usePlayer((state) => state.song)
  const isProfessional = useStage((settings) => settings.isProfessional)
  return (
    <div className="special-board" data-professional={isProfessional}>
      <StagePicture local={picture} />
      <Brightness />
      <div className="stage">
        <div className="stage-text">
          <Sized kind="title">
            <h2 data-long={isLongTitle(song?.name ?? '')}>
              <button type="button" onClick={onFullscreen} title={copy.board.fullscreen}>
                {song ? song.name : copy.idle}
              </button>
            </h2>
          </Sized>
          <Sized kind="artist">
            <button type="button" className="stage-artist" onClick={brighten}>
              <span>{song ? artistsOf(song) || copy.lostArtist : ''}</span>
            </button>
          </Sized>
          <Sized kind="lyric">
            <SungLines />
          </Sized>
        </div>
      </div>
    </div>
  )
}
