import { articlePath, searchPath } from '@lanting/contract'
import { useCopy } from '../../../shared/language.ts'
import { cleanStart } from '../clean-start.ts'
import { Marked } from '../highlighted.tsx'
import { type Answer, foundIn } from '../search-state.ts'

interface Props {
  readonly id: string
  readonly answer: Answer
  readonly active: number
  readonly isBusy: boolean
  readonly onActivate: (place: number) => void
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** The names and articles that are found, and a link to all results. */
export const HitList = ({ id, answer, active, isBusy, onActivate }: Props) => {
  const { text, found, names } = answer
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
      {names.map(({ kind, name, path }, place) => (
        <a key={`${kind} ${path}`} {...option(place)} className="named" href={path}>
          <small>{search.kinds[kind]}</small>
          <b>
            <Marked text={name} />
          </b>
        </a>
      ))}
      {found.map((article, at) => (
        <a key={article.id} {...option(names.length + at)} href={articlePath(article)}>
          <b>
            <Marked text={article.title} />
          </b>
          {article.foundBy && (
            <small>
              <Marked text={article.foundBy} />
            </small>
          )}
          <span>
            <Marked text={cleanStart(article.excerpt)} />
          </span>
        </a>
      ))}
      <a {...option(foundIn(answer))} className="all" href={searchPath(text)}>
        {search.all(text)}
      </a>
    </div>
  )
}
