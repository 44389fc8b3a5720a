import { type KeyboardEvent, useRef } from 'react'
import { useUserState } from '../../../../shared/stores/user-state.ts'
import { usePlayerCopy } from '../../use-player.ts'
import { OWN_SHELVES, SHELVES, showShelf, useShelves } from './shelves.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Chooses between playlists, albums, artists and genres. */
export const ShelfTabs = () => {
  const { shelves: copy, ownPlaylists } = usePlayerCopy()
  const names = { ...copy.tabs, own: ownPlaylists.tab }
  const list = useRef<HTMLDivElement>(null)
  const shelf = useShelves((state) => state.shelf)
  const isUser = useUserState(({ token }) => token !== undefined)
  const shelves = isUser ? OWN_SHELVES : SHELVES
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const places: readonly string[] = shelves
    const place = (places.indexOf(shelf) + step + shelves.length) % shelves.length
    showShelf(shelves[place] ?? 'playlists')
    list.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <div
      ref={list}
      className="shelf-tabs"
      role="tablist"
      aria-label={copy.name}
      onKeyDown={onKeyDown}
    >
      {shelves.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`shelf-${key}`}
          aria-selected={key === shelf}
          aria-controls="shelf-panel"
          tabIndex={key === shelf ? 0 : -1}
          onClick={() => showShelf(key)}
        >
          {names[key]}
        </button>
      ))}
    </div>
  )
}
