import { LENGTH } from '@lanting/contract'
import type { ReactNode } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { failureText } from '../../../shared/messages/failure-toast.ts'
import { type Answer, foundIn, type SearchState } from '../search-state.ts'

interface Props {
  readonly state: SearchState
  readonly onRetry: (text: string) => void
  /** Renders the hits. */
  readonly list: (answer: Answer, isBusy: boolean) => ReactNode
}

const Skeleton = () => (
  <div aria-busy="true">
    <div className="skeleton hit-skeleton" />
    <div className="skeleton hit-skeleton" />
    <div className="skeleton hit-skeleton" />
  </div>
)

/** The visible answer: the last one while the next is pending. */
export const shownAnswer = (state: SearchState): Answer | undefined => {
  if (state.phase === 'answered') return state.answer
  return state.phase === 'asking' ? state.last : undefined
}

const Content = ({ state, onRetry, list }: Props) => {
  const { search, failure, messages } = useCopy()
  if (state.phase === 'tooLong') {
    return <p className="search-note">{search.tooLong(LENGTH.searchText)}</p>
  }
  if (state.phase === 'failed') {
    return (
      <div className="search-note">
        <p>{failureText(state.failure, navigator.onLine, messages)}</p>
        <button type="button" className="button ghost" onClick={() => onRetry(state.text)}>
          {failure.retry}
        </button>
      </div>
    )
  }
  const answer = shownAnswer(state)
  if (!answer) return <Skeleton />
  if (foundIn(answer) > 0) {
    return (
      <>
        {answer.near && <p className="search-note">{search.near(answer.near)}</p>}
        {list(answer, state.phase === 'asking')}
      </>
    )
  }
  return (
    <div className="search-note" aria-busy={state.phase === 'asking'}>
      <p className="none">{search.none(answer.text)}</p>
      <p>{search.noneText}</p>
    </div>
  )
}

/** The live announcement for screen readers. */
const useSpoken = (state: SearchState): string => {
  const { search, messages } = useCopy()
  if (state.phase === 'asking') return search.asking
  if (state.phase === 'tooLong') return search.tooLong(LENGTH.searchText)
  if (state.phase === 'failed') return failureText(state.failure, navigator.onLine, messages)
  if (state.phase !== 'answered') return ''
  const { text, near } = state.answer
  if (foundIn(state.answer) === 0) return search.none(text)
  return `${near && search.near(near)} ${search.page.found(foundIn(state.answer))}`.trim()
}

export const SearchResults = (props: Props) => {
  const { search } = useCopy()
  const found = shownAnswer(props.state)?.found ?? []
  return (
    <section>
      <div className="search-header">
        <h2>{search.results}</h2>
        {found.length > 0 && <small>{search.count(found.length)}</small>}
      </div>
      <Content {...props} />
    </section>
  )
}

export const SearchStatus = ({ state }: { state: SearchState }) => (
  <p role="status" className="for-screen-readers">
    {useSpoken(state)}
  </p>
)
