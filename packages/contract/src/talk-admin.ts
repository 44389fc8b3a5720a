import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { TALK_STATUS } from './enumerations.ts'
import { ClientId, Current, Id, IdParams, oneOf, orNull, PageByBody, Size } from './fields.ts'
import { LENGTH, PHOTOS_PER_TALK } from './limits.ts'
import { TalkFields, TalkPinned, TalkStatus } from './talks.ts'

const access = 'administrator'
const limit = perMinute(300)

/** A talk in the lists of the admin. */
export const AdminTalk = Type.Object({
  ...TalkFields,
  talkImgList: Type.Array(Type.String()),
  /** The time of the final deletion; null if the talk is not in the trash. */
  goesAtMs: orNull(Type.Integer()),
})
export type AdminTalk = Static<typeof AdminTalk>

const Shown = oneOf(TALK_STATUS.public, TALK_STATUS.private)

/** A talk needs a text or at least one picture. */
const TalkDraft = Type.Object({
  content: Type.String({ maxLength: LENGTH.talk }),
  is_top: TalkPinned,
  status: Shown,
  talkImgList: Type.Array(
    Type.Object({ url: Type.String({ minLength: 1, maxLength: LENGTH.photo }) }),
    { maxItems: PHOTOS_PER_TALK },
  ),
})
export type TalkDraft = Static<typeof TalkDraft>

export const getTalkList = endpoint({
  summary: 'List talks of one status, pinned first, then newest first',
  method: 'POST',
  reads: true,
  path: '/api/talk/getTalkList',
  access,
  limit,
  body: Type.Object({ current: Current, size: Size, status: TalkStatus }),
  result: PageByBody(AdminTalk),
})

export const getTalkById = endpoint({
  summary: 'Get one talk of any status',
  method: 'GET',
  path: '/api/talk/getTalkById/:id',
  access,
  limit,
  params: IdParams,
  result: AdminTalk,
})

export const publishTalk = endpoint({
  summary: 'Create a talk with up to nine pictures',
  method: 'POST',
  path: '/api/talk/publishTalk',
  access,
  limit: perMinute(60),
  body: Type.Object({ ...TalkDraft.properties, client_id: ClientId }),
  result: Type.Object({ id: Id }),
})

export const updateTalk = endpoint({
  summary: 'Change a talk; the given pictures replace all its pictures',
  method: 'PUT',
  path: '/api/talk/updateTalk',
  access,
  limit: perMinute(60),
  body: Type.Object({ id: Id, ...TalkDraft.properties }),
  result: Type.Boolean(),
})

export const deleteTalk = endpoint({
  summary:
    'Move a talk to the trash, or delete it for good if it is there; refused if its status differs from the given one',
  method: 'DELETE',
  path: '/api/talk/deleteTalkById/:id/:status',
  access,
  limit,
  params: Type.Object({ id: Id, status: TalkStatus }),
  result: Type.Boolean(),
})

export const togglePublicTalk = endpoint({
  summary: 'Make a talk public or private; `status` is the new status',
  method: 'PUT',
  path: '/api/talk/togglePublic/:id/:status',
  access,
  limit,
  params: Type.Object({ id: Id, status: Shown }),
  result: Type.Boolean(),
})

export const toggleTopTalk = endpoint({
  summary: 'Pin or unpin a talk',
  method: 'PUT',
  path: '/api/talk/toggleTop/:id/:is_top',
  access,
  limit,
  params: Type.Object({ id: Id, is_top: TalkPinned }),
  result: Type.Boolean(),
})

export const revertTalk = endpoint({
  summary: 'Restore a talk from the trash with its former status',
  method: 'PUT',
  path: '/api/talk/revertTalk/:id',
  access,
  limit,
  params: IdParams,
  result: Type.Boolean(),
})
