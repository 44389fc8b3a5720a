import type { Transporter } from 'nodemailer'
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
  /** Digests only: the address for one-click unsubscribe. */
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
    // A password is never sent unencrypted over a public network.
    requireTLS: !secure && Boolean(auth) && !isPrivate,
    // `smtp:` may be unencrypted in a private network, so an unsigned certificate is accepted there.
    ...(!secure && isPrivate && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Loaded on demand: most sites never send a mail. */
const openTransport = async (url: string): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer')
  return createTransport(transportOptions(url))
}

/** Sends one mail at a time over SMTP. Rejects if the server does not accept it. */
export const smtpMailer = ({ url, from }: MailSettings): Mailer => {
  let transport: Transporter | undefined
  return {
    send: async ({ to, messageId, unsubscribeUrl, ...content }) => {
      transport ??= await openTransport(url)
      await transport.sendMail({
        ...content,
        from,
        to: { name: '', address: to },
        messageId,
        headers: {
          // Prevents automatic replies.
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

/** Returns status and code of a failure, without the server's text, which may contain the address. */
export const failureOf = (error: unknown): { status: number | null; code: string } => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return {
    status: typeof responseCode === 'number' ? responseCode : null,
    code: typeof code === 'string' ? code : '',
  }
}
