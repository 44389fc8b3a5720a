import { type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import type { ChatPorts, ChatState } from './ports.ts'
import { HISTORY_RETRY_MS } from './timing.ts'

interface Needs extends Pick<ChatPorts, 'loadHistory' | 'after'> {
  readonly onPage: (
    page: readonly ChatMessage[],
    size: number,
    pinned?: readonly ChatMessage[],
  ) => void
  readonly onChange: (history: ChatState['history']) => void
}

/** Loads pages of the history. A response to an outdated request is ignored. */
export const createHistory = ({ loadHistory, after, onPage, onChange }: Needs) => {
  let state: ChatState['history'] = 'loading'
  let request = 0
  let isLoadingMore = false

  const setState = (next: ChatState['history']) => {
    state = next
    onChange(next)
  }

  const load = async (last_id: number | '', size: number) => {
    const own = request
    const { list, pinned } = await loadHistory({ size, last_id })
    if (own !== request) return false
    onPage(list, size, pinned)
    return true
  }

  /** Returns the result, or `undefined` if the history was reloaded meanwhile. */
  const unlessReloaded = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const own = request
    const result = await work()
    return own === request ? result : undefined
  }

  const loadFirst = () => {
    request += 1
    const own = request
    isLoadingMore = false
    setState('loading')
    load('', PAGE_SIZE.chatHistory).then(
      (isUsed) => isUsed && setState('loaded'),
      () => {
        if (own !== request) return
        setState('failed')
        after(HISTORY_RETRY_MS, () => own === request && loadFirst())
      },
    )
  }

  return {
    isLoaded: () => state === 'loaded',
    loadFirst,
    unlessReloaded,
    /** Drops what is loaded or on its way. The next connection loads it again. */
    forget: () => {
      request += 1
      setState('loading')
    },
    /** Returns whether a page was loaded. */
    loadMore: async (cursor: number, size: number): Promise<boolean> => {
      if (state !== 'loaded' || isLoadingMore) return false
      isLoadingMore = true
      const own = request
      try {
        return await load(cursor, size)
      } finally {
        if (own === request) isLoadingMore = false
      }
    },
  }
}
