import { type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import { createHistory } from './history.ts'
import { type AroundPage, aroundPage, newerPage } from './past-window.ts'
import type { ChatPorts, ChatState } from './ports.ts'
import { EMPTY_TRANSCRIPT, emptied, hasOlder, type Transcript, withPage } from './transcript.ts'
import { withPinned } from './transcript-changes.ts'

interface Needs extends Pick<ChatPorts, 'loadHistory' | 'after'> {
  readonly onChange: (change: Partial<ChatState>) => void
}

const size = PAGE_SIZE.chatHistory

interface Stored {
  /** The number of the change in the log. */
  readonly event?: number
}

/** The transcript of a client: the history that it loads, and the changes that it receives. */
export const followLog = ({ loadHistory, after, onChange }: Needs) => {
  let live: Transcript = EMPTY_TRANSCRIPT
  /** A part of the history that is shown instead. */
  let past: Transcript | undefined
  /** Counts where the reader wanted to be. An answer to an earlier wish is ignored. */
  let wish = 0
  /** The number of the last stored change in the transcript. */
  let lastEvent: number | undefined
  /** The number with which this connection began. */
  let askedFrom: number | undefined

  const visible = () => {
    const shown = past ?? live
    const { messages, recalled } = shown
    const { pins, messages: newest } = live
    const hasMore = hasOlder(shown)
    return { messages, newest, hasMore, recalled, pins, hasNewer: past !== undefined }
  }

  const history = createHistory({
    loadHistory,
    after,
    onFirst: (page, pinned) => {
      live = withPage(live, page)
      if (pinned) live = withPinned(live, pinned)
    },
    onChange: (next) =>
      onChange(next === 'loaded' ? { history: next, ...visible() } : { history: next }),
  })

  const show = (views: { readonly live: Transcript; readonly past?: Transcript }) => {
    ;({ live, past } = { past: undefined, ...views })
    // All its messages were removed: it would have no end from which to load on.
    if (past?.messages.length === 0) past = undefined
    onChange(visible())
  }

  /**
   * [CHAT-47] Adds older messages to the window that begins after them: another one would get a hole.
   * Returns whether it is the shown one.
   */
  const addOlder = (before: number, page: readonly ChatMessage[], asked: number): boolean => {
    const isOfLive = live.cursor === before
    const isOfPast = past?.cursor === before
    if (isOfLive) live = withPage(live, page, asked)
    if (past && isOfPast) past = withPage(past, page, asked)
    return past ? isOfPast : isOfLive
  }

  return {
    /** Undefined if the client has to load the history in any case. */
    lastEvent: () => {
      askedFrom = history.isLoaded() ? lastEvent : undefined
      return askedFrom
    },

    /** Called with the number of the room. Loads the history if changes are missing. */
    welcome: (last_event: number, reload: boolean) => {
      // Without a number the room sends nothing that was missed, also if a page has arrived since.
      if (!reload && askedFrom !== undefined && lastEvent !== undefined && history.isLoaded()) {
        lastEvent = Math.max(lastEvent, last_event)
        return
      }
      live = emptied(live)
      past = undefined
      lastEvent = last_event
      history.loadFirst()
    },

    /**
     * [CHAT-3] Applies a stored change once, in the order of the log. Returns whether it was new.
     * A new message is newer than any part of the history.
     */
    apply: (
      { event }: Stored,
      change: (transcript: Transcript) => Transcript,
      isMessage = false,
    ): boolean => {
      if (event === undefined || lastEvent === undefined || event <= lastEvent) return false
      lastEvent = event
      live = change(live)
      if (past && !isMessage) past = change(past)
      // While the history is reloaded, the old messages stay visible.
      if (history.isLoaded()) show({ live, past })
      return true
    },

    /** Returns whether older messages were loaded. */
    loadMore: async (asked: number = size): Promise<boolean> => {
      const shown = past ?? live
      const { cursor } = shown
      if (cursor === undefined || !hasOlder(shown)) return false
      const page = await history.load({ size: asked, last_id: cursor })
      if (!page) return false
      const isShown = addOlder(cursor, page, asked)
      onChange(visible())
      return isShown
    },

    /**
     * [CHAT-47] Shows a part of the history, unless the reader has gone elsewhere (`left`) or the
     * history was reloaded meanwhile.
     */
    goTo: async (load: () => Promise<AroundPage>): Promise<'shown' | 'left' | 'reloaded'> => {
      wish += 1
      const own = wish
      const page = await history.unlessReloaded(load)
      if (own !== wish) return 'left'
      if (!page || !history.isLoaded()) return 'reloaded'
      show(aroundPage(live, page))
      return 'shown'
    },

    /** [CHAT-47] Returns whether newer messages were loaded. */
    loadNewer: async (asked: number = size): Promise<boolean> => {
      const newest = past?.messages.at(-1)?.id
      if (newest === undefined) return false
      const page = await history.load({ size: asked, last_id: '', after_id: newest })
      // The reader may have left this part meanwhile.
      if (!page || past?.messages.at(-1)?.id !== newest) return false
      show(newerPage({ live, past }, page, page.length < asked))
      return true
    },

    /** [CHAT-72] Forgets all messages, because the room is hidden. */
    forget: () => {
      live = emptied(live)
      past = undefined
      history.forget()
      onChange(visible())
    },

    /** [CHAT-47] */
    toNewest: () => {
      wish += 1
      if (past) show({ live })
    },
  }
}
