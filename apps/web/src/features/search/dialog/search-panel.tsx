import { isComposing } from '@lanting/browser'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { HotArticles } from '../hot-articles.tsx'
import { closeSearch } from '../search-dialog-state.ts'
import { foundIn } from '../search-state.ts'
import { useSearch } from '../use-search.ts'
import {
  endText,
  forget,
  forgetAll,
  rememberAnswer,
  useSearchHistory,
} from '../use-search-history.ts'
import { afterArrow, walk } from './arrow-keys.ts'
import { HistoryTags } from './history-tags.tsx'
import { HitList, optionId } from './hit-list.tsx'
import { KeyHints } from './key-hints.tsx'
import { SearchField } from './search-field.tsx'
import { SearchResults, SearchStatus, shownAnswer } from './search-results.tsx'
import '../search-page.css'

/** The field, the results or the history, and the most read articles. */
export const SearchPanel = () => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { state, send } = useSearch()
  const texts = useSearchHistory()
  const answer = shownAnswer(state)
  const count = answer ? foundIn(answer) : 0
  const isOpen = count > 0
  const options = isOpen ? count + 1 : 0

  const answered = state.phase === 'answered' ? state.answer.text : undefined
  // Enter opens the first article; names are above it.
  const first = answer && answer.found.length > 0 ? answer.names.length : 0
  useEffect(() => {
    setActive(first)
    if (answered !== undefined) rememberAnswer(answered)
  }, [answered, first])
  const isEmpty = state.phase === 'empty'
  useEffect(() => {
    if (isEmpty) endText()
  }, [isEmpty])

  const type = (text: string, isComposing: boolean) => {
    setTyped(text)
    // Ignores text that is still being composed.
    if (!isComposing) send({ type: 'typed', typed: text })
  }
  const choose = (text: string) => {
    setTyped(text)
    send({ type: 'wanted', text })
    field.current?.focus()
  }
  const clear = () => {
    type('', false)
    field.current?.focus()
  }
  const optionAt = (place: number) => document.getElementById(optionId(listId, place))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (options === 0) return walk(event)
    if (event.target !== field.current) return
    const next = afterArrow(event.key, active, options)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }
  const onSubmit = () => {
    if (state.phase === 'answered') optionAt(active)?.click()
    else if (state.phase === 'asking') send({ type: 'wanted', text: state.question.text })
  }

  return (
    <search className="search-panel" onKeyDown={onKeyDown}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <SearchField
          field={field}
          listId={isOpen ? listId : undefined}
          activeId={isOpen ? optionId(listId, active) : undefined}
          value={typed}
          onChange={({ target, nativeEvent }) =>
            type(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onClear={clear}
          onClose={closeSearch}
        />
      </form>
      <SearchStatus state={state} />
      <div className="search-columns">
        {isEmpty ? (
          <HistoryTags texts={texts} onChoose={choose} onForget={forget} onForgetAll={forgetAll} />
        ) : (
          <SearchResults
            state={state}
            onRetry={choose}
            list={(shown, isBusy) => (
              <HitList
                id={listId}
                answer={shown}
                active={active}
                isBusy={isBusy}
                onActivate={setActive}
              />
            )}
          />
        )}
        <HotArticles />
      </div>
      <KeyHints />
    </search>
  )
}
