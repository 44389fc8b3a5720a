import {
  CHAT,
  CHAT_CONTENT_TYPES,
  type ChatClientFrame,
  type ChatContentType,
  type ChatRefusal,
  LENGTH,
  withoutStacks,
} from '@lanting/contract'
import { isEmoji } from './emoji.ts'
import { readCheer, readClock, readListen } from './read-turntable-frame.ts'
import { readVisitor } from './read-visitor.ts'

type ReadFrame =
  | { readonly frame: ChatClientFrame }
  | { readonly refusal: ChatRefusal; readonly client_id?: string }

type FrameType = ChatClientFrame['type']
type Members = Readonly<Record<string, unknown>>

const ID_MAX = 2_147_483_647
/** Reads an id; some clients send it as text. */
const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return Number.isInteger(id) && (id as number) > 0 && (id as number) <= ID_MAX
    ? (id as number)
    : undefined
}
const isEvent = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0
const isContentType = (value: unknown): value is ChatContentType =>
  CHAT_CONTENT_TYPES.some((type) => type === value)

const UNREADABLE: ReadFrame = { refusal: 'unreadable' }
const TOKEN_MAX = 256

/**
 * Control characters except line breaks and tabs. Nobody sees them, and a database may refuse them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Returns the text of a user in its stored form. */
export const storedText = (content: string): string =>
  withoutStacks(
    content.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').toWellFormed(),
  ).trim()

/** Returns why this text cannot be sent. Used by both ends. */
export const textFault = (content: string): 'empty' | 'tooLong' | undefined => {
  if (content === '') return 'empty'
  return [...content].length > LENGTH.chatMessage ? 'tooLong' : undefined
}

const clientIdOf = ({ client_id }: Members) =>
  typeof client_id === 'string' &&
  /^[\w-]+$/.test(client_id) &&
  client_id.length <= CHAT.clientIdMax
    ? client_id
    : undefined

const readInit = ({ user_id, token, last_event }: Members): ReadFrame => {
  if (token !== undefined && (typeof token !== 'string' || token.length > TOKEN_MAX)) {
    return UNREADABLE
  }
  if (last_event !== undefined && !isEvent(last_event)) return UNREADABLE
  return {
    frame: {
      type: 'init',
      ...((user_id === '' || idOf(user_id)) && { user_id: user_id as number | string }),
      ...(token && { token }),
      ...(last_event !== undefined && { last_event }),
    },
  }
}

const readMessage = (members: Members): ReadFrame => {
  const { content, content_type = 'text', client_id: given, reply_to: answered } = members
  const reply_to = idOf(answered)
  const client_id = clientIdOf(members)
  if (typeof content !== 'string' || !isContentType(content_type)) return UNREADABLE
  if (given !== undefined && client_id === undefined) return UNREADABLE
  if (answered !== undefined && reply_to === undefined) return UNREADABLE
  const visitor = readVisitor(members.visitor)
  if (members.visitor !== undefined && !visitor) return UNREADABLE
  const named = { ...(client_id !== undefined && { client_id }), ...(visitor && { visitor }) }
  const text = storedText(content)
  const fault = textFault(text)
  if (fault) return { refusal: fault, client_id }
  const answer = reply_to === undefined ? {} : { reply_to }
  return { frame: { type: 'message', content: text, content_type, ...answer, ...named } }
}

const readEdit = (members: Members): ReadFrame => {
  const message_id = idOf(members.message_id)
  const { content } = members
  if (!message_id || typeof content !== 'string') return UNREADABLE
  const text = storedText(content)
  const refusal = textFault(text)
  return refusal ? { refusal } : { frame: { type: 'edit', message_id, content: text } }
}

const readReaction = (members: Members): ReadFrame => {
  const message_id = idOf(members.message_id)
  const { emoji, on } = members
  if (!message_id || !isEmoji(emoji) || typeof on !== 'boolean') return UNREADABLE
  return { frame: { type: 'react', message_id, emoji, on } }
}

const given = (frame: ChatClientFrame | undefined): ReadFrame => (frame ? { frame } : UNREADABLE)

/** One reader for each frame of the client: a new frame without a reader does not compile. */
const READERS: Readonly<Record<FrameType, (members: Members) => ReadFrame>> = {
  init: readInit,
  message: readMessage,
  revert: (members) => {
    const message_id = idOf(members.message_id)
    return message_id ? { frame: { type: 'revert', message_id } } : UNREADABLE
  },
  edit: readEdit,
  react: readReaction,
  offline: (members) => {
    const user_id = idOf(members.user_id)
    return user_id ? { frame: { type: 'offline', user_id } } : UNREADABLE
  },
  typing: () => ({ frame: { type: 'typing' } }),
  ping: () => ({ frame: { type: 'ping' } }),
  listen: (members) => given(readListen(members)),
  clock: (members) => given(readClock(members)),
  cheer: (members) => given(readCheer(members)),
}

const isFrameType = (type: unknown): type is FrameType =>
  typeof type === 'string' && Object.hasOwn(READERS, type)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** [CHAT-16] Validates any input. Returns a known frame, or a refusal. */
export const readFrame = (text: string): ReadFrame => {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREADABLE
  const members = value as Members
  const { type } = members
  return isFrameType(type) ? READERS[type](members) : UNREADABLE
}
