import { articlePath, searchPath } from '@lanting/contract'
import { useCopy } from '../../../shared/language.ts'
import { highlightTerms } from '../highlight-terms.ts'
import { Marked } from '../highlighted.tsx'
import type { Answer } from '../search-state.ts'

interface Props {
  readonly id: string
  readonly answer: Answer
  readonly active: number
  readonly isBusy: boolean
  readonly onActivate: (place: number) => void
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** The hits, and a link to all results. */
export const HitList = ({ id, answer: { text, found }, active, isBusy, onActivate }: Props) => {
  const { search } = useCopy()
  const option = (place: number) => ({
    id: optionId(id, place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    onPointerMove: () => onActivate(place),
  })
  return (
    <div id={id} className="hit-list" role="listbox" aria-label={search.results} aria-busy={isBusy}>
      {found.map((article, place) => {
        const { title, excerpt } = highlightTerms(article, text)
        return (
          <a key={article.id} {...option(place)} href={articlePath(article)}>
            <b>
              <Marked text={title} />
            </b>
            <span>
              <Marked text={excerpt} />
            </span>
          </a>
        )
      })}
      <a {...option(found.length)} className="all" href={searchPath(text)}>
        {search.all(text)}
      </a>
    </div>
  )
}
