import type { ChatMessage } from '@lanting/contract'
import { createHistory } from './history.ts'
import type { ChatPorts, ChatState } from './ports.ts'
import { EMPTY_TRANSCRIPT, emptied, type Transcript, withPage } from './transcript.ts'
import { withPinned } from './transcript-changes.ts'

interface Needs extends Pick<ChatPorts, 'loadHistory' | 'after'> {
  readonly onChange: (change: Partial<ChatState>) => void
}

interface Stored {
  /** The number of the change in the log. */
  readonly event?: number
}

/** The transcript of a client: the history that it loads, and the changes that it receives. */
export const followLog = ({ loadHistory, after, onChange }: Needs) => {
  let transcript: Transcript = EMPTY_TRANSCRIPT
  /** The number of the last stored change in the transcript. */
  let lastEvent: number | undefined

  const visible = () => {
    const { messages, hasMore, pins, recalled } = transcript
    return { messages, hasMore, pins, recalled }
  }

  const history = createHistory({
    loadHistory,
    after,
    onPage: (page: readonly ChatMessage[], pinned) => {
      transcript = withPage(transcript, page)
      if (pinned) transcript = withPinned(transcript, pinned)
    },
    onChange: (next) =>
      onChange(next === 'loaded' ? { history: next, ...visible() } : { history: next }),
  })

  return {
    /** Undefined if the client has to load the history in any case. */
    lastEvent: () => (history.isLoaded() ? lastEvent : undefined),

    /** Called with the number of the room. Loads the history if changes are missing. */
    welcome: (last_event: number, reload: boolean) => {
      if (!reload && lastEvent !== undefined && history.isLoaded()) {
        lastEvent = Math.max(lastEvent, last_event)
        return
      }
      transcript = emptied(transcript)
      lastEvent = last_event
      history.loadFirst()
    },

    /**
     * [CHAT-3] Applies a stored change once, in the order of the log. Returns whether it was new.
     */
    apply: ({ event }: Stored, change: (transcript: Transcript) => Transcript): boolean => {
      if (event === undefined || lastEvent === undefined || event <= lastEvent) return false
      lastEvent = event
      transcript = change(transcript)
      // While the history is reloaded, the old messages stay visible.
      if (history.isLoaded()) onChange(visible())
      return true
    },

    /** Returns whether older messages were loaded. */
    loadMore: async (): Promise<boolean> => {
      if (transcript.cursor === undefined || !transcript.hasMore) return false
      const hasLoaded = await history.loadMore(transcript.cursor)
      if (hasLoaded) onChange(visible())
      return hasLoaded
    },
  }
}
