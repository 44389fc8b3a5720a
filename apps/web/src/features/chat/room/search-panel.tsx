import type { ChatMessage, MarkedText } from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { DayJump } from './day-jump.tsx'
import { messageTime } from './message-time.rules.ts'
import { readQuote } from './quote.rules.ts'
import { useRoom } from './room-context.ts'
import { useSettledText } from './use-settled-text.ts'
import './search-panel.css'

interface Found {
  readonly message: ChatMessage
  readonly excerpt: MarkedText
}

const unmarked = (message: ChatMessage): Found => ({
  message,
  excerpt: { before: readQuote(message.content).text, match: '', after: '' },
})

/** The messages with a text, or those that mention the user; page by page, newest first. */
const useFound = (text: string, isMentions: boolean) => {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['chat search', isMentions || text],
    enabled: isMentions || text !== '',
    gcTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: last_id }) => {
      if (!isMentions) return api.searchChat({ body: { text, last_id } })
      const { list, hasMore } = await api.getChatMentions({ body: { last_id } })
      return { list: list.map(unmarked), hasMore }
    },
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.message.id : undefined),
  })
}

const ResultRow = ({ found: { message, excerpt } }: { found: Found }) => {
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const { jump } = useRoom()
  const { id, nick_name, createdAtMs } = message
  return (
    <li>
      <button type="button" onClick={() => jump({ id })}>
        <b dir="auto">{nick_name}</b>
        <time dateTime={new Date(createdAtMs).toISOString()}>
          {messageTime(createdAtMs, Date.now(), language, chatRoom)}
        </time>
        <span dir="auto">
          {excerpt.before}
          {excerpt.match && <mark>{excerpt.match}</mark>}
          {excerpt.after}
        </span>
      </button>
    </li>
  )
}

interface Props {
  /** A closed panel keeps its text, its results and its place. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Searches the history, lists mentions, and leads to a date. */
export const SearchPanel = ({ isOpen, onClose }: Props) => {
  const chatRoom = useChatCopy()
  const { me } = useRoom()
  const [typed, setTyped] = useState('')
  const [isMentions, setMentions] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const text = useSettledText(typed.trim())
  const { data, hasNextPage, fetchNextPage, isFetching } = useFound(text, isMentions)
  const found = data?.pages.flatMap(({ list }) => list) ?? []
  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true })
  }, [isOpen])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const isEmpty = data !== undefined && found.length === 0
  return (
    <search
      className="room-search"
      data-open={isOpen}
      aria-label={chatRoom.search}
      onKeyDown={closeOnEscape}
    >
      <div className="room-search-form">
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={100}
          disabled={isMentions}
          placeholder={chatRoom.searchHint}
          aria-label={chatRoom.search}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={chatRoom.closeSearch}
          onClick={onClose}
        >
          <IconX aria-hidden size={18} stroke={1.6} />
        </button>
      </div>
      <div className="room-search-tools">
        {me && (
          <button type="button" aria-pressed={isMentions} onClick={() => setMentions(!isMentions)}>
            {chatRoom.mentionsOfMe}
          </button>
        )}
        <DayJump />
      </div>
      <p className="for-screen-readers" role="status">
        {data && chatRoom.foundMessages(found.length)}
      </p>
      {isEmpty && <p className="room-note">{chatRoom.nothingFound}</p>}
      <ol aria-busy={isFetching}>
        {found.map((one) => (
          <ResultRow key={one.message.id} found={one} />
        ))}
      </ol>
      {hasNextPage && (
        <button type="button" className="room-more" onClick={() => void fetchNextPage()}>
          {isFetching ? chatRoom.loadingMore : chatRoom.loadMore}
        </button>
      )}
    </search>
  )
}
