import { IconX } from '@tabler/icons-react'
import { music } from '../music.ts'
import { usePlayerCopy } from '../use-player.ts'

export const ClosePanel = () => (
  <button
    type="button"
    className="icon-button close-panel"
    aria-label={usePlayerCopy().close}
    onClick={() => music().player.closePanel()}
  >
    <IconX aria-hidden size={20} stroke={1.6} />
  </button>
)
