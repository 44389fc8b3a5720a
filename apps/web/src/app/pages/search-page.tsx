import { LENGTH, PAGE_SIZE, searchPath } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { HotArticles } from '../../features/search/hot-articles.tsx'
import { NameList } from '../../features/search/name-list.tsx'
import { ResultList } from '../../features/search/result-list.tsx'
import { searchPageQuery } from '../../features/search/search.queries.ts'
import { SearchForm } from '../../features/search/search-form.tsx'
import { rememberSearch } from '../../features/search/search-history.ts'
import { isTooLong } from '../../features/search/search-text.rules.ts'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/search/search-page.css'

const Hint = ({ head, children }: { head: string; children: ReactNode }) => (
  <section className="card empty">
    <h2>{head}</h2>
    {children}
  </section>
)

/** No results: nothing matches, or the page is after the last one. */
const NoResults = ({ text, isFirst }: { text: string; isFirst: boolean }) => {
  const { search } = useCopy()
  if (isFirst) {
    return (
      <Hint head={search.none(text)}>
        <p>{search.noneText}</p>
      </Hint>
    )
  }
  return (
    <Hint head={search.page.end}>
      <p>{search.page.endText}</p>
      <a className="button ghost" href={searchPath(text)}>
        {search.page.toFirst}
      </a>
    </Hint>
  )
}

const Results = ({ text, page }: { text: string; page: number }) => {
  const { page: copy, near } = useCopy().search
  const { data } = useSuspenseQuery(searchPageQuery(useApi(), text, page))
  useEffect(() => {
    rememberSearch(text)
  }, [text])
  if (data.list.length + data.names.length === 0) {
    return <NoResults text={text} isFirst={page === 1} />
  }
  return (
    <>
      {data.near && <p className="results-total">{near(data.near)}</p>}
      <NameList names={data.names} />
      <p className="results-total">
        {data.hasMore ? copy.foundMore(page * PAGE_SIZE.search) : copy.found(data.total)}
      </p>
      <ResultList results={data.list} />
      <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE.search)} />
    </>
  )
}

interface Deps {
  readonly text: string
  readonly page: number
}

const Content = ({ text, page }: Deps) => {
  const { search } = useCopy()
  if (text === '') {
    return (
      <Hint head={search.page.start}>
        <p>{search.page.startText}</p>
      </Hint>
    )
  }
  if (isTooLong(text)) {
    return (
      <Hint head={search.title}>
        <p>{search.tooLong(LENGTH.searchText)}</p>
      </Hint>
    )
  }
  return <Results text={text} page={page} />
}

export const SearchPage = ({ deps }: { deps: Deps }) => {
  const { search, titles } = useCopy()
  return (
    <>
      <Banner routeName="Search" title={titles.Search}>
        <p>{search.page.motto}</p>
      </Banner>
      <div className="search-page">
        <SearchForm text={deps.text} />
        <div className="search-page-columns">
          <div>
            <Content {...deps} />
          </div>
          <HotArticles />
        </div>
      </div>
    </>
  )
}
