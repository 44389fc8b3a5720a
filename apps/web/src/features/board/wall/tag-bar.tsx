import { LENGTH } from '@lanting/contract'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { useApi } from '../../../shared/use-api.ts'
import { type BoardFilter, hotTagsQuery } from '../board.queries.ts'

interface Props {
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

/** Searches only after a pause in typing. */
const PAUSE_MS = 300

const SearchField = ({ filter, onFilter }: Props) => {
  const { board } = useCopy()
  const id = useId()
  const [text, setText] = useState(filter.text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onFilter({ ...filter, text: target.value.trim() }), PAUSE_MS)
  }
  return (
    <div className="wall-search">
      <label className="for-screen-readers" htmlFor={id}>
        {board.search}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        maxLength={LENGTH.searchText}
        placeholder={board.searchPlaceholder}
        autoComplete="off"
        onChange={change}
      />
    </div>
  )
}

/** Filters by the ten most used tags, and a search field. */
export const TagBar = ({ filter, onFilter }: Props) => {
  const { board } = useCopy()
  const { data: tags } = useSuspenseQuery(hotTagsQuery(useApi()))
  const [isSearching, setSearching] = useState(filter.text !== '')
  const choose = (tag: string) => onFilter({ ...filter, tag })
  const toggleSearch = () => {
    setSearching(!isSearching)
    if (isSearching && filter.text !== '') onFilter({ ...filter, text: '' })
  }
  return (
    <div className="wall-bar">
      <fieldset className="wall-tags">
        <legend className="for-screen-readers">{board.tags}</legend>
        {['', ...tags.map(({ tag }) => tag)].map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={filter.tag === tag}
            onClick={() => choose(tag)}
          >
            {tag === '' ? board.all : tag}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isSearching}
          aria-label={isSearching ? board.closeSearch : board.search}
          onClick={toggleSearch}
        >
          {isSearching ? (
            <IconX aria-hidden size={20} stroke={1.6} />
          ) : (
            <IconSearch aria-hidden size={20} stroke={1.6} />
          )}
        </button>
      </fieldset>
      {isSearching && <SearchField filter={filter} onFilter={onFilter} />}
    </div>
  )
}
