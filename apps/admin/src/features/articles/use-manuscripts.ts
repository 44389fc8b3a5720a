import { useGrowingList } from '../../shared/growing-list.tsx'
import { type ArticleSearch, hasManuscripts } from './article-search.ts'
import { manuscriptPages } from './articles.queries.ts'

/** The drafts that are no articles yet; none on the tabs of articles only. */
export const useManuscripts = (search: ArticleSearch) => {
  const found = useGrowingList({
    ...manuscriptPages(search),
    idOf: ({ manuscript_id }) => manuscript_id,
  })
  return hasManuscripts(search) ? found : { ...found, list: [], total: 0 }
}

export type Manuscripts = ReturnType<typeof useManuscripts>
