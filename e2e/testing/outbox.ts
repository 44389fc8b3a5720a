import type { WebhookEvent } from '@lanting/contract'
import { expect, vi } from 'vitest'
import type { openSmtpSink } from '../../apps/server/src/testing/smtp-sink.ts'
import type { openWebhookSink } from '../../apps/server/src/testing/webhook-sink.ts'
import { OWNER, send } from './site.ts'

const SOON = { timeout: 60_000, interval: 100 }

export interface Sinks {
  readonly smtp: Awaited<ReturnType<typeof openSmtpSink>>
  readonly sink: Awaited<ReturnType<typeof openWebhookSink>>
}

/** Decodes quoted-printable. */
export const plain = (raw: string) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')

export const note = (message: string) => ({
  ...{ message, tag: 'crash', color: '', font_size: 16, font_weight: 500 },
  ...{ bg_color: 'transparent', bg_url: '' },
})

/** Confirms the address of the owner, and creates an hourly digest and a webhook. */
export const subscribeOwner = async (
  url: string,
  token: string,
  { smtp, sink }: Sinks,
  kinds: readonly WebhookEvent[],
) => {
  const address = { address: 'me@owner.example', password: OWNER.password }
  await send(`${url}/api/mail/address`, 'PUT', token, address)
  await vi.waitFor(() => expect(smtp.caught).toHaveLength(1), SOON)
  const [, path] = /(\/mail\/confirm\/[\w-]+)/.exec(plain(smtp.caught[0]?.raw ?? '')) ?? []
  expect((await fetch(url + path, { method: 'POST' })).status).toBe(200)
  await send(`${url}/api/mail/digest`, 'PUT', token, { digest: 'adminHourly' })
  await send(`${url}/api/webhook/add`, 'POST', token, { url: sink.url, kinds, enabled: true })
  smtp.caught.length = 0
}

/** The keys under which a webhook got this text, and the ids of the mails with it. */
export const deliveriesOf = ({ smtp, sink }: Sinks, text: string) => {
  const calls = sink.received.filter(({ body }) => body.includes(text))
  const mails = smtp.caught.filter(({ raw }) => plain(raw).includes(text))
  return {
    calls: [...new Set(calls.map(({ headers }) => headers['x-lanting-delivery']))],
    mails: [...new Set(mails.map(({ messageId }) => messageId))],
  }
}
