import { useEffect, useRef } from 'react'
import type { CatalogueEntry } from './catalogue.rules.ts'
import { useCurrentHeading } from './use-current-heading.ts'

interface Props {
  readonly entries: readonly CatalogueEntry[]
  readonly onChoose?: () => void
}

/** Scrolls only the list, never the page. */
const keepVisible = (link: Element | null | undefined) => {
  const box = link?.closest('.reading-side')
  if (!link || !box) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top) box.scrollTop -= frame.top - top
  if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom
}

/** The headings of the article, with the current one marked. */
export const Catalogue = ({ entries, onChoose }: Props) => {
  const current = useCurrentHeading(entries)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (current !== undefined) keepVisible(list.current?.querySelector('[aria-current]'))
  }, [current])
  return (
    <ol ref={list} className="catalogue">
      {entries.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-depth={depth}
            aria-current={id === current || undefined}
            onClick={onChoose}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
