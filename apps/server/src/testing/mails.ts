import type { Client, Endpoints } from '@lanting/contract'
import { expect } from 'vitest'
import type { openOutboxApp } from './outbox-app.ts'
import { OWNER, PASSWORD } from './test-app.ts'

const SOON = { timeout: 20_000, interval: 50 }

/** Decodes the text of a mail. */
export const plainMail = (raw: string): string => {
  const unfolded = raw.replace(/=\r\n/g, '')
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export const mailLink = (raw: string, action: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`https://site\\.example(/mail/${action}/[\\w?=-]+)`).exec(plainMail(raw))?.[1] ?? ''

type Site = Awaited<ReturnType<typeof openOutboxApp>>

/** Sets an address and confirms it with the mailed link, which is returned. */
export const confirmedAddress = async (site: Site, who: Client<Endpoints>, address: string) => {
  const password = who === site.owner ? OWNER.password : PASSWORD
  await who.setOwnAddress({ body: { address, password } })
  const sent = () => site.smtp.caught.find(({ to }) => to.includes(address))
  await expect.poll(sent, SOON).toBeDefined()
  const url = mailLink(sent()?.raw ?? '', 'confirm')
  expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  site.smtp.caught.length = 0
  return url
}
