import { PINNED } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { type ArticleSearch, isFiltered, readArticleSearch } from './article-search.ts'
import { categoriesQuery, tagsQuery } from './articles.queries.ts'

/** Narrows the list through the address, and goes back to the first page. */
export const ArticleFilters = ({ search }: { search: ArticleSearch }) => {
  const { admin } = useCopy()
  const { articles, table } = admin
  const navigate = useNavigate()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { data: tags = [] } = useQuery(tagsQuery())

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const { size, sort, direction, tab } = search
    const asked = { ...form, pinned: Number(form.pinned), size, sort, direction, tab }
    return navigate({ to: PATHS.articles, search: readArticleSearch(asked) })
  }
  const reset = () => navigate({ to: PATHS.articles, search: { tab: search.tab } })

  return (
    // A new address fills the fields anew.
    <form className="filters" key={JSON.stringify(search)} onSubmit={submit}>
      <input
        className="input"
        name="title"
        type="search"
        aria-label={articles.filter.title}
        placeholder={articles.filter.title}
        defaultValue={search.title}
      />
      <select
        className="input"
        name="category"
        aria-label={articles.filter.category}
        defaultValue={search.category ?? ''}
      >
        <option value="">{articles.filter.category}</option>
        {categories.map(({ id, category_name }) => (
          <option key={id} value={id}>
            {category_name}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="tag"
        aria-label={articles.filter.tag}
        defaultValue={search.tag ?? ''}
      >
        <option value="">{articles.filter.tag}</option>
        {tags.map(({ id, tag_name }) => (
          <option key={id} value={id}>
            {tag_name}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="pinned"
        aria-label={articles.filter.pinned}
        defaultValue={search.pinned ?? ''}
      >
        <option value="">{articles.filter.pinned}</option>
        <option value={PINNED.yes}>{articles.filter.onlyPinned}</option>
        <option value={PINNED.no}>{articles.filter.notPinned}</option>
      </select>
      <span className="days">
        <input
          className="input"
          name="from"
          type="date"
          aria-label={table.from}
          defaultValue={search.from}
        />
        {table.until}
        <input
          className="input"
          name="until"
          type="date"
          aria-label={table.until}
          defaultValue={search.until}
        />
      </span>
      <button type="submit" className="button">
        {table.search}
      </button>
      {isFiltered(search) && (
        <button type="button" className="button ghost" onClick={reset}>
          {table.reset}
        </button>
      )}
    </form>
  )
}
