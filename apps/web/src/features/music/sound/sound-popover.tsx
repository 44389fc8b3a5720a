import { IconAdjustments } from '@tabler/icons-react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Popover } from '../bar/popover.tsx'
import { usePlayerCopy } from '../use-player.ts'

const SoundPanel = onDemand(async () => (await import('./sound-panel.tsx')).SoundPanel)

export const SoundPopover = () => (
  <Popover
    face={<IconAdjustments aria-hidden size={20} stroke={1.6} />}
    name={usePlayerCopy().sound.name}
    className="sound"
  >
    <SoundPanel />
  </Popover>
)
