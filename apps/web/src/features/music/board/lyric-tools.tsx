import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { IconPictureInPicture, IconQuote } from '@tabler/icons-react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { BoardButton } from './board-button.tsx'
import './lyric-tools.css'

const openWindow = async (copy: PlayerCopy) => {
  try {
    const { openLyricWindow } = await import('../lyric-window/open-lyric-window.tsx')
    await openLyricWindow(copy)
  } catch (error) {
    console.info('Lyric window:', error)
    music().notify(({ lines }) => lines.failed)
  }
}

/** Buttons that share lines of a song, or show the sung line above other windows. */
export const LyricTools = ({ onShare }: { onShare: () => void }) => {
  const copy = usePlayerCopy()
  const hasLines = usePlayer((state) => state.lyrics.lines.length > 0)
  if (!hasLines) return null
  return (
    <div className="lyric-tools" role="toolbar" aria-label={copy.lines.tools}>
      <BoardButton name={copy.lines.share} Icon={IconQuote} onClick={onShare} />
      {'documentPictureInPicture' in window && (
        <BoardButton
          name={copy.lines.lyricWindow}
          Icon={IconPictureInPicture}
          onClick={() => openWindow(copy)}
        />
      )}
    </div>
  )
}
