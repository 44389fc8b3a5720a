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

const about = async (desk: Desk) => ({ params: { id: await somebody(desk) } })

const session = async (desk: Desk) => {
  const user_id = await somebody(desk)
  const times = { created_at: 1, last_seen_at: 1, expires_at: Date.now() + 60_000 }
  const { id } = await desk.queries
    .insertInto('sessions')
    .values({ user_id, token_hash: desk.word(), device: '', remembered: 0, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { user_id, id }
}

/** What the calls about people need. */
export const PEOPLE_FACTORIES = {
  getUserList: listed,
  adminGetUser: about,
  adminUpdateUserInfo: async (desk: Desk) => ({
    body: { id: await somebody(desk), nick_name: desk.word(), avatar: '/art/avatars/2.avif' },
  }),
  addPasswordLink: about,
  deletePasswordLink: async (desk: Desk) => {
    const input = await about(desk)
    await desk.owner.addPasswordLink(input)
    return input
  },
  adminGetSessions: about,
  adminEndSession: async (desk: Desk) => {
    const { user_id, id } = await session(desk)
    return { params: { id: user_id, session_id: id } }
  },
  adminEndSessions: async (desk: Desk) => ({ params: { id: (await session(desk)).user_id } }),
  adminGetWritings: about,
  getInvitationList: listed,
  deleteInvitation: async ({ owner }: Desk) => ({
    params: { id: (await owner.addInvitation()).id },
  }),
  getAuditList: listed,
  getSiteHealth: async () => ({}),
}
