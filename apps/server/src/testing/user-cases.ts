import type { Client, Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'

interface Desk {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  readonly word: () => string
}

const page = { current: 1, size: 10 }
const listed = async () => ({ body: page })

export const somebody = ({ queries, word }: Pick<Desk, 'queries' | 'word'>) => {
  const username = `person${word()}`
  return accountStore(queries).add({ username, passwordHash: '', role: 2, nickName: username }, 1)
}

const about = async (cases: Desk) => ({ params: { id: await somebody(cases) } })

const session = async (cases: Desk) => {
  const user_id = await somebody(cases)
  const times = { created_at: 1, last_seen_at: 1, expires_at: Date.now() + 60_000 }
  const { id } = await cases.queries
    .insertInto('sessions')
    .values({ user_id, token_hash: cases.word(), device: '', remembered: 0, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { user_id, id }
}

/** The input of the user administration endpoints. */
export const USER_CASES = {
  getUserList: listed,
  adminGetUser: about,
  adminUpdateUserInfo: async (cases: Desk) => ({
    body: { id: await somebody(cases), nick_name: cases.word(), avatar: '/art/avatars/2.avif' },
  }),
  addPasswordLink: about,
  deletePasswordLink: async (cases: Desk) => {
    const input = await about(cases)
    await cases.owner.addPasswordLink(input)
    return input
  },
  adminGetSessions: about,
  adminEndSession: async (cases: Desk) => {
    const { user_id, id } = await session(cases)
    return { params: { id: user_id, session_id: id } }
  },
  adminEndSessions: async (cases: Desk) => ({ params: { id: (await session(cases)).user_id } }),
  adminGetPosts: about,
  getInvitationList: listed,
  deleteInvitation: async ({ owner }: Desk) => ({
    params: { id: (await owner.addInvitation()).id },
  }),
  getAuditList: listed,
  getSiteHealth: async () => ({}),
}
