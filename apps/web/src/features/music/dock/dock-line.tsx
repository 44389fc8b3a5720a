import { IconX } from '@tabler/icons-react'
import { TOAST_SHORT_MS } from '../../../shared/messages/toasts.ts'
import { sungLine } from '../lyric-title.ts'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { showDockLine, useDockLine } from './dock-line-state.ts'
import './dock-line.css'

const close = () => {
  showDockLine(false)
  music().notify((copy) => copy.words.lineClosed, TOAST_SHORT_MS, 'info')
}

/** The line that is sung, written downwards in the margin above the disc. */
export const DockLine = () => {
  const copy = usePlayerCopy().words
  const line = usePlayer(sungLine)
  const isShown = useDockLine((state) => state.isShown)
  if (!isShown || !line) return null
  return (
    <div className="dock-line">
      <p key={line}>{line}</p>
      <button type="button" aria-label={copy.closeLine} onClick={close}>
        <IconX aria-hidden size={14} stroke={1.8} />
      </button>
    </div>
  )
}
