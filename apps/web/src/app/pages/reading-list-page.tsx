import { articleIdPath } from '@lanting/contract'
import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import {
  keepEntry,
  type ReadingEntry,
  useReadingList,
} from '../../features/reading-list/reading-list.ts'
import { useCopyOf } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { PATHS } from '../../shared/paths.ts'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { Banner } from '../banner/banner.tsx'
import './reader-pages.css'

const Entries = () => {
  const { readingList: copy } = useCopyOf(readerPagesCopy)
  const entries = useReadingList()
  const section = useRef<HTMLElement>(null)
  const [removed, setRemoved] = useState<number>()
  // The button that was pressed is gone. The next one takes the focus, or the title when none is left.
  useEffect(() => {
    if (removed === undefined) return
    const buttons = section.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed, buttons.length - 1)]
    ;(next ?? section.current?.querySelector('h2'))?.focus()
    setRemoved(undefined)
  }, [removed])
  if (entries.length === 0) {
    return (
      <section ref={section} className="card empty">
        <h2 tabIndex={-1}>{copy.empty}</h2>
        <p>{copy.emptyText}</p>
        <a className="button ghost" href={PATHS.home}>
          {copy.toHome}
        </a>
      </section>
    )
  }
  const remove = (entry: ReadingEntry, place: number) => {
    keepEntry(entry, false)
    setRemoved(place)
  }
  return (
    <section ref={section} className="card reader-card">
      <p>{copy.lead}</p>
      <ol className="reading-list">
        {entries.map((entry, place) => (
          <li key={entry.id}>
            <a href={articleIdPath(entry.id)}>{entry.title}</a>
            <button
              type="button"
              className="icon-button"
              aria-label={copy.remove(entry.title)}
              onClick={() => remove(entry, place)}
            >
              <IconX aria-hidden size={20} stroke={1.6} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The articles that this browser keeps for later. The server does not know them. */
export const ReadingListPage = () => {
  const { readingList: copy } = useCopyOf(readerPagesCopy)
  const isInBrowser = useInBrowser()
  return (
    <>
      <Banner routeName="ArticleList" title={copy.title}>
        <p>{copy.motto}</p>
      </Banner>
      <div className="reading-column">
        <NeedsScript />
        {isInBrowser ? <Entries /> : <div className="skeleton reader-skeleton" />}
      </div>
    </>
  )
}
