import {
  articleIdPath,
  type Digest,
  messagePath,
  NOTIFICATION_TYPE,
  ownerPagePath,
  PATHS,
  talkPath,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { confirmedAddress, mailLink, plainMail } from '../../../testing/mails.ts'
import { aWhile, openOutboxApp } from '../../../testing/outbox-app.ts'
import { openTestApp, PASSWORD } from '../../../testing/test-app.ts'
import { eventStore } from '../events.store.ts'

const SOON = { timeout: 20_000, interval: 50 }

describe('a mail address', () => {
  it('is confirmed by a POST to the mailed link, not by a GET', async () => {
    const site = await openOutboxApp()
    const { app, smtp, userClient } = site
    const reader = await userClient('reader')
    expect(await reader.getOwnMail()).toEqual({
      available: true,
      address: '',
      isConfirmed: false,
      digest: 'off',
    })
    await reader.setOwnAddress({ body: { address: 'me@reader.example', password: PASSWORD } })
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    const url = mailLink(smtp.caught[0]?.raw ?? '', 'confirm')
    const page = await app.inject({ url })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('method="post"')])
    expect(await reader.getOwnMail()).toMatchObject({ isConfirmed: false })
    await app.inject({ method: 'POST', url })
    await app.inject({ method: 'POST', url })
    expect(await reader.getOwnMail()).toMatchObject({ isConfirmed: true })
  })

  it('is set with the password, because password links are sent to it', async () => {
    const { userClient } = await openOutboxApp()
    const reader = await userClient('reader')
    const body = { address: 'me@reader.example', password: 'stolen-session-1' }
    await expect(reader.setOwnAddress({ body })).rejects.toMatchObject({ status: 400 })
    expect(await reader.getOwnMail()).toMatchObject({ address: '' })
  })

  it('rejects forged, foreign and expired links', async () => {
    const site = await openOutboxApp()
    const { app, smtp, userClient, pass } = site
    const [victim, stranger] = [await userClient('victim'), await userClient('stranger')]
    await stranger.setOwnAddress({ body: { address: 'own@stranger.example', password: PASSWORD } })
    await victim.setOwnAddress({ body: { address: 'own@victim.example', password: PASSWORD } })
    await expect.poll(() => smtp.caught.length, SOON).toBe(2)
    const urlOf = (address: string) =>
      mailLink(smtp.caught.find(({ to }) => to.includes(address))?.raw ?? '', 'confirm')
    const strange = urlOf('own@stranger.example')
    const forged = strange.replace(`/${stranger.id}-`, `/${victim.id}-`)
    const tries = [forged, '/mail/confirm/1-x', '/mail/confirm/..%2f', `${strange.slice(0, -1)}`]
    for (const url of tries) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
    }
    await stranger.setOwnAddress({ body: { address: 'own@victim.example', password: PASSWORD } })
    expect((await app.inject({ method: 'POST', url: strange })).statusCode).toBe(404)
    expect(await stranger.getOwnMail()).toMatchObject({ isConfirmed: false })
    pass(3 * 86_400_000)
    const late = await app.inject({ method: 'POST', url: urlOf('own@victim.example') })
    expect(late.statusCode).toBe(404)
  })

  it('is a single valid address with a limit of confirmation mails', async () => {
    const { userClient, smtp } = await openOutboxApp()
    const reader = await userClient('reader')
    const hostile = [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example,c@d.example',
      'a',
      '',
      'x'.repeat(300),
    ]
    for (const address of hostile) {
      await expect(
        reader.setOwnAddress({ body: { address, password: PASSWORD } }),
      ).rejects.toMatchObject({
        status: 422,
      })
    }
    const others = await Promise.all([1, 2, 3, 4, 5].map((n) => userClient(`other${n}`)))
    const results = await Promise.allSettled(
      others.map((other) =>
        other.setOwnAddress({ body: { address: 'Same@b.example', password: PASSWORD } }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await expect.poll(() => smtp.caught.length, SOON).toBe(4)
  })

  it('is exported and erased, and is not visible to others', async () => {
    const site = await openOutboxApp()
    const { userClient, queries, owner, client } = site
    const reader = await userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    await reader.setOwnDigest({ body: { digest: 'daily' } })
    await site.tell(reader.id, 'news')
    expect(JSON.stringify(await reader.exportOwnData())).toContain('me@reader.example')
    const seen = [
      await client().getUserInfoById({ params: { id: reader.id } }),
      await owner.getUserInfoById({ params: { id: reader.id } }),
      await owner.getMailList({ params: { current: 1, size: 10 } }),
      await owner.getOwnMail(),
    ]
    expect(JSON.stringify(seen)).not.toContain('reader.example')
    await reader.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })
    for (const table of ['mail_addresses', 'mails', 'deliveries'] as const) {
      expect([table, await queries.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
  })
})

describe('a digest', () => {
  it('sends each event to an administrator once with two nodes', async () => {
    const site = await openOutboxApp()
    const { owner, smtp, userClient, comment, nextHour, secondNode } = site
    await secondNode()
    await confirmedAddress(site, owner, 'me@owner.example')
    await owner.setOwnDigest({ body: { digest: 'adminHourly' } })
    const writer = await userClient('writer')
    await writer.addComment(comment('first of all'))
    await writer.addComment(comment('second of all'))
    await owner.addComment(comment('by myself'))
    await aWhile()
    expect(smtp.caught).toEqual([])
    nextHour()
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    const text = plainMail(smtp.caught[0]?.raw ?? '')
    expect(text).toContain('first of all')
    expect(text).toContain('second of all')
    expect(text).not.toContain('by myself')
    nextHour()
    await aWhile()
    expect(smtp.caught).toHaveLength(1)
    const { list } = await owner.getMailList({ params: { current: 1, size: 10 } })
    expect(list[0]).toMatchObject({ kind: 'digest', state: 'sent', items: 2, attempts: 1 })
  })

  it('is retried with the same message id and the same items', { tags: 'long' }, async () => {
    const site = await openOutboxApp()
    const { owner, smtp, userClient, comment, nextHour, pass, queries } = site
    await confirmedAddress(site, owner, 'me@owner.example')
    await owner.setOwnDigest({ body: { digest: 'adminHourly' } })
    const writer = await userClient('writer')
    await writer.addComment(comment('in the first'))
    smtp.be('refuses')
    nextHour()
    const mails = () => owner.getMailList({ params: { current: 1, size: 10 } })
    await expect
      .poll(async () => (await mails()).list[0], SOON)
      .toMatchObject({ kind: 'digest', state: 'waiting', status: 451, attempts: 1 })
    const named = await queries
      .selectFrom('mails')
      .select('message_id')
      .where('kind', '=', 'digest')
      .execute()
    await writer.addComment(comment('in the second'))
    smtp.be('takes')
    pass(31_000)
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    expect(smtp.caught[0]?.messageId).toBe(named[0]?.message_id)
    expect(plainMail(smtp.caught[0]?.raw ?? '')).not.toContain('in the second')
    nextHour()
    await expect.poll(() => smtp.caught.length, SOON).toBe(2)
    const second = plainMail(smtp.caught[1]?.raw ?? '')
    expect(second).toContain('in the second')
    expect(second).not.toContain('in the first')
    expect(smtp.caught[1]?.messageId).not.toBe(named[0]?.message_id)
  })

  it('contains unread notifications, until one click unsubscribes', async () => {
    const site = await openOutboxApp()
    const { app, smtp, userClient, nextDay, queries } = site
    const reader = await userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    await site.tell(reader.id, 'before I chose')
    await reader.setOwnDigest({ body: { digest: 'daily' } })
    await site.tell(reader.id, 'read on the site')
    const { list } = await reader.getNotifyList({ body: { current: 1, size: 1 } })
    await reader.readNotification({ params: { id: list[0]?.id ?? 0 } })
    await site.tell(reader.id, 'not yet <b>seen</b>')
    nextDay()
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    const raw = smtp.caught[0]?.raw ?? ''
    const text = plainMail(raw)
    expect(text).toContain('not yet <b>seen</b>')
    expect(text).toContain('not yet &lt;b&gt;seen&lt;/b&gt;')
    expect(text).not.toMatch(/before I chose|read on the site/)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const url = mailLink(raw, 'unsubscribe')
    expect((await app.inject({ url })).statusCode).toBe(200)
    const mayStill = await queries.selectFrom('mail_addresses').select('digest').execute()
    expect(mayStill).toEqual([{ digest: 'daily' }])
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await app.inject({ method: 'POST', url, payload, headers })
    expect(done.statusCode).toBe(200)
    await site.tell(reader.id, 'after that')
    nextDay()
    await aWhile()
    expect(smtp.caught).toHaveLength(1)
  })

  it('is written in the language in which the address was set', async () => {
    const site = await openOutboxApp()
    const [one, two] = [await site.userClient('one'), await site.userClient('two')]
    await confirmedAddress(site, site.client(one.token, 'en'), 'one@reader.example')
    await confirmedAddress(site, two, 'two@reader.example')
    for (const { id, setOwnDigest } of [one, two]) {
      await setOwnDigest({ body: { digest: 'daily' } })
      await site.tell(id, ({ serverTexts }) => serverTexts.linkApproved('Tea'))
    }
    site.nextDay()
    await expect.poll(() => site.smtp.caught.length, SOON).toBe(2)
    const to = (address: string) =>
      plainMail(site.smtp.caught.find((mail) => mail.to.includes(address))?.raw ?? '')
    expect(to('one@reader.example')).toContain('Your friend link “Tea” was approved.')
    expect(to('two@reader.example')).toContain('您的友链“Tea”已经挂上了。')
  })

  it('about the site is sent only to current administrators', { tags: 'long' }, async () => {
    const site = await openOutboxApp()
    const { smtp, userClient, comment, nextHour, setRole } = site
    const reader = await userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    const attempt = reader.setOwnDigest({ body: { digest: 'adminHourly' } })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
    await setRole(reader.id, 1)
    await reader.setOwnDigest({ body: { digest: 'adminHourly' } })
    const writer = await userClient('writer')
    await writer.addComment(comment('secret of the admin'))
    await setRole(reader.id, 2)
    nextHour()
    await aWhile()
    expect(smtp.caught).toEqual([])
    expect(await reader.getOwnMail()).toMatchObject({ digest: 'off' })
  })

  it('that waits is dropped if the reader is no longer an administrator', async () => {
    const site = await openOutboxApp()
    const { smtp, userClient, comment, nextHour, pass, queries, setRole } = site
    const reader = await userClient('reader')
    await setRole(reader.id, 1)
    await confirmedAddress(site, reader, 'me@reader.example')
    await reader.setOwnDigest({ body: { digest: 'adminHourly' } })
    const writer = await userClient('writer')
    await writer.addComment(comment('secret of the admin'))
    smtp.be('refuses')
    nextHour()
    await expect.poll(smtp.tries, SOON).toBe(2)
    await setRole(reader.id, 2)
    smtp.be('takes')
    pass(31_000)
    const digests = () => queries.selectFrom('mails').where('kind', '=', 'digest').select('id')
    await expect.poll(() => digests().execute(), SOON).toEqual([])
    expect(smtp.caught).toEqual([])
  })

  it('keeps its items when the frequency changes, and drops them when the kind changes', {
    tags: 'long',
  }, async () => {
    const site = await openOutboxApp()
    const { owner, smtp, userClient, comment, nextHour, nextDay, tell, queries } = site
    await confirmedAddress(site, owner, 'me@owner.example')
    const choose = (digest: Digest) => owner.setOwnDigest({ body: { digest } })
    await choose('daily')
    const me = await queries.selectFrom('mail_addresses').select('user_id').execute()
    await tell(me[0]?.user_id ?? 0, 'of my own')
    await choose('adminDaily')
    const writer = await userClient('writer')
    await writer.addComment(comment('of the admin'))
    await choose('adminHourly')
    await choose('adminHourly')
    nextHour()
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    expect(plainMail(smtp.caught[0]?.raw ?? '')).toContain('of the admin')
    smtp.be('refuses')
    await writer.addComment(comment('never read'))
    const tries = smtp.tries()
    nextHour()
    await expect.poll(smtp.tries, SOON).toBe(tries + 1)
    await choose('daily')
    smtp.be('takes')
    nextDay()
    await aWhile()
    expect(smtp.caught).toHaveLength(1)
  })

  it('links to the page of each notification', async () => {
    const site = await openOutboxApp()
    const { smtp, userClient } = site
    const reader = await userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    await reader.setOwnDigest({ body: { digest: 'daily' } })
    const wanted = [
      [NOTIFICATION_TYPE.article, articleIdPath(7)],
      [NOTIFICATION_TYPE.talk, talkPath(7)],
      [NOTIFICATION_TYPE.boardMessage, messagePath(7)],
      [NOTIFICATION_TYPE.friendLink, PATHS.linkList],
      [NOTIFICATION_TYPE.page, ownerPagePath(7)],
    ] as const
    for (const [type] of wanted) await site.tell(reader.id, 'news', { type, toId: 7 })
    const comment = { type: NOTIFICATION_TYPE.talk, toId: 8, commentId: 12 }
    await site.tell(reader.id, 'a comment', comment)
    site.nextDay()
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    const mail = plainMail(smtp.caught[0]?.raw ?? '')
    for (const [, path] of wanted) expect(mail).toContain(`https://site.example${path}`)
    expect(mail).toContain(`https://site.example${talkPath(8)}#comment-12`)
  })

  it('leaves out a notification that was deleted', async () => {
    const site = await openOutboxApp()
    const { queries, userClient } = site
    const reader = await userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    await reader.setOwnDigest({ body: { digest: 'daily' } })
    await site.tell(reader.id, 'news')
    expect(await queries.selectFrom('events').select('id').execute()).toHaveLength(1)
    const { list } = await reader.getNotifyList({ body: { current: 1, size: 10 } })
    for (const { id } of list) await reader.deleteNotification({ params: { id } })
    expect(await queries.selectFrom('events').select('id').execute()).toEqual([])
    expect(await queries.selectFrom('deliveries').select('id').execute()).toEqual([])
  })

  it('contains no header from a name', async () => {
    const site = await openOutboxApp()
    const { owner, smtp, userClient, comment, nextHour, queries, changeSettings } = site
    await confirmedAddress(site, owner, 'me@owner.example')
    await owner.setOwnDigest({ body: { digest: 'adminHourly' } })
    await changeSettings({ blog_name: 'Site\r\nBcc: evil@x.example\r\n\r\nhello' })
    const writer = await userClient('writer')
    const nick_name = 'Eve\r\nBcc: evil@x.example <script>'
    await queries.updateTable('users').set({ nick_name }).where('id', '=', writer.id).execute()
    await writer.addComment(comment('hi'))
    nextHour()
    await expect.poll(() => smtp.caught.length, SOON).toBe(1)
    const { raw = '', to } = smtp.caught[0] ?? {}
    expect(to).toEqual(['me@owner.example'])
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^(bcc|cc):/im)
    expect(head.match(/^to:/gim)).toHaveLength(1)
    const [, html = ''] = plainMail(raw).split('text/html')
    expect(html).toContain('Eve Bcc: evil@x.example &lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})

it('refuses mail settings without a mail server', async () => {
  const { app, userClient, ownerClient } = await openTestApp()
  const reader = await userClient('reader')
  expect(await reader.getOwnMail()).toMatchObject({ available: false })
  const attempt = reader.setOwnAddress({
    body: { address: 'me@reader.example', password: PASSWORD },
  })
  await expect(attempt).rejects.toMatchObject({ status: 409 })
  await expect(reader.setOwnDigest({ body: { digest: 'daily' } })).rejects.toMatchObject({
    status: 409,
  })
  expect(
    await (await ownerClient()).getMailList({ params: { current: 1, size: 1 } }),
  ).toMatchObject({
    total: 0,
  })
  expect((await app.inject({ method: 'POST', url: '/mail/confirm/1-x' })).statusCode).toBe(404)
})

it('deletes old events in batches', async () => {
  const { queries, owner, sink } = await openOutboxApp()
  const { id } = await owner.addWebhook({
    body: { url: sink.url, kinds: ['comment'], enabled: true },
  })
  const content = { name: '', title: '', text: '', path: '/' }
  for (const created_at of [1, 2, 3, 9]) {
    await eventStore(queries).write(
      { kind: 'comment', user_id: null, ...content, created_at },
      { webhooks: [id], readers: [] },
    )
  }
  expect(await eventStore(queries).prune(5, 2)).toBe(2)
  expect(await eventStore(queries).prune(5, 2)).toBe(1)
  expect(await eventStore(queries).prune(5, 2)).toBe(0)
  const left = await queries.selectFrom('deliveries').select('created_at').execute()
  expect(left.map(({ created_at }) => Number(created_at))).toEqual([9])
})
