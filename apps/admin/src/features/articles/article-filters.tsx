import { PINNED } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChoiceFilter, DayFilters, Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { type ArticleSearch, isFiltered, readArticleSearch } from './article-search.ts'
import { categoriesQuery, tagsQuery } from './articles.queries.ts'

export const ArticleFilters = ({ search }: { search: ArticleSearch }) => {
  const { filter } = useCopy().admin.articles
  const navigate = useNavigate()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { data: tags = [] } = useQuery(tagsQuery())
  const { size, sort, direction, tab } = search
  const go = (next: ArticleSearch) => navigate({ to: PATHS.articles, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => {
        const pinned = Number(form.pinned)
        return go(readArticleSearch({ ...form, pinned, size, sort, direction, tab }))
      }}
      onReset={isFiltered(search) && (() => go({ tab }))}
    >
      <TextFilter name="title" label={filter.title} value={search.title} />
      <ChoiceFilter
        name="category"
        label={filter.category}
        value={search.category}
        any={filter.category}
        choices={categories.map(({ id, category_name }) => [id, category_name])}
      />
      <ChoiceFilter
        name="tag"
        label={filter.tag}
        value={search.tag}
        any={filter.tag}
        choices={tags.map(({ id, tag_name }) => [id, tag_name])}
      />
      <ChoiceFilter
        name="pinned"
        label={filter.pinned}
        value={search.pinned}
        any={filter.pinned}
        choices={[
          [PINNED.yes, filter.onlyPinned],
          [PINNED.no, filter.notPinned],
        ]}
      />
      <DayFilters from={search.from} until={search.until} />
    </Filters>
  )
}
