import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { openWebhookSink } from '../apps/server/src/testing/webhook-sink.ts'
import { call, loginAsOwner, OWNER, type RunningSite, scratch, startSite } from './testing/site.ts'

const ROUNDS = inject('long') ? 20 : 1
const SOON = { timeout: 60_000, interval: 100 }

const send = async (url: string, method: string, token: string, body: object) => {
  const headers = { 'content-type': 'application/json', authorization: token }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { result: unknown }).result
}

/** Decodes quoted-printable. */
const plain = (raw: string) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')

const note = (message: string) => ({
  ...{ message, tag: 'crash', color: '', font_size: 16, font_weight: 500 },
  ...{ bg_color: 'transparent', bg_url: '' },
})

/** Moves times back by an hour and expires leases, so that no test has to wait. */
const letTimePass = (dataDir: string) => {
  const file = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  file.exec(`
    update deliveries set created_at = created_at - 3700000 where state = 'batching';
    update deliveries set leased_until = 1, due_at = 1 where state = 'waiting';
    update mails set leased_until = 1, due_at = 1 where state = 'waiting'`)
  file.close()
}

const open = async () => {
  const [smtp, sink, DATA_DIR] = [await openSmtpSink(), await openWebhookSink(), await scratch()]
  onTestFinished(smtp.close)
  onTestFinished(sink.close)
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const start = () =>
    startSite({
      ...{ DATA_DIR, DEMO: 'off', WEBHOOK_PRIVATE: 'on' },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@lanting.example' },
    })
  const kill = async (site: RunningSite) => {
    site.process.kill('SIGKILL')
    await site.ended
    letTimePass(DATA_DIR)
  }
  return { smtp, sink, start, kill }
}

/** Confirms the address of the owner, and creates an hourly digest and a webhook. */
const prepare = async (
  site: RunningSite,
  { smtp, sink }: Pick<Awaited<ReturnType<typeof open>>, 'smtp' | 'sink'>,
) => {
  const token = await loginAsOwner(site.url)
  await send(`${site.url}/api/mail/address`, 'PUT', token, {
    address: 'me@owner.example',
    password: OWNER.password,
  })
  await expect.poll(() => smtp.caught.length, SOON).toBe(1)
  const [, path] = /(\/mail\/confirm\/[\w-]+)/.exec(plain(smtp.caught[0]?.raw ?? '')) ?? []
  expect((await fetch(site.url + path, { method: 'POST' })).status).toBe(200)
  await send(`${site.url}/api/mail/digest`, 'PUT', token, { digest: 'adminHourly' })
  const webhook = { url: sink.url, kinds: ['boardMessage'], enabled: true }
  await send(`${site.url}/api/webhook/add`, 'POST', token, webhook)
  const account = { username: 'writer', password: 'secret-1', nick_name: 'writer' }
  await call(`${site.url}/api/user/register`, { body: account })
  const { result } = await call(`${site.url}/api/user/login`, { body: account })
  smtp.caught.length = 0
  return (result as { token: string }).token
}

it(`delivers every event once, on both channels, when it is killed ${2 * ROUNDS} times`, async () => {
  const opened = await open()
  const { smtp, sink, start, kill } = opened
  let site = await start()
  const token = await prepare(site, opened)
  const words: string[] = []
  const write = async () => {
    const word = `event number ${words.length} of all`
    words.push(word)
    await send(`${site.url}/api/message/add`, 'POST', token, note(word))
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Kills between the event and its delivery.
    await write()
    await kill(site)
    // Kills between the delivery and its mark: both receivers have the event, and neither answers.
    sink.answer(0)
    smtp.be('hangs')
    const [calls, mails] = [sink.received.length, smtp.tries()]
    site = await start()
    await write()
    await expect.poll(() => sink.received.length, SOON).toBeGreaterThan(calls)
    await expect.poll(smtp.tries, SOON).toBeGreaterThan(mails)
    await kill(site)
    sink.answer(200)
    smtp.be('takes')
    site = await start()
    const receivedCount = () =>
      sink.received.filter(({ body }) => body.includes(words.at(-1) ?? '')).length
    await expect.poll(receivedCount, SOON).toBeGreaterThan(0)
  }
  await kill(site)
  site = await start()
  const areMailed = () =>
    words.every((word) => smtp.caught.some(({ raw }) => plain(raw).includes(word)))
  await expect.poll(areMailed, SOON).toBe(true)
  await site.stop()

  for (const word of words) {
    const calls = sink.received.filter(({ body }) => body.includes(word))
    // An unanswered call is repeated with the same key, so that the receiver can recognise it.
    expect(new Set(calls.map(({ headers }) => headers['x-lanting-delivery'])).size).toBe(1)
    const mails = smtp.caught.filter(({ raw }) => plain(raw).includes(word))
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  }
  const names = sink.received.map(({ headers }) => headers['x-lanting-delivery'])
  expect(new Set(names).size).toBe(words.length)
})
