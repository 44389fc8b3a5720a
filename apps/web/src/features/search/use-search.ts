import { SHOWN } from '@lanting/contract'
import { useEffect, useReducer } from 'react'
import { useApi } from '../../shared/use-api.ts'
import { afterEvent } from './search-state.ts'

const size = SHOWN.searchResults

/** Searches after the pause. A replaced text is not sent. */
export const useSearch = () => {
  const api = useApi()
  const [state, send] = useReducer(afterEvent, { phase: 'empty' })
  const question = state.phase === 'asking' ? state.question : undefined
  useEffect(() => {
    if (!question) return
    const { text, waitMs } = question
    const ask = () =>
      api.searchArticles({ params: { text, current: 1, size } }, { quiet: true }).then(
        ({ list: found, names, near }) =>
          send({ type: 'answered', answer: { text, found, names, near } }),
        (failure) => send({ type: 'failed', text, failure }),
      )
    const timer = setTimeout(ask, waitMs)
    return () => clearTimeout(timer)
  }, [api, question])
  return { state, send }
}
