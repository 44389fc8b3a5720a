import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { PINNED, TALK_STATUS } from './enumerations.ts'
import { Current, Id, IdParams, oneOf, PageByBody, Size, Times } from './fields.ts'

export const TalkStatus = oneOf(TALK_STATUS.public, TALK_STATUS.private, TALK_STATUS.recycled)
export const TalkPinned = oneOf(PINNED.yes, PINNED.no)

/** The fields of a talk for visitors and administrators. */
export const TalkFields = {
  id: Id,
  user_id: Id,
  content: Type.String(),
  status: TalkStatus,
  is_top: TalkPinned,
  like_times: Type.Integer(),
  /** Number of comments and replies. */
  comment_count: Type.Integer(),
  nick_name: Type.String(),
  avatar: Type.String(),
  ...Times,
}

export const Talk = Type.Object({
  ...TalkFields,
  is_like: Type.Boolean(),
  /** Absent if there are no pictures. */
  talkImgList: Type.Optional(Type.Array(Type.String())),
})
export type Talk = Static<typeof Talk>

export const getBlogTalkList = endpoint({
  summary:
    'List public talks, pinned first, then newest first; `is_like` is the like of the caller',
  method: 'POST',
  reads: true,
  path: '/api/talk/blogGetTalkList',
  section: 'talk',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({ current: Current, size: Size }),
  result: PageByBody(Talk),
})

export const getBlogTalkById = endpoint({
  summary: 'Get one public talk; `is_like` is known for users only',
  method: 'GET',
  path: '/api/talk/blogGetTalkById/:id',
  section: 'talk',
  access: 'visitor',
  limit: perMinute(300),
  params: IdParams,
  result: Talk,
})
