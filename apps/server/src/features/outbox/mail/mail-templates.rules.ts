import type { AccountMail } from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import { escapeHtml } from '../../../http/escape-html.ts'
import type { Said } from '../events.store.ts'
import { link, list, mailPage, paragraph } from './mail-page.rules.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailItem extends Said {
  readonly kind: string
}

type MailCopy = Copy['mail']

interface Written {
  readonly copy: MailCopy
  readonly language: string
}

/** Returns one line without control characters, safe for headers and terminals. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const SUBJECT_MAX = 120
const subjectOf = (text: string) => Array.from(oneLine(text)).slice(0, SUBJECT_MAX).join('')

const lineOf = ({ kind, name, title, text }: MailItem, copy: MailCopy): string => {
  const { lines } = copy
  const write = Object.hasOwn(lines, kind) ? lines[kind as keyof MailCopy['lines']] : undefined
  return oneLine(write ? write({ name, title, text }) : text)
}

interface Place {
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly blogName: string
}

/** The events since the last digest, as text and as HTML. All contents are escaped. */
export const digestMail = (
  { shown, total }: { readonly shown: readonly MailItem[]; readonly total: number },
  place: Place & { readonly unsubscribeUrl: string },
  { copy, language }: Written,
): Mail => {
  const { publicUrl, blogName, unsubscribeUrl } = place
  const name = oneLine(blogName)
  const lines = shown.map((item) => ({ line: lineOf(item, copy), url: publicUrl + item.path }))
  const more = total > shown.length ? copy.more(total - shown.length) : ''
  return {
    subject: subjectOf(copy.digestSubject(name, total)),
    text: [
      copy.digestLead(name),
      ...lines.map(({ line, url }) => `- ${line}\n  ${url}`),
      ...(more ? [more] : []),
      `${copy.unsubscribe}\n${unsubscribeUrl}`,
    ].join('\n\n'),
    html: mailPage({
      language,
      blogName: name,
      content: [
        paragraph(escapeHtml(copy.digestLead(name))),
        list(lines.map(({ line, url }) => link(url, line))),
        more && paragraph(escapeHtml(more)),
      ].join(''),
      foot: link(unsubscribeUrl, copy.unsubscribe, 'footLink'),
    }),
  }
}

/** A mail with one link. */
const linkMail = (
  {
    url,
    subject,
    lead,
    button,
    foot,
    blogName,
  }: Record<'url' | 'subject' | 'lead' | 'button' | 'foot' | 'blogName', string>,
  language: string,
): Mail => ({
  subject: subjectOf(subject),
  text: [lead, url, foot].join('\n\n'),
  html: mailPage({
    language,
    blogName,
    content: paragraph(escapeHtml(lead)) + paragraph(link(url, button, 'button')),
    foot: escapeHtml(foot),
  }),
})

export const confirmationMail = (
  { blogName, confirmUrl }: { readonly blogName: string; readonly confirmUrl: string },
  { copy, language }: Written,
): Mail => {
  const name = oneLine(blogName)
  const subject = copy.confirmSubject(name)
  const lead = copy.confirmLead(name)
  const [button, foot] = [copy.confirm, copy.confirmFoot]
  return linkMail({ url: confirmUrl, subject, lead, button, foot, blogName: name }, language)
}

export const passwordMail = (
  { blogName, url }: { readonly blogName: string; readonly url: string },
  { copy, language }: Written,
): Mail => {
  const name = oneLine(blogName)
  const subject = copy.passwordSubject(name)
  const lead = copy.passwordLead(name)
  const [button, foot] = [copy.password, copy.passwordFoot]
  return linkMail({ url, subject, lead, button, foot, blogName: name }, language)
}

/** Tells a user what happened to the account, and what to do about it. */
export const accountMail = (
  kind: AccountMail,
  {
    blogName,
    url,
    when,
  }: { readonly blogName: string; readonly url: string; readonly when: string },
  { copy, language }: Written,
): Mail => {
  const name = oneLine(blogName)
  const { subject, lead, button, foot } = copy[kind]
  const said = { subject: subject(name), lead: lead(name, when), button, foot }
  return linkMail({ url, ...said, blogName: name }, language)
}
