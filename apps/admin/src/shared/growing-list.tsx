import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useCopy } from './language.ts'

interface Page<R> {
  readonly list: readonly R[]
  readonly total: number
}

/** Reads a list page by page and keeps what was read. A row that moved meanwhile appears once. */
export const useGrowingList = <R,>(needs: {
  readonly queryKey: QueryKey
  readonly read: (current: number) => Promise<Page<R>>
  readonly idOf: (row: R) => number
  readonly isWanted?: boolean
}) => {
  const { queryKey, read, idOf, isWanted = true } = needs
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ list, total }, pages: readonly Page<R>[]) => {
      const count = pages.reduce((sum, page) => sum + page.list.length, 0)
      return list.length > 0 && count < total ? pages.length + 1 : undefined
    },
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return {
    ...query,
    list: [...new Map(rows.map((row) => [idOf(row), row])).values()],
    total: query.data?.pages.at(-1)?.total,
  }
}

interface MoreProps {
  readonly of: Pick<
    ReturnType<typeof useGrowingList>,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}

/** Reads the next page of a list. */
export const MoreButton = ({ of }: MoreProps) => {
  const { table } = useCopy().admin
  if (!of.hasNextPage) return null
  return (
    <button
      type="button"
      className="button ghost"
      aria-busy={of.isFetchingNextPage}
      onClick={() => of.isFetchingNextPage || void of.fetchNextPage()}
    >
      {table.more}
    </button>
  )
}
