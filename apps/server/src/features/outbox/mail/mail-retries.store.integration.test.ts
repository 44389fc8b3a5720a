import { expect, it } from 'vitest'
import { openOutboxApp } from '../../../testing/outbox-app.ts'
import { OWNER } from '../../../testing/test-app.ts'
import { RETRY_WAITS_MS } from '../retries.rules.ts'

const SOON = { timeout: 20_000, interval: 50 }

/** Opens a site with one failed mail. */
const open = async () => {
  const site = await openOutboxApp()
  const { owner, smtp, queries, pass } = site
  smtp.be('refuses')
  await owner.setOwnAddress({ body: { address: 'me@owner.example', password: OWNER.password } })
  const mail = () => queries.selectFrom('mails').selectAll().executeTakeFirst()
  await expect.poll(mail, SOON).toMatchObject({ state: 'waiting', status: 451 })
  await queries.updateTable('mails').set({ attempts: RETRY_WAITS_MS.length }).execute()
  pass(RETRY_WAITS_MS[0] ?? 0)
  await expect.poll(mail, SOON).toMatchObject({ state: 'failed', status: 451 })
  smtp.be('takes')
  const again = { params: { id: (await mail())?.id ?? 0 } }
  return { ...site, mail, again }
}

it('resends a failed mail once for two requests, and never a sent mail', async () => {
  const { owner, smtp, mail, again } = await open()
  // The second request is refused if the mail has been sent by then.
  await Promise.any([owner.resendMail(again), owner.resendMail(again)])
  await expect.poll(mail, SOON).toMatchObject({ state: 'sent' })
  expect(smtp.caught).toHaveLength(1)
  await expect(owner.resendMail(again)).rejects.toMatchObject({ status: 404 })
})

it('deletes a mail with its address', async () => {
  const { owner, mail, again } = await open()
  await owner.deleteOwnAddress()
  await expect(owner.resendMail(again)).rejects.toMatchObject({ status: 404 })
  expect(await mail()).toBeUndefined()
})
