import type { Copy } from '@lanting/copy'
import { escapeHtml } from '../../../http/escape-html.ts'
import type { Said } from '../events.store.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailItem extends Said {
  readonly kind: string
}

type Words = Copy['mail']

/** One line, without anything that a header or a terminal would take for a command. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const SUBJECT_MAX = 120
const subjectOf = (text: string) => Array.from(oneLine(text)).slice(0, SUBJECT_MAX).join('')

const lineOf = ({ kind, name, title, text }: MailItem, words: Words): string => {
  const say = words.lines[kind as keyof Words['lines']]
  return oneLine(say ? say({ name, title, text }) : text)
}

interface Place {
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly blogName: string
}

const paragraph = (html: string) => `<p>${html}</p>`
const link = (url: string, words: string) => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`
const page = (language: string, parts: readonly string[]) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${parts.join('')}</body></html>`

/** What has happened since the last one: as text, and as simple HTML; nothing in it is markup. */
export const digestMail = (
  { shown, total }: { readonly shown: readonly MailItem[]; readonly total: number },
  place: Place & { readonly unsubscribeUrl: string },
  { words, language }: { readonly words: Words; readonly language: string },
): Mail => {
  const { publicUrl, blogName, unsubscribeUrl } = place
  const name = oneLine(blogName)
  const lines = shown.map((item) => ({ line: lineOf(item, words), url: publicUrl + item.path }))
  const more = total > shown.length ? words.more(total - shown.length) : ''
  return {
    subject: subjectOf(words.digestSubject(name, total)),
    text: [
      words.digestLead(name),
      ...lines.map(({ line, url }) => `- ${line}\n  ${url}`),
      ...(more ? [more] : []),
      `${words.unsubscribe}\n${unsubscribeUrl}`,
    ].join('\n\n'),
    html: page(language, [
      paragraph(escapeHtml(words.digestLead(name))),
      `<ul>${lines.map(({ line, url }) => `<li>${link(url, line)}</li>`).join('')}</ul>`,
      more && paragraph(escapeHtml(more)),
      paragraph(link(unsubscribeUrl, words.unsubscribe)),
    ]),
  }
}

export const confirmationMail = (
  { blogName, confirmUrl }: { readonly blogName: string; readonly confirmUrl: string },
  { words, language }: { readonly words: Words; readonly language: string },
): Mail => {
  const name = oneLine(blogName)
  const lead = words.confirmLead(name)
  return {
    subject: subjectOf(words.confirmSubject(name)),
    text: [lead, confirmUrl, words.confirmFoot].join('\n\n'),
    html: page(language, [
      paragraph(escapeHtml(lead)),
      paragraph(link(confirmUrl, words.confirm)),
      paragraph(escapeHtml(words.confirmFoot)),
    ]),
  }
}
