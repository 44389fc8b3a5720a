import { type Client, COMMENT_TYPE, type Endpoints, ROLE, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../database/open.ts'

interface AdminStage {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  readonly userId: number
  readonly word: () => string
}

type AdminCase = (stage: AdminStage) => Promise<object>

const AT = { created_at: 1, updated_at: 1 }
const page = { current: 1, size: 10 }
const pageInput = async () => ({ body: page })
const noInput = async () => ({})

const comment = async ({ queries, userId }: AdminStage) => {
  const row = { type: COMMENT_TYPE.article, for_id: 1, from_id: userId, content: 'bad', ...AT }
  const { id } = await queries
    .insertInto('comments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const heldComment = async ({ queries, userId }: AdminStage) => {
  const talk = { user_id: userId, content: 'a talk', status: TALK_STATUS.public, ...AT }
  const { id: for_id } = await queries
    .insertInto('talks')
    .values(talk)
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { type: COMMENT_TYPE.talk, for_id, content: 'waits' }
  const body = JSON.stringify({ ...about, pictures: [] })
  const held = { kind: 'comment', user_id: userId, body, matched_words: '[]', created_at: 1 }
  const { id } = await queries
    .insertInto('held_posts')
    .values({ ...about, ...held })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const boardMessage = async ({ queries, userId }: AdminStage) => {
  const row = { tag: 't', message: 'm', color: '', user_id: userId, nick_name: 'n', ...AT }
  const { id } = await queries
    .insertInto('board_messages')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const chatMessage = async ({ queries, userId, word }: AdminStage) => {
  const row = { user_id: userId, content: word(), content_type: 'text', created_at: 1 }
  const { id } = await queries
    .insertInto('chat_messages')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One case for every moderation endpoint. */
const upload = (url: string) => ({
  ...{ url, user_id: null, expires_at: 9e12, created_at: 1 },
  ...{ bytes: 1, width: 1, height: 1, placeholder: '' },
})

export const MODERATION_CASES: Partial<Record<keyof Endpoints, AdminCase>> = {
  getQueue: pageInput,
  decide: async (stage) => ({
    body: {
      decision: 'remove',
      items: [{ source: 'report', kind: 'comment', id: await comment(stage) }],
    },
  }),
  backGetCommentList: pageInput,
  backDeleteComment: async (stage) => ({ params: { id: await comment(stage), parent_id: 0 } }),
  backReplyToComment: async (stage) => ({ body: { id: await comment(stage), content: 'yes' } }),
  replyToHeld: async (stage) => ({ body: { id: await heldComment(stage), content: 'yes' } }),
  backUpdateComment: async (stage) => ({ body: { id: await comment(stage), content: 'no' } }),
  getReceiverCount: noInput,
  addAnnouncement: async () => ({ body: { message: 'to all' } }),
  backGetMessageList: pageInput,
  backDeleteMessages: async (stage) => ({ body: { idList: [await boardMessage(stage)] } }),
  backGetNotifyList: pageInput,
  backGetChatList: pageInput,
  getChatEdits: async (stage) => ({ params: { id: await chatMessage(stage) } }),
  pinChatMessage: async (stage) => ({ body: { id: await chatMessage(stage), isPinned: true } }),
  getOnlineList: noInput,
  forceOffline: async ({ userId }) => ({ params: { id: userId } }),
  getMuteList: noInput,
  muteInChat: async ({ queries, userId: user_id }) => {
    // A user has been promoted by now.
    await queries.updateTable('users').set({ role: ROLE.user }).where('id', '=', user_id).execute()
    return { body: { user_id, minutes: 5 } }
  },
  unmuteInChat: async ({ queries, userId: user_id }) => {
    await queries.deleteFrom('chat_mutes').execute()
    await queries.insertInto('chat_mutes').values({ user_id, until: 9e12 }).execute()
    return { params: { id: user_id } }
  },
  getUploadUsage: noInput,
  getUploadList: pageInput,
  getUploadMonths: noInput,
  updateUpload: async ({ queries, word }) => {
    const url = word()
    await queries.insertInto('uploads').values(upload(url)).execute()
    return { body: { url, alt: 'a', kept: true } }
  },
  replaceUpload: async ({ queries, word }) => {
    const [url, replacement] = [word(), word()]
    await queries
      .insertInto('uploads')
      .values([upload(url), upload(replacement)])
      .execute()
    return { body: { url, replacement } }
  },
  removeUnusedUploads: async ({ queries, word }) => {
    await queries.insertInto('uploads').values(upload(word())).execute()
    return { body: { dry: false } }
  },
  getBlocklist: noInput,
  updateBlocklist: async ({ word }) => ({ body: { words: [word()], action: 'hold' } }),
  testBlocklist: async () => ({ body: { text: 'a text' } }),
}
