/** @module-tag long */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { openWebhookSink } from '../apps/server/src/testing/webhook-sink.ts'
import { deliveriesOf, note, plain, type Sinks, subscribeOwner } from './testing/outbox.ts'
import { ownFolder } from './testing/own-folder.ts'
import { call, loginAsOwner, type RunningSite, send, startSite } from './testing/site.ts'

const ROUNDS = inject('long') ? 20 : 1
const SOON = { timeout: 60_000, interval: 100 }

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
  const [smtp, sink] = [await openSmtpSink(), await openWebhookSink()]
  const DATA_DIR = await ownFolder()
  onTestFinished(smtp.close)
  onTestFinished(sink.close)
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

const prepare = async (site: RunningSite, sinks: Sinks) => {
  await subscribeOwner(site.url, await loginAsOwner(site.url), sinks, ['boardMessage'])
  const account = { username: 'writer', password: 'secret-1', nick_name: 'writer' }
  await call(`${site.url}/api/user/register`, { body: account })
  const { result } = await call(`${site.url}/api/user/login`, { body: account })
  sinks.smtp.caught.length = 0
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

  // An unanswered call is repeated with the same key, so that the receiver can recognise it.
  for (const word of words) {
    const { calls, mails } = deliveriesOf(opened, word)
    expect([calls.length, mails.length]).toEqual([1, 1])
  }
  const names = sink.received.map(({ headers }) => headers['x-lanting-delivery'])
  expect(new Set(names).size).toBe(words.length)
})
