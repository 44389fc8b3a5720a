import type { ChatState } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { useMemo, useState } from 'react'
import { isOwn } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { MessageBlock } from './message-block.tsx'
import { BLOCKS_RENDERED, messageBlocks, type Row } from './message-blocks.rules.ts'
import { MessageGroupRow, MessageTime } from './message-group.tsx'
import { messageRows } from './message-list.rules.ts'
import { withQuietLines } from './quiet-lines.rules.ts'
import { RecalledNote } from './recalled-note.tsx'
import { useRecalled } from './use-recalled.ts'
import './quiet-lines.css'

interface Props {
  readonly state: ChatState
  readonly me: number | undefined
  readonly firstNewId?: number
}

/** At the end of a new list, this many blocks are in view. */
const BLOCKS_IN_VIEW = 2

/** The messages of the list, in blocks. */
export const MessageRows = ({ state, me, firstNewId }: Props) => {
  const chatRoom = useChatCopy()
  const { messages, quiet, ownIds, hasNewer } = state
  const recalled = useRecalled(state, me)
  const [openedAt] = useState(Date.now)
  const now = Math.max(openedAt, messages.at(-1)?.createdAtMs ?? 0)
  // Changes at midnight only, so that a new message formats no other time again.
  const today = new Date(now).setHours(0, 0, 0, 0)
  const blocks = useMemo(
    () =>
      messageBlocks(withQuietLines(messageRows(messages, firstNewId, recalled), quiet, hasNewer)),
    [messages, firstNewId, recalled, quiet, hasNewer],
  )
  const isOwnHere = (message: ChatMessage) => isOwn(message, { me, ownIds })
  const lastOwnId = messages.findLast(isOwnHere)?.id
  const canPark = blocks.length > BLOCKS_RENDERED

  const renderRow = (row: Row) => {
    if (row.kind === 'time') return <MessageTime key={row.key} ms={row.ms} today={today} />
    if (row.kind === 'quiet') {
      const { song, nick_name } = row.line
      return (
        <li key={row.key} className="room-quiet">
          {nick_name === undefined ? chatRoom.playsSong(song) : chatRoom.askedSong(nick_name, song)}
        </li>
      )
    }
    if (row.kind === 'unread') {
      return (
        <li key={row.key} className="room-unread">
          {chatRoom.newLine}
        </li>
      )
    }
    if (row.kind === 'recalled') return <RecalledNote key={row.key} recalled={row.recalled} />
    const hasLastOwn = row.messages.at(-1)?.id === lastOwnId
    return (
      <MessageGroupRow
        key={row.key}
        group={row}
        isOwn={row.messages.some(isOwnHere)}
        lastOwnId={hasLastOwn ? lastOwnId : undefined}
      />
    )
  }

  return blocks.map((block, place) => {
    const ownHere = block.rows.some(
      (row) => row.kind === 'group' && row.messages.at(-1)?.id === lastOwnId,
    )
    const version = [me, today, chatRoom.title, ownHere ? lastOwnId : '', ownIds.size].join()
    return (
      <MessageBlock
        key={block.key}
        block={block}
        canPark={canPark}
        startsParked={place < blocks.length - BLOCKS_IN_VIEW}
        version={version}
        renderRow={renderRow}
      />
    )
  })
}
