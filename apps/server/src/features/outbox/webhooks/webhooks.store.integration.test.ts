import { createHmac } from 'node:crypto'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { aWhile, openOutboxApp } from '../../../testing/outbox-app.ts'
import { draft, PASSWORD } from '../../../testing/test-app.ts'
import { RETRY_WAITS_MS } from '../retries.rules.ts'

/** The interval stays below the rate limit of the caller. */
const SOON = { timeout: 20_000, interval: 250 }
const ALL = { kinds: [...WEBHOOK_EVENTS], enabled: true }

const open = async (env?: Record<string, string>) => {
  const site = await openOutboxApp(env)
  const { id, secret } = await site.owner.addWebhook({ body: { url: site.sink.url, ...ALL } })
  const writer = await site.userClient('writer')
  const deliveries = async () =>
    (await site.owner.getDeliveries({ params: { id, current: 1, size: 100 } })).list
  const allSettled = async (state = 'sent') =>
    expect
      .poll(async () => (await deliveries()).every((row) => row.state === state), SOON)
      .toBe(true)
  /** Waits until this number of attempts has failed. */
  const failed = (attempts: number) =>
    expect
      .poll(() => site.queries.selectFrom('deliveries').selectAll().executeTakeFirst(), SOON)
      .toMatchObject({ attempts, leased_until: null })
  return { ...site, id, secret, writer, deliveries, allSettled, failed }
}

const kindsOf = (received: readonly { body: string }[]) =>
  received.map(({ body }) => JSON.parse(body).kind).sort()

describe('a webhook', () => {
  it('receives each event once, signed, with two nodes', async () => {
    const { secondNode, sink, writer, owner, client, comment, secret, allSettled } = await open()
    await secondNode()
    const { res } = await writer.addComment(comment('good'))
    await owner.addReply({
      body: { ...comment('thanks').body, parent_id: res.id, to_id: writer.id },
    })
    await writer.addReport({ body: { type: 4, for_id: res.id, reason: 'rude' } })
    await client().register({ body: { username: 'newcomer', password: 'secret-1' } })
    const link = { site_name: 'S', site_desc: 'd', url: 'https://a.example', site_avatar: '' }
    await writer.addLink({ body: link })
    await Promise.all(Array.from({ length: 12 }, (_, n) => writer.addComment(comment(`c${n}`))))
    await owner.updateConfig({ body: { comment_rule: 'all' } })
    await writer.addComment(comment('let me in')).catch(() => 'held')
    await expect.poll(() => sink.received.length, SOON).toBe(18)
    await allSettled()
    expect(new Set(sink.keys()).size).toBe(18)
    expect(new Set(kindsOf(sink.received))).toEqual(
      new Set(['comment', 'reply', 'report', 'held', 'registration', 'friendLink']),
    )
    for (const { headers, body } of sink.received) {
      const [, time, given] =
        /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-lanting-signature'])) ?? []
      const own = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      expect(given).toBe(own)
      expect(JSON.parse(body).id).toBe(headers['x-lanting-delivery'])
    }
    const bodies = sink.received.map(({ body }) => JSON.parse(body))
    expect(bodies.find(({ kind }) => kind === 'report')).toMatchObject({
      name: 'writer',
      text: 'rude',
    })
    expect(bodies.find(({ kind }) => kind === 'held')).toMatchObject({
      name: 'writer',
      text: 'let me in',
      url: 'https://site.example/admin/moderation',
    })
    expect(bodies.find(({ text }) => text === 'good')).toMatchObject({
      kind: 'comment',
      name: 'writer',
      title: 'Tea',
      url: expect.stringMatching(/^https:\/\/site\.example\/article\?id=\d+#comment-\d+$/),
    })
  })

  it('is retried with the same key and growing delays until it succeeds', {
    tags: 'long',
  }, async () => {
    const { sink, writer, comment, pass, deliveries, allSettled, failed } = await open()
    sink.answer(500)
    await writer.addComment(comment('once'))
    for (const [index, wait] of RETRY_WAITS_MS.slice(0, 3).entries()) {
      await failed(index + 1)
      expect(await deliveries()).toMatchObject([{ state: 'waiting', status: 500 }])
      pass(wait - 1)
      await aWhile()
      expect(sink.received).toHaveLength(index + 1)
      pass(1)
      if (index === 2) sink.answer(204)
    }
    await allSettled()
    expect(await deliveries()).toMatchObject([{ attempts: 4, state: 'sent', status: 204 }])
    expect(new Set(sink.keys()).size).toBe(1)
  })

  it('fails after the last attempt, and is resent once for two requests', async () => {
    const { sink, writer, comment, queries, deliveries, owner, failed, pass } = await open()
    sink.answer(302)
    await writer.addComment(comment('once'))
    await failed(1)
    await queries.updateTable('deliveries').set({ attempts: RETRY_WAITS_MS.length }).execute()
    pass(RETRY_WAITS_MS[0] ?? 0)
    await expect.poll(async () => (await deliveries())[0]?.state, SOON).toBe('failed')
    const id = (await deliveries())[0]?.id ?? 0
    const before = sink.received.length
    const resend = () => owner.resendDelivery({ params: { id } })
    // The answer comes after both requests: a delivery that was sent may be sent again.
    const asked = Promise.all([resend(), resend()])
    sink.answer(asked.then(() => 200))
    await asked
    await expect.poll(async () => (await deliveries())[0]?.state, SOON).toBe('sent')
    expect(sink.received).toHaveLength(before + 1)
    expect(new Set(sink.keys()).size).toBe(1)
    await expect(owner.resendDelivery({ params: { id: 999 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is sent by another node after the lease of a dead node', { tags: 'long' }, async () => {
    const { sink, writer, comment, queries, pass, allSettled, failed } = await open()
    sink.answer(500)
    await writer.addComment(comment('once'))
    await failed(1)
    const now = (await queries.selectFrom('deliveries').select('due_at').executeTakeFirstOrThrow())
      .due_at
    await queries
      .updateTable('deliveries')
      .set({ leased_until: Number(now) + 30_000 })
      .execute()
    sink.answer(200)
    pass(59_000)
    await aWhile()
    expect(sink.received).toHaveLength(1)
    pass(2_000)
    await allSettled()
    expect(sink.received).toHaveLength(2)
  })

  it('receives no failed actions, no other kinds, and nothing while it is off', async () => {
    const { sink, writer, owner, comment, id, queries } = await open()
    const { res } = await writer.addComment(comment('x'))
    await expect.poll(() => sink.received.length, SOON).toBe(1)
    const body = { id, url: sink.url, kinds: ['report' as const], enabled: true }
    await owner.updateWebhook({ body })
    await writer.addComment(comment('y'))
    await writer.addReport({ body: { type: 4, for_id: res.id } })
    await expect(writer.addReport({ body: { type: 4, for_id: res.id } })).rejects.toMatchObject({
      status: 409,
    })
    await expect.poll(() => kindsOf(sink.received), SOON).toEqual(['comment', 'report'])
    await owner.updateWebhook({ body: { ...body, ...ALL, enabled: false } })
    await writer.addComment(comment('z'))
    expect(await queries.selectFrom('events').select('kind').execute()).toHaveLength(2)
  })

  it('marks waiting deliveries as failed when it is off, and can resend them when it is on', {
    tags: 'long',
  }, async () => {
    const { sink, writer, owner, comment, id, deliveries, pass } = await open()
    sink.answer(500)
    await writer.addComment(comment('x'))
    await expect.poll(async () => (await deliveries())[0]?.status, SOON).toBe(500)
    const body = { id, url: sink.url, ...ALL }
    await owner.updateWebhook({ body: { ...body, enabled: false } })
    pass(31_000)
    await expect.poll(async () => (await deliveries())[0]?.state, SOON).toBe('failed')
    const again = { params: { id: (await deliveries())[0]?.id ?? 0 } }
    await expect(owner.resendDelivery(again)).rejects.toMatchObject({ status: 409 })
    expect(sink.received).toHaveLength(1)
    sink.answer(200)
    await owner.updateWebhook({ body })
    await owner.resendDelivery(again)
    await expect.poll(async () => (await deliveries())[0]?.state, SOON).toBe('sent')
    expect(new Set(sink.keys()).size).toBe(1)
  })

  it('receives one event per article for every way to publish it', async () => {
    const { sink, owner, article, pass, queries } = await open()
    const at = (await queries.selectFrom('articles').select('created_at').executeTakeFirstOrThrow())
      .created_at
    const publishAtMs = Number(at) + 60_000
    const add = async (title: string, changes: object) =>
      (await owner.addArticle({ body: { article: draft(title, changes) } })).article.id
    await add('direct', {})
    const hidden = await add('hidden', { status: 2 })
    const waiting = await add('draft', { status: 3 })
    await add('scheduled', { status: 3, publishAtMs })
    await owner.isPublicArticle({ params: { id: hidden, status: 2 } })
    await owner.isPublicArticle({ params: { id: hidden, status: 1 } })
    await owner.isPublicArticle({ params: { id: hidden, status: 2 } })
    await owner.revertArticle({ params: { id: waiting } })
    await owner.updateArticle({
      body: { article: { ...draft('Tea 2'), id: article.id }, revision: 1 },
    })
    pass(61_000)
    const titles = () => sink.received.map(({ body }) => JSON.parse(body).title).sort()
    await expect.poll(titles, SOON).toEqual(['direct', 'draft', 'hidden', 'scheduled'])
  })

  it('rolls back the action if the event cannot be written', async () => {
    const { owner, writer, client, comment, queries } = await open()
    const { res } = await writer.addComment(comment('before'))
    const reply = { ...comment('reply').body, parent_id: res.id, to_id: writer.id }
    const note = { message: 'note', tag: 't', color: '', font_size: 16, font_weight: 500 } as const
    const link = { site_name: 'S', site_desc: 'd', url: 'https://a.example', site_avatar: '' }
    const tables = [
      ...['comments', 'board_messages', 'links', 'users', 'reports', 'articles'],
      'held_posts',
    ] as const
    const rows = () =>
      Promise.all(
        tables.map((table) =>
          queries
            .selectFrom(table as 'comments')
            .select('id')
            .execute(),
        ),
      )
    await owner.updateBlocklist({ body: { words: ['hush'], action: 'hold' } })
    const before = await rows()
    await queries.schema.alterTable('deliveries').renameTo('elsewhere').execute()
    const causes = {
      comment: () => writer.addComment(comment('comment')),
      reply: () => owner.addReply({ body: reply }),
      boardMessage: () =>
        writer.addMessage({ body: { ...note, bg_color: 'transparent', bg_url: '' } }),
      friendLink: () => writer.addLink({ body: link }),
      registration: () => client().register({ body: { username: 'newcomer', password: PASSWORD } }),
      report: () => writer.addReport({ body: { type: 4, for_id: res.id } }),
      held: () => writer.addComment(comment('hush')),
      articlePublished: () => owner.addArticle({ body: { article: draft('unheard') } }),
    } satisfies Record<Exclude<WebhookEvent, 'backupFailed'>, () => Promise<unknown>>
    for (const [kind, cause] of Object.entries(causes)) {
      const status = await cause().catch((error) => error.status)
      expect([kind, status]).toEqual([kind, 500])
    }
    expect(await rows()).toEqual(before)
  })

  it('can be tested, changed and deleted, and shows its secret once', async () => {
    const { sink, owner, id, secret, queries, allSettled } = await open()
    await owner.testWebhook({ params: { id } })
    await expect.poll(() => kindsOf(sink.received), SOON).toEqual(['test'])
    await allSettled()
    expect(JSON.stringify(await owner.getWebhooks())).not.toContain(secret)
    const renewed = await owner.renewWebhookSecret({ params: { id } })
    expect(renewed.secret).not.toBe(secret)
    expect(await owner.deleteWebhook({ params: { id } })).toBe(true)
    expect(await queries.selectFrom('deliveries').select('id').execute()).toEqual([])
    for (const call of [owner.deleteWebhook, owner.testWebhook, owner.renewWebhookSecret]) {
      await expect(call({ params: { id } })).rejects.toMatchObject({ status: 404 })
    }
  })
})

const HOSTILE = [
  'ftp://a.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://me:secret@a.example/',
  'nonsense',
  'http://127.0.0.1/',
  'http://localhost:3000/',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  'http://0x7f000001/',
  'http://nas.local/',
  `https://a.example/${'x'.repeat(600)}`,
  '',
]

it('refuses invalid and private webhook addresses', async () => {
  const { ownerClient } = await openOutboxApp({ WEBHOOK_PRIVATE: 'off' })
  const owner = await ownerClient()
  for (const url of HOSTILE) {
    const answer = await owner.addWebhook({ body: { url, ...ALL } }).catch(({ status }) => status)
    expect([url, answer]).toEqual([url, 422])
  }
  expect(await owner.getWebhooks()).toEqual([])
  const { id } = await owner.addWebhook({ body: { url: 'https://a.example/', ...ALL } })
  const moved = { id, url: 'http://10.0.0.1/', ...ALL }
  await expect(owner.updateWebhook({ body: moved })).rejects.toMatchObject({ status: 422 })
  const withoutKinds = { url: 'https://a.example/', kinds: [], enabled: true }
  await expect(owner.addWebhook({ body: withoutKinds })).rejects.toMatchObject({ status: 422 })
})

it('refuses more webhooks than the maximum', async () => {
  const { owner, queries } = await openOutboxApp()
  const row = { url: 'https://a.example/', kinds: '[]', secret: '', enabled: 0 }
  const rows = Array.from({ length: 19 }, () => ({ ...row, created_at: 1, updated_at: 1 }))
  await queries.insertInto('webhooks').values(rows).execute()
  const add = () => owner.addWebhook({ body: { url: 'https://a.example/', ...ALL } })
  const answers = await Promise.allSettled([add(), add(), add()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(add()).rejects.toMatchObject({ status: 409 })
})
