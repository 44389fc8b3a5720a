import { type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import type { ChatPorts, ChatState } from './ports.ts'
import { HISTORY_RETRY_MS } from './timing.ts'

interface Needs extends Pick<ChatPorts, 'loadHistory' | 'after'> {
  /** Called with the newest messages. */
  readonly onFirst: (page: readonly ChatMessage[], pinned?: readonly ChatMessage[]) => void
  readonly onChange: (history: ChatState['history']) => void
}

type Asked = Parameters<ChatPorts['loadHistory']>[0]

/** Loads pages of the history. A response to an outdated request is ignored. */
export const createHistory = ({ loadHistory, after, onFirst, onChange }: Needs) => {
  let state: ChatState['history'] = 'loading'
  let request = 0
  /** The pages that are on their way. */
  let loading: ReadonlySet<string> = new Set()

  const setState = (next: ChatState['history']) => {
    state = next
    onChange(next)
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
    loading = new Set()
    setState('loading')
    loadHistory({ size: PAGE_SIZE.chatHistory, last_id: '' }).then(
      ({ list, pinned }) => {
        if (own !== request) return
        onFirst(list, pinned)
        setState('loaded')
      },
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
    /** Returns the messages before or after an id, once for all who ask meanwhile. */
    load: async (asked: Asked): Promise<readonly ChatMessage[] | undefined> => {
      const place = `${asked.last_id} ${asked.after_id}`
      if (state !== 'loaded' || loading.has(place)) return undefined
      loading = new Set(loading).add(place)
      const own = request
      try {
        const page = await unlessReloaded(() => loadHistory(asked))
        return page?.list
      } finally {
        if (own === request) loading = new Set([...loading].filter((one) => one !== place))
      }
    },
  }
}
