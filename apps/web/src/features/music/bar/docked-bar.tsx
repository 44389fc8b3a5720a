import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { music } from '../music.ts'
import { ensurePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { PlayerBar } from './player-bar.tsx'

/** The bar at the foot of the window, in place of the disc. The page above it stays in use. */
export const DockedBar = () => {
  const words = usePlayerCopy()
  const { player } = music()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    bar.current?.focus({ preventScroll: true })
    player.prepare()
    ensurePlaylists()
  }, [player])
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && player.closePanel()
  return (
    <section
      ref={bar}
      className="docked-bar"
      aria-label={words.bar}
      tabIndex={-1}
      data-player
      onKeyDown={closeOnEscape}
    >
      <PlayerBar>
        <button
          type="button"
          className="icon-button"
          aria-label={words.close}
          onClick={() => player.closePanel()}
        >
          <IconChevronDown aria-hidden size={20} stroke={1.6} />
        </button>
      </PlayerBar>
    </section>
  )
}
