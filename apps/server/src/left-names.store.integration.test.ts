import {
  ARTICLE_STATUS,
  BOARD_BACKGROUNDS,
  BOARD_TEXT_COLOURS,
  PINNED,
  TALK_STATUS,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import type { Queries } from './database/open.ts'
import { openChatApp } from './testing/chat-sockets.ts'
import { addSong } from './testing/songs.ts'
import { draft, OWNER, PASSWORD } from './testing/test-app.ts'

/** In every name that the user has had: username, first and second nickname. */
const NAME = /zorblax/i
const HOUR_MS = 3_600_000
const AT = { created_at: 1, updated_at: 1 }
const NOTE = {
  message: 'a note',
  tag: 'life',
  color: BOARD_TEXT_COLOURS[0],
  font_size: 16,
  font_weight: 500,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
} as const

/** Every column of every table that contains the name. */
const placesOf = async (queries: Queries) => {
  const places = new Set<string>()
  for (const { name: table } of await queries.introspection.getTables()) {
    const rows = await queries
      .selectFrom(table as 'users')
      .selectAll()
      .execute()
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && NAME.test(value)) places.add(`${table}.${column}`)
      }
    }
  }
  return [...places].sort()
}

/** A site on which a user has done everything to everybody, under two names. */
const open = async () => {
  const site = await openChatApp()
  const { queries } = site.platform.database
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const { owner_id: ownerId } = await owner.getConfig()
  const { article } = await owner.addArticle({ body: { article: draft('of tea') } })
  await owner.updateBlocklist({ body: { words: ['plum'], action: 'hold' } })
  await queries
    .insertInto('mail_addresses')
    .values({
      ...{ user_id: ownerId, address: 'me@owner.example', language: 'en', digest: 'daily' },
      ...{ requested_at: 1, confirmed_at: 1 },
    })
    .execute()
  const kinds = ['comment', 'boardMessage', 'friendLink', 'held', 'report'] as const
  await owner.addWebhook({
    body: { url: 'https://a.example/', kinds: [...kinds], enabled: true },
  })
  const songs = [await addSong(queries, HOUR_MS), await addSong(queries, HOUR_MS)]
  await owner.controlTurntable({ body: { action: 'open' } })
  const user = await site.userClient('zorblax01')
  const profile = { avatar: '/art/avatars/2.avif', qq: '' }
  await user.updateOwnUserInfo({ body: { ...profile, nick_name: 'Zorblax One' } })

  const actEverywhere = async () => {
    const target = { type: 1 as const, for_id: article.id }
    const { res: mine } = await user.addComment({ body: { ...target, content: 'a comment' } })
    await owner.addReply({
      body: { ...target, parent_id: mine.id, to_id: user.id, content: 'so it is' },
    })
    const { res: theirs } = await owner.addComment({ body: { ...target, content: 'tea?' } })
    await user.addReply({
      body: { ...target, parent_id: theirs.id, to_id: ownerId, content: 'tea!' },
    })
    await user.updateComment({ body: { id: mine.id, content: 'another comment' } })
    await user.addComment({ body: { ...target, content: 'a plum' } }).catch(() => undefined)
    await user.addMessage({ body: NOTE })
    const { list } = await owner.getMessageList({ body: { current: 1, size: 1, tag: '' } })
    const note = { type: 3 as const, for_id: list[0]?.id ?? 0 }
    await owner.addComment({ body: { ...note, content: 'noted' } })
    const link = { site_name: 'a site', site_desc: 'x', url: 'https://b.example', site_avatar: '' }
    await user.addLink({ body: link })
    const links = await owner.getLinksList({ body: { current: 1, size: 9, status: 1 } })
    const { id } = links.list.find(({ user_id }) => user_id === user.id) ?? { id: 0 }
    await user.frontUpdateLink({ body: { id, ...link } })
    await user.addReport({ body: { type: 4, for_id: theirs.id, reason: 'unkind' } })
    await user.askForSong({ body: { song_id: songs[0] ?? 0 } })
    await user.askForSong({ body: { song_id: songs[1] ?? 0 } })
    await owner.adminUpdateUserInfo({
      body: { id: user.id, nick_name: 'Zorblax Two', avatar: profile.avatar },
    })
    const [room, boss] = [await site.enter({ token: user.token }), await site.enter({ token })]
    boss.write('hear, hear')
    const [{ id: said = 0 } = {}] = await room.has('message')
    room.write('yes', { reply_to: said })
    room.write('@兰亭主人 look')
    const [, answer] = await room.has('message', 3)
    room.say({ type: 'edit', message_id: answer?.id, content: 'yes, yes' })
    room.say({ type: 'react', message_id: said, emoji: '👍', on: true })
    await boss.has('reaction')
    await expect
      .poll(() => queries.selectFrom('notifications').select('id').where('type', '=', 6).execute())
      .toHaveLength(2)
  }
  const actAsAdministrator = async () => {
    await queries.updateTable('users').set('role', 1).where('id', '=', user.id).execute()
    await user.addArticle({
      body: { article: draft('of rice', { status: ARTICLE_STATUS.public }) },
    })
    const talk = { content: 'a talk', talkImgList: [], is_top: PINNED.no }
    await user.publishTalk({ body: { ...talk, status: TALK_STATUS.public } })
    await user.addInvitation({ query: {} })
  }
  await actEverywhere()
  await actAsAdministrator()
  return { ...site, queries, owner, user, ownerId }
}

describe('the name of a user who leaves', () => {
  it.each(['keep', 'remove'] as const)('is nowhere afterwards (%s)', async (texts) => {
    const { queries, user, owner } = await open()
    expect(await placesOf(queries)).toEqual(
      expect.arrayContaining([
        'audit_entries.subject',
        'board_messages.nick_name',
        'events.name',
        'events.text',
        'notifications.message',
        'notifications.message_en',
        'turntable.state',
        'users.nick_name',
        'users.username',
      ]),
    )
    await user.deleteOwnAccount({ body: { password: PASSWORD, texts } })
    expect(await placesOf(queries)).toEqual([])
    const { list } = await owner.getNotifyList({ body: { current: 1, size: 20 } })
    const words = list.map(({ message }) => message)
    expect(words).toContain('留言板上有已注销用户的新留言：a note')
    expect(words).toContain('已注销用户申请了友链“a site”，等您看看。')
  })

  it('stays in what others wrote, and in notifications of others', async () => {
    const { queries, user, userClient, owner } = await open()
    const other = await userClient('somebody1')
    await other.updateOwnUserInfo({
      body: { nick_name: 'Bolzar', avatar: '/art/avatars/2.avif', qq: '' },
    })
    await other.addMessage({ body: { ...NOTE, message: 'a note for Zorblax Two' } })
    const message = 'Zorblax Two wins the cup'
    await owner.addAnnouncement({ body: { message } })
    await user.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })
    const notes = await queries.selectFrom('board_messages').select('message').execute()
    expect(notes).toContainEqual({ message: 'a note for Zorblax Two' })
    const sent = await queries.selectFrom('notifications').select('message').execute()
    const words = sent.map((row) => row.message)
    expect(words).toContain(message)
    expect(words).toContain('留言板上有Bolzar的新留言：a note for Zorblax Two')
  })

  it('goes from notifications of an earlier version, which do not tell who caused them', async () => {
    const { queries, user, ownerId } = await open()
    await queries.updateTable('notifications').set('by_id', null).execute()
    await queries
      .insertInto('notifications')
      .values({ message: 'Zorblax Two 回复了您：tea', user_id: ownerId, type: 1, ...AT })
      .execute()
    await user.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })
    const sent = await queries.selectFrom('notifications').select('message').execute()
    const words = sent.map(({ message }) => message)
    expect(words).toContain('已注销用户 回复了您：tea')
    expect(words.join()).not.toContain('Zorblax Two')
  })
})
