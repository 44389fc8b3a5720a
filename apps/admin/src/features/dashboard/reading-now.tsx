import { READING_NOW_MINUTES, type ReadingNow } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { BarList } from './bar-list.tsx'
import { readingNowQuery } from './dashboard.queries.ts'
import { ListCard } from './list-cards.tsx'

const NOBODY: ReadingNow = { readers: 0, pages: [] }

/** The current readers by page. */
export const ReadingNowCard = () => {
  const { now, pages } = useCopy().admin.dashboard
  const { data = NOBODY } = useQuery(readingNowQuery())
  const bars = data.pages.map(({ path, title, readers }) => ({
    key: path,
    name: title || pages[path.split('?')[0] ?? ''] || path,
    value: readers,
    said: now.readers(readers),
  }))
  return (
    <ListCard
      title={now.title}
      note={data.readers > 0 ? now.readers(data.readers) : undefined}
      empty={now.empty}
      isEmpty={data.readers === 0}
    >
      <BarList bars={bars} />
      <p className="quiet now-note">{now.since(READING_NOW_MINUTES)}</p>
    </ListCard>
  )
}
