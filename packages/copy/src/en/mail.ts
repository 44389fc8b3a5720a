import type { mail as zhMail } from '../zh-CN/mail.ts'

const about = (title: string) => (title ? ` on “${title}”` : '')

export const mail: typeof zhMail = {
  digestSubject: (site, count) =>
    `${site}: ${count === 1 ? 'one new thing' : `${count} new things`}`,
  digestLead: (site) => `What has happened at ${site}:`,
  more: (count) => `And ${count} more: come and see.`,
  unsubscribe: 'No more mails like this: unsubscribe here',
  confirmSubject: (site) => `${site}: please confirm your address`,
  confirmLead: (site) =>
    `Somebody has given this address at ${site}. If it was you, please confirm it with this link:`,
  confirm: 'Confirm this address',
  confirmFoot:
    'The link works for two days. If it was not you, there is nothing to do: we will not write again.',
  lines: {
    comment: ({ name, title, text }) => `${name} commented${about(title)}: ${text}`,
    reply: ({ name, title, text }) => `${name} replied to a comment${about(title)}: ${text}`,
    boardMessage: ({ name, text }) => `${name} wrote on the message board: ${text}`,
    friendLink: ({ name, title }) => `${name} applied for or changed the friend link “${title}”`,
    registration: ({ name }) => `${name} has registered`,
    report: ({ name, text }) => `${name} reported something${text ? `: ${text}` : ''}`,
  },
  pageTitle: 'Mail',
  asks: {
    confirm: 'Confirm this address, to be told of news?',
    unsubscribe: 'Receive no more mail?',
  },
  buttons: { confirm: 'Confirm', unsubscribe: 'Unsubscribe' },
  done: {
    confirm: 'The address is confirmed.',
    unsubscribe: 'Unsubscribed: no more mail will come.',
  },
  linkDead: 'This link does not work any more.',
  toSite: 'Back to the site',
}
