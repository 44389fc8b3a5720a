import { type KeyboardEvent, useRef } from 'react'
import { usePlayerCopy } from '../../use-player.ts'
import { SHELVES, showShelf, useShelves } from './shelves.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Chooses between playlists, albums, artists and genres. */
export const ShelfTabs = () => {
  const copy = usePlayerCopy().shelves
  const list = useRef<HTMLDivElement>(null)
  const shelf = useShelves((state) => state.shelf)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const place = (SHELVES.indexOf(shelf) + step + SHELVES.length) % SHELVES.length
    showShelf(SHELVES[place] ?? 'playlists')
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
      {SHELVES.map((key) => (
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
          {copy.tabs[key]}
        </button>
      ))}
    </div>
  )
}
