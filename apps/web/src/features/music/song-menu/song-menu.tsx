import type { Song } from '@lanting/contract'
import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { toggleLike, useIsLiked } from '../mine/like-song.ts'
import { openPlaylistDialog } from '../mine/playlists/playlist-dialog-state.ts'
import { music } from '../music.ts'
import { useShareSong } from '../share-button.tsx'
import { usePlayerCopy } from '../use-player.ts'
import { placeBeside } from './place-beside.ts'
import './song-menu.css'
import { useSongPages } from './use-song-pages.ts'

interface MenuAction {
  readonly name: string
  readonly run: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The arrow keys go from one action to the next, around the ends. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items.at((at + step) % items.length)?.focus()
}

/** The menu does not move with its row. */
const closeWhenMoved = (menu: HTMLElement, button: HTMLElement) => {
  const top = () => button.getBoundingClientRect().top
  const opened = top()
  const close = () => top() !== opened && menu.hidePopover()
  document.addEventListener('scroll', close, { capture: true })
  return () => document.removeEventListener('scroll', close, { capture: true })
}

interface Props {
  readonly song: Song
  /** Shown below the actions that every song has. */
  readonly actions?: readonly MenuAction[]
  /** Opened by the press that has loaded it. */
  readonly opensAtOnce?: boolean
}

/** The actions of a song, wherever songs are listed. The menu lies above every box that scrolls. */
export const SongMenu = ({ song, actions = [], opensAtOnce = false }: Props) => {
  const { queue: copy, mine, ownPlaylists, share } = usePlayerCopy()
  const whenLoggedIn = useWhenLoggedIn()
  const isLiked = useIsLiked(song.id)
  const shareSong = useShareSong()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(opensAtOnce)
  const pages = useSongPages(song)
  const { player } = music()
  const all: readonly MenuAction[] = [
    { name: copy.playNext, run: () => player.playNext(song) },
    { name: copy.add, run: () => player.enqueue(song) },
    { name: isLiked ? mine.unlike : mine.like, run: () => toggleLike(song) },
    {
      name: ownPlaylists.addTo,
      run: () => whenLoggedIn(() => openPlaylistDialog({ kind: 'add', song })),
    },
    { name: share.copy, run: () => shareSong(song.id) },
    ...pages,
    ...actions,
  ]
  // Its place and the focus need the actions, which are there after the render.
  useEffect(() => {
    if (!isOpen || !button.current || !menu.current) return
    menu.current.showPopover()
    placeBeside(menu.current, button.current)
    menu.current.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    return closeWhenMoved(menu.current, button.current)
  }, [isOpen])
  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return moveFocus(event)
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button song-menu-button"
        aria-label={copy.actions(song.name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconDots aria-hidden size={18} stroke={1.6} />
      </button>
      <div
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="song-menu"
        aria-label={copy.actions(song.name)}
        data-player
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
        onKeyDown={onKeyDown}
      >
        {isOpen &&
          all.map(({ name, run }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                run()
              }}
            >
              {name}
            </button>
          ))}
      </div>
    </>
  )
}
