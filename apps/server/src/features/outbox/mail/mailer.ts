import { createTransport } from 'nodemailer'
import { isPrivateHost } from '../../../http/private-hosts.ts'
import type { Mail } from './mail-templates.rules.ts'

export interface MailSettings {
  readonly url: string
  readonly from: string
}

export interface OutgoingMail extends Mail {
  readonly to: string
  readonly messageId: string
  readonly date: Date
  /** Of digests: where a mail program may unsubscribe with one click. */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}

const CONNECT_MS = 10_000
const ANSWER_MS = 20_000

const transportOptions = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isPrivate = isPrivateHost(hostname)
  const auth = username && {
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  }
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 25),
    secure,
    ...(auth && { auth }),
    // A password never crosses a public network in the clear.
    requireTLS: !secure && Boolean(auth) && !isPrivate,
    // In the own network `smtp:` may be in the clear; a certificate that nobody has signed is no worse.
    ...(!secure && isPrivate && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Sends one mail at a time over SMTP; rejects unless the server has taken it. */
export const smtpMailer = ({ url, from }: MailSettings): Mailer => {
  const transport = createTransport(transportOptions(url))
  return {
    send: async ({ to, messageId, unsubscribeUrl, ...letter }) => {
      await transport.sendMail({
        ...letter,
        from,
        to: { name: '', address: to },
        messageId,
        headers: {
          // Answering machines keep silent.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}

/** What went wrong, as a number and a word; never a server's sentence, which may repeat the address. */
export const failureOf = (error: unknown): { status: number | null; code: string } => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return {
    status: typeof responseCode === 'number' ? responseCode : null,
    code: typeof code === 'string' ? code : '',
  }
}
