import type { mail as zhMail } from '../zh-CN/mail.ts'

const about = (title: string) => (title ? ` on “${title}”` : '')

export const mail: typeof zhMail = {
  digestSubject: (site, count) =>
    `${site}: ${count === 1 ? '1 new notification' : `${count} new notifications`}`,
  digestLead: (site) => `New at ${site}:`,
  more: (count) => `And ${count} more on the site.`,
  unsubscribe: 'Unsubscribe from these emails',
  confirmSubject: (site) => `${site}: confirm your email address`,
  confirmLead: (site) =>
    `This email address was added to an account at ${site}. If this was you, confirm it with this link:`,
  confirm: 'Confirm email address',
  confirmFoot:
    'The link expires in two days. If this was not you, ignore this email. We will not write again.',
  lines: {
    comment: ({ name, title, text }) => `${name} commented${about(title)}: ${text}`,
    reply: ({ name, title, text }) => `${name} replied to a comment${about(title)}: ${text}`,
    boardMessage: ({ name, text }) => `${name} posted on the message board: ${text}`,
    friendLink: ({ name, title }) => `${name} applied for or changed the friend link “${title}”`,
    registration: ({ name }) => `${name} signed up`,
    report: ({ name, text }) => `${name} sent a report${text ? `: ${text}` : ''}`,
  },
  pageTitle: 'Email',
  asks: {
    confirm: 'Confirm this email address to receive notifications?',
    unsubscribe: 'Unsubscribe from emails?',
  },
  buttons: { confirm: 'Confirm', unsubscribe: 'Unsubscribe' },
  done: {
    confirm: 'Your email address is confirmed.',
    unsubscribe: 'You are unsubscribed.',
  },
  linkDead: 'This link is no longer valid.',
  toSite: 'Back to the site',
}
