import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { loudness, volumeAfter } from './bar.rules.ts'
import { Popover } from './popover.tsx'

const ICONS = { silent: IconVolumeOff, low: IconVolume2, high: IconVolume }
const FULL = 100

const useLoudnessIcon = () => {
  const Icon = ICONS[usePlayer(({ volume, isMuted }) => loudness(volume, isMuted))]
  return <Icon aria-hidden size={20} stroke={1.6} />
}

export const VolumePopover = () => {
  const copy = usePlayerCopy()
  const volume = usePlayer((state) => Math.round(state.volume * FULL))
  const isMuted = usePlayer((state) => state.isMuted)
  const { player } = music()
  const audible = isMuted ? 0 : volume
  const unmute = (event: KeyboardEvent) => {
    if (!isMuted || (event.key !== 'ArrowUp' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    player.setVolume(volumeAfter(player.getState().volume, isMuted, 1 / FULL))
  }
  return (
    <Popover face={useLoudnessIcon()} name={copy.volume} className="volume">
      <input
        type="range"
        aria-label={copy.volume}
        aria-orientation="vertical"
        style={{ '--played': `${audible}%` } as CSSProperties}
        min={0}
        max={FULL}
        value={audible}
        onChange={({ target }) => player.setVolume(Number(target.value) / FULL)}
        onKeyDown={unmute}
      />
      <output>{audible}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={isMuted ? copy.unmute : copy.mute}
        aria-pressed={isMuted}
        onClick={() => player.toggleMute()}
      >
        {isMuted ? (
          <IconVolumeOff aria-hidden size={18} stroke={1.6} />
        ) : (
          <IconVolume aria-hidden size={18} stroke={1.6} />
        )}
      </button>
    </Popover>
  )
}
