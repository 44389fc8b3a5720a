import { describe, expect, it } from 'vitest'
import { openChatApp } from '../../testing/chat-sockets.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft, OWNER, openTestApp, PASSWORD } from '../../testing/test-app.ts'
import { auditStore } from './audit.store.ts'

const shared = useSite()

const list = { current: 1, size: 10 }

/** A test that changes the schema has a program of its own. */
const open = async (opening = shared.empty()) => {
  const site = await opening
  const { queries } = site.platform.database
  const owner = await site.ownerClient()
  const entries = () => queries.selectFrom('audit_entries').selectAll().orderBy('id').execute()
  return { ...site, queries, owner, entries }
}

describe('the audit log', () => {
  it('records user, action, subject, time, request and outcome', async () => {
    const { owner, userClient, entries } = await open()
    const user = await userClient('somebody1')
    await owner.updateBlocked({ params: { id: user.id, blocked: 1 } })
    await owner.addTag({ body: { tag_name: 'tea' } })
    await expect(owner.addTag({ body: { tag_name: 'tea' } })).rejects.toMatchObject({ status: 409 })
    const [blocked, added, refused] = await entries()
    expect(blocked).toMatchObject({
      action: 'updateBlocked',
      subject: JSON.stringify({ id: user.id, blocked: 1 }),
      outcome: 'done',
      reason: '',
    })
    expect(blocked?.request_id).toMatch(/^[\da-f-]{36}$/)
    expect(blocked?.ended_at ?? 0).toBeGreaterThanOrEqual(blocked?.created_at ?? 1)
    expect(JSON.parse(added?.subject ?? '')).toMatchObject({ tag_name: 'tea', made: 1 })
    expect(refused).toMatchObject({ outcome: 'refused', reason: 'tagExists' })
    const { list: shown } = await owner.getAuditList({ body: list })
    expect(shown).toMatchObject([
      { action: 'addTag', outcome: 'refused', reason: '标签已存在', nick_name: '兰亭主人' },
      { action: 'addTag', outcome: 'done', subject: { tag_name: 'tea' } },
      { action: 'updateBlocked', subject: { id: user.id, blocked: 1 } },
    ])
  })

  it('does not record reads, actions of users, or forbidden and invalid requests', async () => {
    const { owner, userClient, entries } = await open()
    const user = await userClient('somebody1')
    await owner.getUserList({ body: list })
    await owner.titleExist({ body: { article_title: 'a' } })
    await user.updateOwnUserInfo({ body: { nick_name: 'n', avatar: '/art/avatars/2.avif' } })
    await expect(user.addTag({ body: { tag_name: 'a' } })).rejects.toMatchObject({ status: 403 })
    await expect(owner.addTag({ body: { tag_name: '' } })).rejects.toMatchObject({ status: 422 })
    expect(await entries()).toEqual([])
  })

  it('contains no typed text, password, token or address', async () => {
    const { owner, client, entries } = await open()
    await owner.updateConfig({ body: { blog_notice: 'hush-notice', hold_visitors: true } })
    await owner.updateBlocklist({ body: { words: ['hush-word'], action: 'mask' } })
    await owner.addArticle({ body: { article: draft('a', { article_content: 'hush-text' }) } })
    const { invitation } = await owner.addInvitation({ query: {} })
    const { url } = await owner.addPasswordLink({ params: { id: 1 } })
    await client().setPasswordByLink({
      body: { token: url.split('#')[1] ?? '', password1: 'hush-pass-1', password2: 'hush-pass-1' },
    })
    const whole = JSON.stringify(await entries())
    expect(whole).toContain('blog_notice, hold_visitors')
    for (const secret of ['hush', invitation, url.split('#')[1] ?? '']) {
      expect(whole).not.toContain(secret)
    }
  })

  it('records the deletion of a comment by an administrator, but not by its author', async () => {
    const { owner, userClient, entries } = await open()
    const user = await userClient('somebody1')
    const { article } = await owner.addArticle({ body: { article: draft('a') } })
    const comment = { type: 1 as const, for_id: article.id, content: 'c' }
    for (const by of [user, owner]) {
      await user.addComment({ body: comment })
      const { list: found } = await owner.getComments({
        body: { current: 1, size: 1, type: 1, for_id: article.id, order: 'new' },
      })
      await by.deleteComment({ params: { id: found[0]?.id ?? 0, parent_id: 0 } })
    }
    const actions = (await entries()).map(({ action }) => action)
    expect(actions).toEqual(['addArticle', 'deleteComment'])
  })

  it('records sign-ins, passwords, tokens and exports of administrators, and not those of users', async () => {
    const { owner, client, userClient, app, entries } = await open()
    const user = await userClient('somebody1')
    const passwords = { password1: 'hush-pass-1', password2: 'hush-pass-1' }
    const act = async (who: typeof owner, password: string) => {
      await who.addMusicToken({ body: { name: 'phone' } })
      await who.exportOwnData()
      await who.updatePassword({ body: { password, ...passwords } })
    }
    await act(user, PASSWORD)
    await client().login({ body: { username: 'somebody1', password: 'hush-pass-1' } })
    expect(await entries()).toEqual([])
    await act(owner, OWNER.password)
    await expect(client().login({ body: OWNER })).rejects.toMatchObject({ status: 400 })
    const { token } = await client().login({
      body: { username: OWNER.username, password: 'hush-pass-1' },
    })
    const { url } = await client(token).addPasswordLink({ params: { id: 1 } })
    await client().setPasswordByLink({
      body: { token: url.split('#')[1] ?? '', ...passwords },
    })
    const again = await client().login({
      body: { username: OWNER.username, password: 'hush-pass-1' },
    })
    const { statusCode } = await app.inject({
      url: '/api/transfer/export',
      headers: { authorization: again.token },
    })
    expect(statusCode).toBe(200)
    expect((await entries()).map((entry) => [entry.user_id, entry.action, entry.outcome])).toEqual([
      [1, 'addMusicToken', 'done'],
      [1, 'exportOwnData', 'done'],
      [1, 'updatePassword', 'done'],
      [1, 'login', 'done'],
      [1, 'addPasswordLink', 'done'],
      [1, 'setPasswordByLink', 'done'],
      [1, 'login', 'done'],
      [1, 'exportMarkdown', 'done'],
    ])
    expect(JSON.stringify(await entries())).not.toContain('hush')
  })

  it('refuses the action if the entry cannot be written', async () => {
    const { owner, queries } = await open(openTestApp())
    await queries.schema.alterTable('audit_entries').renameTo('audit_gone').execute()
    await expect(owner.addTag({ body: { tag_name: 'tea' } })).rejects.toMatchObject({ status: 500 })
    expect(await queries.selectFrom('tags').selectAll().execute()).toEqual([])
    expect((await owner.getTagList({ body: list })).total).toBe(0)
  })

  it('shows interrupted actions as unfinished and failed ones as failed', async () => {
    const { owner, queries, entries } = await open(openTestApp())
    // The entry of a process that died during the action.
    await auditStore(queries).add({
      user_id: 1,
      action: 'removeDemo',
      subject: '{}',
      request_id: 'r',
      created_at: 1,
    })
    await queries.schema.alterTable('tags').renameTo('tags_gone').execute()
    await expect(owner.addTag({ body: { tag_name: 'tea' } })).rejects.toMatchObject({ status: 500 })
    expect((await entries()).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['removeDemo', null],
      ['addTag', 'failed'],
    ])
    const { list: shown } = await owner.getAuditList({ body: { ...list, ending: 'unfinished' } })
    expect(shown).toMatchObject([{ action: 'removeDemo', outcome: null, endedAtMs: null }])
  })

  it('is filtered by user, action, outcome and days', async () => {
    const { owner, userClient, queries, client } = await open()
    const user = await userClient('second001')
    await owner.updateRole({ params: { id: user.id, role: 1 } })
    const { token } = await client().login({ body: { username: 'second001', password: PASSWORD } })
    await client(token).addTag({ body: { tag_name: 'tea' } })
    await auditStore(queries).add({
      user_id: user.id,
      action: 'autosaveManuscript',
      subject: '{}',
      request_id: '',
      // The second of January in the time zone of the site.
      created_at: Date.UTC(2020, 0, 1, 20),
    })
    const actions = async (filter: object) => {
      const found = await owner.getAuditList({ body: { ...list, ...filter } })
      expect(found.total).toBe(found.list.length)
      return found.list.map(({ action }) => action)
    }
    expect(await actions({})).toEqual(['addTag', 'login', 'updateRole'])
    expect(await actions({ autosaves: true })).toEqual([
      'autosaveManuscript',
      'addTag',
      'login',
      'updateRole',
    ])
    expect(await actions({ user_id: user.id })).toEqual(['addTag', 'login'])
    expect(await actions({ action: 'updateRole' })).toEqual(['updateRole'])
    expect(await actions({ action: 'autosaveManuscript' })).toEqual(['autosaveManuscript'])
    expect(await actions({ ending: 'refused' })).toEqual([])
    expect(await actions({ time: ['2020-01-02', '2020-01-02'], autosaves: true })).toEqual([
      'autosaveManuscript',
    ])
    await expect(actions({ ending: 'soon' })).rejects.toMatchObject({ status: 422 })
  })

  it('loses the name with the account and keeps the action', async () => {
    const { owner, userClient, client } = await open()
    const user = await userClient('second001')
    await owner.updateRole({ params: { id: user.id, role: 1 } })
    const { token } = await client().login({ body: { username: 'second001', password: PASSWORD } })
    await client(token).addTag({ body: { tag_name: 'tea' } })
    const { audit_entries = [] } = await client(token).exportOwnData()
    expect(audit_entries.map(({ action }) => action)).toEqual(['login', 'addTag', 'exportOwnData'])
    await client(token).deleteOwnAccount({ body: { password: PASSWORD, texts: 'remove' } })
    const { list: shown } = await owner.getAuditList({ body: { ...list, action: 'addTag' } })
    expect(shown).toMatchObject([{ user_id: null, nick_name: null }])
  })

  it('deletes expired entries in batches', async () => {
    const { queries, entries } = await open()
    const entry = { user_id: null, action: 'addTag', subject: '{}', request_id: '' }
    const rows = Array.from({ length: 1_203 }, (_, place) => ({ ...entry, created_at: place }))
    for (let at = 0; at < rows.length; at += 401) {
      await queries
        .insertInto('audit_entries')
        .values(rows.slice(at, at + 401))
        .execute()
    }
    await auditStore(queries).forget(1_200)
    expect((await entries()).map(({ created_at }) => created_at)).toEqual([1_200, 1_201, 1_202])
  })
})

describe('actions in the chat', () => {
  it('record one entry for each recall and each force offline', async () => {
    const { platform, userClient, client, enter } = await openChatApp()
    const { queries } = platform.database
    const actions = async () =>
      (await queries.selectFrom('audit_entries').selectAll().orderBy('id').execute()).map(
        ({ action, subject, outcome }) => [action, JSON.parse(subject), outcome],
      )
    const user = await userClient('talker01')
    const boss = await userClient('boss0001')
    await queries.updateTable('users').set({ role: 1 }).where('id', '=', boss.id).execute()
    const [theirs, mine] = [await enter({ token: user.token }), await enter({ token: boss.token })]
    for (const text of ['one', 'two', 'three']) theirs.write(text)
    const ids = (await mine.has('message', 3)).map(({ id }) => id)
    mine.write('own')
    const own = (await mine.has('message', 4))[3]?.id
    theirs.say({ type: 'revert', message_id: ids[0] })
    mine.say({ type: 'revert', message_id: own })
    mine.say({ type: 'revert', message_id: ids[1] })
    await mine.has('revert', 3)
    const recalled = (id: number | undefined) => [
      'recallChatMessage',
      { id, user_id: user.id },
      'done',
    ]
    expect(await actions()).toEqual([recalled(ids[1])])
    // The page sends a call and a frame.
    await client(boss.token).recallChatMessage({ params: { id: ids[2] ?? 0 } })
    mine.say({ type: 'revert', message_id: ids[2] })
    theirs.say({ type: 'offline', user_id: boss.id })
    await theirs.has('error')
    mine.say({ type: 'offline', user_id: user.id })
    await theirs.until(() => expect(theirs.closed()).toBeDefined())
    mine.say({ type: 'offline', user_id: boss.id })
    await mine.has('error')
    expect(await actions()).toEqual([
      recalled(ids[1]),
      recalled(ids[2]),
      ['forceOffline', { user_id: user.id }, 'done'],
      ['forceOffline', { user_id: boss.id }, 'refused'],
    ])
  })

  it('fail if the entry cannot be written, while chat messages still work', async () => {
    const { platform, userClient, enter } = await openChatApp()
    const { queries } = platform.database
    const user = await userClient('talker01')
    const boss = await userClient('boss0001')
    await queries.updateTable('users').set({ role: 1 }).where('id', '=', boss.id).execute()
    const [theirs, mine] = [await enter({ token: user.token }), await enter({ token: boss.token })]
    theirs.write('stays')
    const [message] = await mine.has('message')
    await queries.schema.alterTable('audit_entries').renameTo('audit_gone').execute()
    mine.say({ type: 'revert', message_id: message?.id })
    theirs.write('goes on')
    expect(await mine.has('error')).toMatchObject([{ code: 'failed' }])
    await mine.has('message', 2)
    const left = await queries.selectFrom('chat_messages').select('content').orderBy('id').execute()
    expect(left.map(({ content }) => content)).toEqual(['stays', 'goes on'])
  })
})
