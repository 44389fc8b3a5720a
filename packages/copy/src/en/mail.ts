import type { mail as zhMail } from '../zh-CN/mail.ts'
import { counted } from './counted.ts'

const about = (title: string) => (title ? ` on “${title}”` : '')

export const mail: typeof zhMail = {
  digestSubject: (site, count) => `${site}: ${counted(count, 'new event')}`,
  digestLead: (site) => `New on ${site}:`,
  more: (count) => `And ${count} more on the site.`,
  unsubscribe: 'Unsubscribe from these emails',
  confirmSubject: (site) => `${site}: confirm your email address`,
  confirmLead: (site) =>
    `This email address was added on ${site}. If it was you, confirm it with this link:`,
  confirm: 'Confirm email address',
  confirmFoot:
    'The link works for two days. If this wasn’t you, ignore this email. We won’t write again.',
  passwordSubject: (site) => `${site}: reset your password`,
  passwordLead: (site) =>
    `Somebody asked to reset your password at ${site}. If it was you, open this link and set a new one:`,
  password: 'Set a new password',
  passwordFoot:
    'The link is valid once, for one day. If it wasn’t you, ignore this email. Your password has not changed.',
  newDevice: {
    subject: (site) => `${site}: sign-in from a new device`,
    lead: (site, when) =>
      `Your account at ${site} was signed in to on ${when}, in a browser where it had not been before. If it was you, you have nothing to do. If not, end the sessions you do not know and change your password:`,
    button: 'My devices',
    foot: 'A private window, or a browser whose cookies were deleted, is a new device each time.',
  },
  passwordChanged: {
    subject: (site) => `${site}: your password was changed`,
    lead: (site, when) =>
      `The password of your account at ${site} was changed on ${when}, and every device was signed out. If it was you, you have nothing to do. If not, set another one with “Forgot your password?” on the sign-in form, or write to the owner of the site.`,
    button: 'To my account',
    foot: 'You get this email because it concerns the safety of your account.',
  },
  lines: {
    comment: ({ name, title, text }) => `${name} commented${about(title)}: ${text}`,
    reply: ({ name, title, text }) => `${name} replied to a comment${about(title)}: ${text}`,
    boardMessage: ({ name, text }) => `${name} posted on the message board: ${text}`,
    friendLink: ({ name, title }) => `${name} applied for or edited the friend link “${title}”`,
    registration: ({ name }) => `${name} registered`,
    backupFailed: ({ text }) => `A backup failed: ${text}`,
    held: ({ name, text }) => `Waiting for review, from ${name || 'a visitor'}: ${text}`,
    report: ({ name, text }) => `${name} reported a post${text ? `: ${text}` : ''}`,
  },
  pageTitle: 'Email',
  questions: {
    confirm: 'Confirm this address to receive notifications?',
    unsubscribe: 'Unsubscribe from all emails?',
  },
  buttons: { confirm: 'Confirm', unsubscribe: 'Unsubscribe' },
  done: {
    confirm: 'Your email address is confirmed.',
    unsubscribe: 'You are unsubscribed.',
  },
  linkDead: 'This link has expired.',
  toSite: 'Back to site',
}
