import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { COLOUR_PATTERN } from './colours.ts'
import { endpoint, perMinute } from './endpoint.ts'
import {
  ClientId,
  Current,
  Days,
  Id,
  IdParams,
  oneOf,
  orNull,
  PageByBody,
  Size,
  Text,
  Times,
} from './fields.ts'
import { BOARD_FONT_SIZES, BOARD_FONT_WEIGHTS, LENGTH } from './limits.ts'
import { VisitorForm } from './visitor-form.ts'

const COLOUR_MAX_LENGTH = 40
const colourOr = (other: string) =>
  Type.String({ maxLength: COLOUR_MAX_LENGTH, pattern: `^${other}$|${COLOUR_PATTERN}` })

/** The look of a note: the sizes of the form, and any colour. An empty one means the default. */
const Look = {
  color: colourOr(''),
  font_size: oneOf(...BOARD_FONT_SIZES),
  font_weight: oneOf(...BOARD_FONT_WEIGHTS),
  bg_color: colourOr('(?:transparent)?'),
  /** A picture that the author uploaded, or empty. */
  bg_url: Type.String({ maxLength: LENGTH.boardPicture }),
}

const Words = {
  message: Text(LENGTH.boardMessage, { 'x-error': 'boardMessageMissing' }),
  tag: Text(LENGTH.boardTag, { 'x-error': 'boardTagMissing' }),
}

export const BoardDraft = Type.Object({ ...Words, ...Look })
export type BoardDraft = Static<typeof BoardDraft>

/** Some older clients send null for the default. */
const SentBoardDraft = Type.Object({
  ...BoardDraft.properties,
  color: orNull(Look.color),
  bg_color: orNull(Look.bg_color),
  bg_url: orNull(Look.bg_url),
})
export type SentBoardDraft = Static<typeof SentBoardDraft>

export const BoardMessage = Type.Object({
  id: Id,
  ...Words,
  ...Look,
  /** Null: written by a visitor. */
  user_id: orNull(Id),
  nick_name: Type.String(),
  avatar: Type.String(),
  like_times: Type.Integer(),
  comment_total: Type.Integer(),
  ...Times,
})
export type BoardMessage = Static<typeof BoardMessage>

/** A board message in a list; `is_like` is the like of the caller. */
export const ListedBoardMessage = Type.Object({
  ...BoardMessage.properties,
  is_like: Type.Boolean(),
})
export type ListedBoardMessage = Static<typeof ListedBoardMessage>

/** A board message as danmaku. */
export const DriftingMessage = Type.Object({
  id: Id,
  user_id: orNull(Id),
  nick_name: Type.String(),
  avatar: Type.String(),
  message: Type.String(),
  createdAt: Times.createdAt,
  createdAtMs: Times.createdAtMs,
})
export type DriftingMessage = Static<typeof DriftingMessage>

/** Creating, changing and deleting share one limit. */
const writing = {
  limit: perMinute(5),
  limitGroup: 'board',
  tooOften: 'tooManyBoardMessages',
} as const

export const getMessageList = endpoint({
  summary: 'List board messages, newest first, by tag or by a text in them',
  method: 'POST',
  reads: true,
  path: '/api/message/getMessageList',
  section: 'board',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    tag: Type.Optional(Type.String({ maxLength: LENGTH.boardTag })),
    message: Type.Optional(Type.String({ maxLength: LENGTH.searchText })),
    time: Type.Optional(orNull(Days)),
  }),
  result: PageByBody(ListedBoardMessage),
})

export const getAllMessage = endpoint({
  summary: 'List the newest board messages for the danmaku',
  method: 'GET',
  path: '/api/message/getAllMessage',
  section: 'board',
  access: 'visitor',
  limit: perMinute(300),
  result: Type.Object({ list: Type.Array(DriftingMessage) }),
})

export const getMessageById = endpoint({
  summary: 'Get one board message',
  method: 'GET',
  path: '/api/message/getMessageById/:id',
  section: 'board',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: BoardMessage,
})

export const getHotTagList = endpoint({
  summary: 'List the ten most used tags of board messages',
  method: 'GET',
  path: '/api/message/getHotTagList',
  section: 'board',
  access: 'visitor',
  limit: perMinute(300),
  result: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
})

export const addMessage = endpoint({
  summary: 'Create a board message; a visitor gets a random name',
  method: 'POST',
  path: '/api/message/add',
  section: 'board',
  access: 'visitor',
  ...writing,
  body: Type.Object({
    ...SentBoardDraft.properties,
    ...VisitorForm.properties,
    client_id: ClientId,
  }),
  result: Type.Boolean(),
})

export const updateMessage = endpoint({
  summary: 'Change a board message; for its author and administrators',
  method: 'POST',
  path: '/api/message/update',
  section: 'board',
  access: 'user',
  ...writing,
  body: Type.Object({ id: Id, ...SentBoardDraft.properties }),
  result: Type.Boolean(),
})

export const deleteMessages = endpoint({
  summary: 'Delete board messages; users delete only their own, administrators any',
  method: 'PUT',
  path: '/api/message/delete',
  audited: 'ifAdministrator',
  access: 'user',
  ...writing,
  body: Type.Object({ idList: IdList }),
  result: Type.Integer(),
})
