import { type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import type { ChatPorts, ChatState } from './ports.ts'
import { HISTORY_RETRY_MS } from './timing.ts'

interface Needs extends Pick<ChatPorts, 'loadHistory' | 'after'> {
  readonly onPage: (page: readonly ChatMessage[]) => void
  readonly onChange: (history: ChatState['history']) => void
}

const size = PAGE_SIZE.chatHistory

/** Loads pages of the past; an answer to a question that was asked anew meanwhile is not used. */
export const createHistory = ({ loadHistory, after, onPage, onChange }: Needs) => {
  let state: ChatState['history'] = 'loading'
  let asked = 0
  let isLoadingMore = false

  const become = (next: ChatState['history']) => {
    state = next
    onChange(next)
  }

  const ask = async (last_id: number | '') => {
    const own = asked
    const { list } = await loadHistory({ size, last_id })
    if (own !== asked) return false
    onPage(list)
    return true
  }

  const loadFirst = () => {
    asked += 1
    const own = asked
    isLoadingMore = false
    become('loading')
    ask('').then(
      (isUsed) => isUsed && become('loaded'),
      () => {
        if (own !== asked) return
        become('failed')
        after(HISTORY_RETRY_MS, () => own === asked && loadFirst())
      },
    )
  }

  return {
    isLoaded: () => state === 'loaded',
    loadFirst,
    /** True when a page has come. */
    loadMore: async (cursor: number): Promise<boolean> => {
      if (state !== 'loaded' || isLoadingMore) return false
      isLoadingMore = true
      const own = asked
      try {
        return await ask(cursor)
      } finally {
        if (own === asked) isLoadingMore = false
      }
    },
  }
}
