import { withoutQuote } from '@lanting/chat'
import { type ChatMessage, type MarkedText, SHOWN } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { indexTexts, textCandidates } from '../../database/search-index/text-index.ts'
import { historyStore } from './chat-history.store.ts'

export interface ChatQuery {
  readonly ngrams: readonly number[]
}

/** The search rules of the site. */
export interface SearchRules<Q extends ChatQuery> {
  /** Returns undefined if there is nothing to search for. */
  readonly parse: (text: string) => Q | undefined
  /** Returns the text around the first match; `match` is empty without one. */
  readonly mark: (query: Q, text: string) => MarkedText
}

const BATCH = 64
/** Greater than every id. */
const ID_MAX = 2_147_483_647
/** Candidates that are read for one answer. N-grams have few false ones. */
const READ_MAX = 1_024

interface Found {
  readonly list: { message: ChatMessage; excerpt: MarkedText }[]
  readonly hasMore: boolean
}

interface Asked {
  readonly text: string
  readonly before: number | undefined
  readonly zone: string
}

/** Finds chat messages by their text, newest first. */
export const findMessages = async <Q extends ChatQuery>(
  queries: Queries,
  { parse, mark }: SearchRules<Q>,
  { text, before, zone }: Asked,
): Promise<Found> => {
  const query = parse(text)
  if (!query) return { list: [], hasMore: false }
  await indexTexts(queries, 'chat_messages')
  const store = historyStore(queries, zone)
  const list: Found['list'] = []
  let last = before ?? ID_MAX
  for (let read = 0; read < READ_MAX; read += BATCH) {
    const page = { before: last, count: BATCH }
    const ids = await textCandidates(queries, 'chat_messages', query.ngrams, page)
    for (const message of await store.byIds(ids)) {
      const excerpt = mark(query, withoutQuote(message.content))
      if (excerpt.match === '') continue
      if (list.length === SHOWN.chatSearch) return { list, hasMore: true }
      list.push({ message, excerpt })
    }
    last = ids.at(-1) ?? 0
    if (ids.length < BATCH) return { list, hasMore: false }
  }
  return { list, hasMore: list.length > 0 }
}
