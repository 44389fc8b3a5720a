import type { OpenedSong } from '@lanting/contract'
import { IconHandFinger } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useCopy } from '../../shared/language.ts'
import { NUDGE_MS, type useTapping } from './use-tapping.ts'

const SPEEDS = [0.5, 0.75, 1] as const

interface Props {
  readonly song: OpenedSong
  readonly audio: RefObject<HTMLAudioElement | null>
  readonly tapping: Pick<ReturnType<typeof useTapping>, 'next' | 'tap' | 'tapWord' | 'nudge'>
  readonly onDuration: (seconds: number) => void
}

/** The player and the timestamp buttons. */
export const LyricTools = ({ song, audio, tapping, onDuration }: Props) => {
  const { lyrics } = useCopy().admin
  const setSpeed = (speed: number) => {
    if (audio.current) audio.current.playbackRate = speed
  }
  return (
    <div className="lyric-tools">
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand beside it. */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={song.url}
        aria-label={song.name}
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) onDuration(duration)
        }}
      />
      <fieldset aria-label={lyrics.tools} disabled={song.isDemo}>
        <button type="button" className="button" title={lyrics.tapHint} onClick={tapping.tap}>
          <IconHandFinger aria-hidden size={18} stroke={1.6} />
          {lyrics.tap}
        </button>
        <button
          type="button"
          className="button ghost"
          title={lyrics.tapWordHint}
          onClick={tapping.tapWord}
        >
          {lyrics.tapWord}
        </button>
        <button
          type="button"
          className="button ghost"
          aria-label={lyrics.earlier}
          title={lyrics.earlier}
          onClick={() => tapping.nudge(-NUDGE_MS)}
        >
          −{NUDGE_MS}
        </button>
        <button
          type="button"
          className="button ghost"
          aria-label={lyrics.later}
          title={lyrics.later}
          onClick={() => tapping.nudge(NUDGE_MS)}
        >
          +{NUDGE_MS}
        </button>
      </fieldset>
      <select
        className="input"
        aria-label={lyrics.speed}
        defaultValue={1}
        onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed} ×
          </option>
        ))}
      </select>
      {tapping.next && !song.isDemo && (
        <p className="next-line quiet">
          {lyrics.nextLine} <b>{tapping.next}</b>
        </p>
      )}
    </div>
  )
}
