import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from '@tabler/icons-react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'

const ICONS = { RANDOM: IconArrowsShuffle, LISTLOOP: IconRepeat, SINGLECYCLE: IconRepeatOnce }

/** The play mode. A click selects the next mode. */
export const ModeButton = () => {
  const copy = usePlayerCopy()
  const mode = usePlayer((state) => state.playModel)
  const Icon = ICONS[mode]
  const name = copy.mode(copy.modes[mode])
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={copy.modes[mode]}
      onClick={() => music().player.cycleMode()}
    >
      <Icon aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
