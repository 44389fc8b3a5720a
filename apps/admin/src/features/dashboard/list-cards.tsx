import { articleIdPath, type Dashboard } from '@lanting/contract'
import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { BarList } from './bar-list.tsx'
import { wholeNumber } from './stat-labels.ts'

interface Card {
  readonly title: string
  readonly note?: string
  readonly empty: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

export const ListCard = ({ title, note, empty, isEmpty, children }: Card) => (
  <section className="sheet" aria-label={title}>
    <div className="sheet-head">
      <h2>{title}</h2>
      {note && <small className="quiet card-note">{note}</small>}
    </div>
    {isEmpty ? <p className="card-empty">{empty}</p> : children}
  </section>
)

export const TopArticles = ({ list, note }: { list: Dashboard['topArticles']; note: string }) => {
  const { title, empty } = useCopy().admin.dashboard.top
  const bars = list.map(({ id, article_title, views }) => ({
    key: String(id),
    name: (
      <a href={articleIdPath(id)} target="_blank" rel="noreferrer">
        {article_title}
      </a>
    ),
    value: views,
    said: wholeNumber(views),
  }))
  return (
    <ListCard title={title} note={note} empty={empty} isEmpty={list.length === 0}>
      <BarList bars={bars} />
    </ListCard>
  )
}

export const Referrers = ({ list, note }: { list: Dashboard['referrers']; note: string }) => {
  const { title, empty } = useCopy().admin.dashboard.referrers
  const bars = list.map(({ host, views }) => ({
    ...{ key: host, name: host, value: views, said: wholeNumber(views) },
  }))
  return (
    <ListCard title={title} note={note} empty={empty} isEmpty={list.length === 0}>
      <BarList bars={bars} />
    </ListCard>
  )
}

export const FailedSearches = ({
  list,
  note,
}: {
  list: Dashboard['missedSearches']
  note: string
}) => {
  const { title, empty, times } = useCopy().admin.dashboard.failedSearches
  return (
    <ListCard title={title} note={note} empty={empty} isEmpty={list.length === 0}>
      <ul className="failed-searches">
        {list.map(({ word, times: count }) => (
          <li key={word}>
            <span>{word}</span>
            <em>{times(count)}</em>
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
