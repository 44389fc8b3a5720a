import { type Client, type Endpoints, ROLE } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'

interface AdminStage {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  readonly word: () => string
}

const page = { current: 1, size: 10 }
const pageInput = async () => ({ body: page })

export const addUser = ({ queries, word }: Pick<AdminStage, 'queries' | 'word'>) => {
  const username = `user${word()}`
  return accountStore(queries).add(
    { username, passwordHash: '', role: ROLE.user, nickName: username },
    1,
  )
}

const userParams = async (stage: AdminStage) => ({ params: { id: await addUser(stage) } })

const session = async (stage: AdminStage) => {
  const user_id = await addUser(stage)
  const times = { created_at: 1, last_seen_at: 1, expires_at: Date.now() + 60_000 }
  const { id } = await stage.queries
    .insertInto('sessions')
    .values({ user_id, token_hash: stage.word(), device: '', remembered: 0, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { user_id, id }
}

/** The input of the user administration endpoints. */
export const USER_CASES = {
  getUserList: pageInput,
  adminGetUser: userParams,
  adminUpdateUserInfo: async (stage: AdminStage) => ({
    body: { id: await addUser(stage), nick_name: stage.word(), avatar: '/art/avatars/2.avif' },
  }),
  addPasswordLink: userParams,
  deletePasswordLink: async (stage: AdminStage) => {
    const input = await userParams(stage)
    await stage.owner.addPasswordLink(input)
    return input
  },
  adminGetSessions: userParams,
  adminEndSession: async (stage: AdminStage) => {
    const { user_id, id } = await session(stage)
    return { params: { id: user_id, session_id: id } }
  },
  adminEndSessions: async (stage: AdminStage) => ({
    params: { id: (await session(stage)).user_id },
  }),
  adminGetPosts: userParams,
  getInvitationList: pageInput,
  deleteInvitation: async ({ owner }: AdminStage) => ({
    params: { id: (await owner.addInvitation({ query: {} })).id },
  }),
  getAuditList: pageInput,
  getSiteHealth: async () => ({}),
}
