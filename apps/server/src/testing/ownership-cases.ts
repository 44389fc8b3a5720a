import { randomInt } from 'node:crypto'
import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, type Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { passwordLinkStore } from '../features/accounts/password-links.store.ts'
import { hashToken } from '../features/accounts/sessions.ts'
import { notify } from '../features/notifications/notify.ts'
import { MUSIC_OWNERSHIP_CASES } from './music-ownership-cases.ts'
import { jpeg } from './pictures.ts'
import { addBoardMessage } from './subjects.ts'
import { PASSWORD, type UserClient } from './test-app.ts'
import { TURNTABLE_CASES } from './turntable-cases.ts'
import { addUser } from './user-cases.ts'

interface Stage {
  readonly queries: Queries
  /** The owner of the attacked data. */
  readonly victim: UserClient
  readonly articleId: number
  /** A different name each time. */
  readonly name: () => string
}

type Name = keyof Endpoints

interface OwnershipCase {
  /** Creates data of the victim and returns a call that targets it, or pretends to. */
  readonly make: (stage: Stage) => Promise<object>
  /** The data that must be unchanged after the call of another user. */
  readonly rows: (stage: Stage) => Promise<unknown>
  /**
   * Another user is rejected with 403 or 404; or the call affects only the caller's own data, even
   * if it names the victim.
   */
  readonly stranger: 'refused' | 'own'
}

type Table =
  | 'board_messages'
  | 'chat_messages'
  | 'comments'
  | 'likes'
  | 'links'
  | 'music_tokens'
  | 'notifications'
  | 'reports'
  | 'sessions'
  | 'uploads'
  | 'users'

const rowsOf =
  (table: Table) =>
  ({ queries, victim }: Stage) => {
    const columns = { comments: 'from_id', users: 'id' } as Record<string, string>
    const column = queries.dynamic.ref(columns[table] ?? 'user_id')
    return queries
      .selectFrom(table)
      .selectAll()
      .where(column, '=', victim.id)
      .orderBy('id')
      .execute()
  }

const account = rowsOf('users')

const picture = () => jpeg(8, 8).then((bytes) => new Blob([Uint8Array.from(bytes)]))

const comment = async ({ victim, articleId }: Stage) => {
  const body = { type: 1 as const, for_id: articleId, content: 'mine' }
  return (await victim.addComment({ body })).res.id
}

const note = {
  message: 'mine',
  tag: 'life',
  color: BOARD_TEXT_COLOURS[0],
  font_size: 16,
  font_weight: 500,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
} as const

/** Returns the newest board message or friend link of the victim. */
const newest = async ({ queries, victim }: Stage, table: 'board_messages' | 'links') => {
  const mine = queries.selectFrom(table).select('id').where('user_id', '=', victim.id)
  return (await mine.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}
const boardMessage = async (stage: Stage) => {
  await stage.victim.addMessage({ body: note })
  return newest(stage, 'board_messages')
}

const link = { site_name: 'a', site_desc: 'b', url: 'https://a.example/', site_avatar: '' }
const ownLink = async (stage: Stage) => {
  await stage.victim.addLink({ body: link })
  return newest(stage, 'links')
}

const notification = async (stage: Stage) => {
  const { queries, victim } = stage
  await notify(queries, { userId: victim.id, type: 1, toId: 1, message: () => 'm' }, 1)
  const { list } = await victim.getNotifyList({ body: { current: 1, size: 1 } })
  return { params: { id: list[0]?.id } }
}

/** The address of the victim's link, and a call that pretends to target it. */
const mailAddress = {
  rows: ({ queries, victim }: Stage) =>
    queries.selectFrom('mail_addresses').selectAll().where('user_id', '=', victim.id).execute(),
  stranger: 'own',
} as const
const namedAddress = async ({ victim }: Stage) => {
  await victim.setOwnAddress({ body: { address: 'own@victim.example', password: PASSWORD } })
}

/** One case for every write that is not for administrators only. Those are in `admin-cases.ts`. */
export const OWNERSHIP_CASES: Partial<Record<Name, OwnershipCase>> = {
  addView: { make: async () => ({}), rows: account, stranger: 'own' },
  addVisit: { make: async () => ({ body: { path: '/home' } }), rows: account, stranger: 'own' },
  addPlay: { make: async () => ({}), rows: account, stranger: 'own' },
  login: {
    make: async ({ queries, victim }) => {
      const account = queries.selectFrom('users').select('username').where('id', '=', victim.id)
      const { username } = await account.executeTakeFirstOrThrow()
      return { body: { username, password: PASSWORD } }
    },
    rows: account,
    stranger: 'own',
  },
  logout: { make: async () => ({}), rows: rowsOf('sessions'), stranger: 'own' },
  setPasswordByLink: {
    make: async ({ queries, victim, name }) => {
      const id = await addUser({ queries, word: name })
      const token = `link of ${id}`
      await passwordLinkStore(queries).replace(id, hashToken(token), Date.now())
      const passwords = { password1: 'brand-new-1', password2: 'brand-new-1' }
      return { body: { token, ...passwords, id: victim.id, user_id: victim.id } }
    },
    rows: account,
    stranger: 'own',
  },
  register: {
    make: async ({ victim: { id }, name }) => ({
      body: { id, username: name(), password: PASSWORD },
    }),
    rows: account,
    stranger: 'own',
  },
  requestPasswordMail: {
    make: async ({ victim: { id }, name }) => ({ body: { id, user_id: id, username: name() } }),
    rows: account,
    stranger: 'own',
  },
  updateOwnUserInfo: {
    make: async ({ victim: { id } }) => ({
      body: {
        id,
        user_id: id,
        nick_name: `another ${randomInt(1e9)}`,
        avatar: '/art/avatars/2.avif',
      },
    }),
    rows: account,
    stranger: 'own',
  },
  updatePassword: {
    make: async ({ victim: { id } }) => ({
      body: { id, user_id: id, password: PASSWORD, password1: 'secret-2', password2: 'secret-2' },
    }),
    rows: account,
    stranger: 'own',
  },
  endSession: {
    make: async ({ victim }) => {
      const [session] = await victim.getSessions()
      return { params: { id: session?.id } }
    },
    rows: rowsOf('sessions'),
    stranger: 'refused',
  },
  addMusicToken: {
    make: async ({ victim: { id } }) => ({ body: { name: 'phone', user_id: id } }),
    rows: rowsOf('music_tokens'),
    stranger: 'own',
  },
  deleteMusicToken: {
    make: async ({ victim }) => {
      const { id } = await victim.addMusicToken({ body: { name: 'phone' } })
      return { params: { id } }
    },
    rows: rowsOf('music_tokens'),
    stranger: 'refused',
  },
  ...MUSIC_OWNERSHIP_CASES,
  endSessions: { make: async () => ({}), rows: rowsOf('sessions'), stranger: 'own' },
  deleteOwnAccount: {
    make: async ({ victim: { id } }) => ({
      body: { id, user_id: id, password: PASSWORD, texts: 'remove' },
    }),
    rows: account,
    stranger: 'own',
  },
  addReadingDuration: {
    make: async ({ articleId }) => ({ params: { id: articleId, duration: 5 } }),
    rows: account,
    stranger: 'own',
  },
  addLike: {
    make: async ({ victim: { id }, articleId }) => ({
      body: { type: 1, for_id: articleId, user_id: id },
    }),
    rows: rowsOf('likes'),
    stranger: 'own',
  },
  cancelLike: {
    make: async (stage) => {
      const body = { type: 4 as const, for_id: await comment(stage) }
      await stage.victim.addLike({ body })
      return { body: { ...body, user_id: stage.victim.id } }
    },
    rows: rowsOf('likes'),
    stranger: 'own',
  },
  addReaction: {
    make: async ({ victim: { id }, articleId }) => ({
      body: { reaction: 'heart', for_id: articleId, user_id: id },
    }),
    rows: rowsOf('likes'),
    stranger: 'own',
  },
  cancelReaction: {
    make: async ({ victim, articleId, name }) => {
      const reaction = name() === 'newcomer1' ? 'heart' : 'clap'
      const body = { reaction, for_id: articleId } as const
      await victim.addReaction({ body })
      return { body: { ...body, user_id: victim.id } }
    },
    rows: rowsOf('likes'),
    stranger: 'own',
  },
  uploadPicture: {
    make: async () => ({ file: { content: await picture() } }),
    rows: rowsOf('uploads'),
    stranger: 'own',
  },
  addComment: {
    make: async ({ victim: { id }, articleId }) => ({
      body: { type: 1, for_id: articleId, content: 'not theirs', from_id: id, author_id: id },
    }),
    rows: rowsOf('comments'),
    stranger: 'own',
  },
  addReply: {
    make: async (stage) => ({
      body: {
        type: 1,
        for_id: stage.articleId,
        parent_id: await comment(stage),
        to_id: stage.victim.id,
        from_id: stage.victim.id,
        content: 'not theirs',
      },
    }),
    rows: rowsOf('comments'),
    stranger: 'own',
  },
  updateComment: {
    make: async (stage) => ({
      body: { id: await comment(stage), content: 'theirs', from_id: stage.victim.id },
    }),
    rows: rowsOf('comments'),
    stranger: 'refused',
  },
  deleteComment: {
    make: async (stage) => ({ params: { id: await comment(stage), parent_id: 0 } }),
    rows: rowsOf('comments'),
    stranger: 'refused',
  },
  addMessage: {
    make: async ({ victim: { id } }) => ({ body: { ...note, user_id: id } }),
    rows: rowsOf('board_messages'),
    stranger: 'own',
  },
  updateMessage: {
    make: async (stage) => ({
      body: { ...note, id: await boardMessage(stage), message: 'theirs', user_id: 1 },
    }),
    rows: rowsOf('board_messages'),
    stranger: 'refused',
  },
  deleteMessages: {
    make: async (stage) => ({ body: { idList: [await boardMessage(stage)] } }),
    rows: rowsOf('board_messages'),
    stranger: 'refused',
  },
  addLink: {
    make: async ({ victim: { id } }) => ({ body: { ...link, user_id: id } }),
    rows: rowsOf('links'),
    stranger: 'own',
  },
  frontUpdateLink: {
    make: async (stage) => ({ body: { ...link, id: await ownLink(stage), site_name: 'theirs' } }),
    rows: rowsOf('links'),
    stranger: 'refused',
  },
  recallChatMessage: {
    make: async ({ queries, victim: { id: user_id } }) => ({
      params: {
        ...(await queries
          .insertInto('chat_messages')
          .values({ user_id, content: 'mine', content_type: 'text', created_at: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()),
      },
    }),
    rows: rowsOf('chat_messages'),
    stranger: 'refused',
  },
  ...TURNTABLE_CASES,
  readNotification: { make: notification, rows: rowsOf('notifications'), stranger: 'refused' },
  deleteNotification: { make: notification, rows: rowsOf('notifications'), stranger: 'refused' },
  readAllNotifications: {
    make: async (stage) => {
      await notification(stage)
      return { body: { userId: stage.victim.id } }
    },
    rows: rowsOf('notifications'),
    stranger: 'own',
  },
  addReport: {
    make: async ({ queries, victim }) => ({
      body: { type: 3, for_id: await addBoardMessage(queries, null), user_id: victim.id },
    }),
    rows: rowsOf('reports'),
    stranger: 'own',
  },
  setOwnAddress: {
    ...mailAddress,
    make: async ({ victim: { id } }) => ({
      body: { user_id: id, address: 'a@stranger.example', password: PASSWORD },
    }),
  },
  deleteOwnAddress: {
    ...mailAddress,
    make: async (stage) => {
      await namedAddress(stage)
      return { body: { user_id: stage.victim.id } }
    },
  },
  setOwnDigest: {
    ...mailAddress,
    make: async (stage) => {
      await namedAddress(stage)
      return { body: { user_id: stage.victim.id, digest: 'daily' } }
    },
  },
}
