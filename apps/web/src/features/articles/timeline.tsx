import type { ArticleEntry, TimelineYear } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { coverOf } from '../../shared/cover-of.ts'
import { sexagenaryYear } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import './timeline.css'
import { monthId } from './timeline-months.tsx'

const minute = (date: string) => date.slice(0, 'YYYY-MM-DD HH:mm'.length)

const monthOf = ({ createdAt }: ArticleEntry) => createdAt.slice(0, 'YYYY-MM'.length)

const Entry = ({ entry, id }: { entry: ArticleEntry; id: string | undefined }) => (
  <li id={id}>
    <a className="timeline-entry" href={articlePath(entry)}>
      <span className="cover">
        <Cover url={coverOf(entry)} width={112} height={74} />
      </span>
      <span>
        <b>{entry.article_title}</b>
        <time dateTime={minute(entry.createdAt)}>{minute(entry.createdAt)}</time>
      </span>
    </a>
  </li>
)

export const Timeline = ({ years }: { years: readonly TimelineYear[] }) => {
  const { stems, branches } = useCopy().timeline
  return years.map(({ year, articleList }) => (
    <section key={year} className="timeline-year">
      <h2>
        {year}
        <small>{sexagenaryYear(Number(year), stems, branches)}</small>
      </h2>
      <ol>
        {articleList.map((entry, place) => {
          const before = articleList[place - 1]
          const isFirst = !before || monthOf(before) !== monthOf(entry)
          const id = isFirst ? monthId(monthOf(entry)) : undefined
          return <Entry key={entry.id} entry={entry} id={id} />
        })}
      </ol>
    </section>
  ))
}
