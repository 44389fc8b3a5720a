import { createCodeTest } from './code-places.ts'
import type { Tag } from './tag-markdown.ts'

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: 'NOTE',
    info: 'NOTE',
    abstract: 'NOTE',
    summary: 'NOTE',
    tldr: 'NOTE',
    todo: 'NOTE',
    question: 'NOTE',
    help: 'NOTE',
    faq: 'NOTE',
    example: 'NOTE',
    quote: 'NOTE',
    cite: 'NOTE',
    tip: 'TIP',
    hint: 'TIP',
    success: 'TIP',
    check: 'TIP',
    done: 'TIP',
    warning: 'WARNING',
    warn: 'WARNING',
    attention: 'WARNING',
    danger: 'CAUTION',
    error: 'CAUTION',
    failure: 'CAUTION',
    fail: 'CAUTION',
    missing: 'CAUTION',
    bug: 'CAUTION',
    caution: 'CAUTION',
    important: 'IMPORTANT',
  }),
)

/** The names that other programs have for callouts. */
export const CALLOUT_KINDS: ReadonlySet<string> = new Set(KINDS.keys())

/** Words about the looks of a callout. */
const LOOKS = /^(?:no-icon|simple|modern|flat|true|false|open|fa[bsrl]?|fa[bsrl]? fa-.*|fa-.*)$/

export const quoted = (text: string) => text.trim().replaceAll(/^/gm, '> ')

/** The first line of a callout. A kind that we call otherwise is its title, if it has none. */
export const calloutHead = (kind: string, title: string): string => {
  const name = kind.toLowerCase()
  const ours = KINDS.get(name) ?? 'NOTE'
  const named = title || (ours === name.toUpperCase() ? '' : titleCase(name))
  return `[!${ours}] ${named}`.trim()
}

const titleCase = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** The first argument is the kind, its colour or its icon; any other one is the title. */
export const callout = ({ words, named, body }: Tag) => {
  const [first = ''] = words
  const kind = named.type ?? first
  const texts = /^[a-z][a-z-]*$/.test(first) ? words.slice(1) : words
  const title = named.title ?? texts.filter((word) => !LOOKS.test(word)).join(' ')
  return `\n> [!${KINDS.get(kind.toLowerCase()) ?? 'NOTE'}] ${title.trim()}\n${quoted(body)}\n`
}

/** Obsidian has more kinds than we, and marks folded ones. */
const HEAD =
  /^((?:[ \t]{0,3}>){1,9}[ \t]{0,3})\[!([a-z][\w-]{0,50})(?:\|[^\]\n]{0,100})?\](?![([])([-+]?)([^\n]{0,500})$/gim

/** Names the callouts of Obsidian as ours. */
export const withOurCallouts = (text: string): string => {
  if (!text.includes('[!')) return text
  const isCode = createCodeTest(text)
  return text.replaceAll(HEAD, (...match) => {
    const [line, before, kind, , title, offset] = match
    return isCode(offset) ? line : `${before}${calloutHead(kind, title.trim())}`
  })
}
