import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import './tabs.css'

interface Tab {
  readonly key: string
  readonly label: string
  readonly panel: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Returns the tab index for a key; undefined for other keys. */
const afterKey = (key: string, place: number, count: number) => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (place + step + count) % count
}

interface Props {
  readonly name: string
  readonly tabs: readonly Tab[]
  /** The key of the tab that is open at first. One that does not exist yet opens when it does. */
  readonly initial?: string
  readonly onShow?: (key: string) => void
}

/** Shows one panel at a time. A panel mounts when it is first opened, and keeps its input. */
export const Tabs = ({ name, tabs, initial, onShow }: Props) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const open = Math.max(
    0,
    tabs.findIndex(({ key }) => key === wanted),
  )

  const show = (place: number) => {
    const { key } = tabs[place] as Tab
    const left = tabs[open] as Tab
    setSeen(new Set(seen).add(left.key))
    setWanted(key)
    onShow?.(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = afterKey(event.key, open, tabs.length)
    if (place === undefined) return
    event.preventDefault()
    show(place)
    list.current?.querySelectorAll('button')[place]?.focus()
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={place === open}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={place === open ? 0 : -1}
            onClick={() => show(place)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, place) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={place !== open}
        >
          {(place === open || seen.has(key)) && panel}
        </div>
      ))}
    </>
  )
}
