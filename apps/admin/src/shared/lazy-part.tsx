import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { FailedList } from './table-states.tsx'

/**
 * A part of a screen whose code is loaded with its first use. If that fails it can be tried again,
 * and the rest of the screen stays.
 */
export const lazyPart =
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const {
      data: Part,
      isError,
      refetch,
    } = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
    if (isError) return <FailedList onRetry={refetch} />
    return Part ? <Part {...props} /> : <div aria-busy />
  }
