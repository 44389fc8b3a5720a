import type { Client, Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'

interface Desk {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  readonly userId: number
  readonly word: () => string
}

type Factory = (cases: Desk) => Promise<object>

const AT = { created_at: 1, updated_at: 1 }
const page = { current: 1, size: 10 }
const listed = async () => ({ body: page })
const nothing = async () => ({})

const comment = async ({ queries, userId }: Desk) => {
  const said = { type: 1, for_id: 1, from_id: userId, content: 'bad', ...AT }
  const { id } = await queries
    .insertInto('comments')
    .values(said)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const note = async ({ queries, userId }: Desk) => {
  const written = { tag: 't', message: 'm', color: '', user_id: userId, nick_name: 'n', ...AT }
  const { id } = await queries
    .insertInto('board_messages')
    .values(written)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One case for every moderation endpoint. */
export const MODERATION_CASES: Partial<Record<keyof Endpoints, Factory>> = {
  getQueue: listed,
  decide: async (cases) => ({
    body: {
      decision: 'remove',
      items: [{ source: 'report', kind: 'comment', id: await comment(cases) }],
    },
  }),
  backGetCommentList: listed,
  backDeleteComment: async (cases) => ({ params: { id: await comment(cases), parent_id: 0 } }),
  backGetMessageList: listed,
  backDeleteMessages: async (cases) => ({ body: { idList: [await note(cases)] } }),
  backGetNotifyList: listed,
  backGetChatList: listed,
  getOnlineList: nothing,
  forceOffline: async ({ userId }) => ({ params: { id: userId } }),
  getMuteList: nothing,
  muteInChat: async ({ queries, userId: user_id }) => {
    // A user has been promoted by now.
    await queries.updateTable('users').set({ role: 2 }).where('id', '=', user_id).execute()
    return { body: { user_id, minutes: 5 } }
  },
  unmuteInChat: async ({ queries, userId: user_id }) => {
    await queries.deleteFrom('chat_mutes').execute()
    await queries.insertInto('chat_mutes').values({ user_id, until: 9e12 }).execute()
    return { params: { id: user_id } }
  },
  getUploadUsage: nothing,
  getUploadList: listed,
  removeUnusedUploads: async ({ queries, word }) => {
    const size = { bytes: 1, width: 1, height: 1, placeholder: '' }
    const row = { url: word(), user_id: null, expires_at: 9e12, created_at: 1, ...size }
    await queries.insertInto('uploads').values(row).execute()
    return { body: { dry: false } }
  },
  getBlocklist: nothing,
  updateBlocklist: async ({ word }) => ({ body: { words: [word()], action: 'hold' } }),
  testBlocklist: async () => ({ body: { text: 'a text' } }),
}
