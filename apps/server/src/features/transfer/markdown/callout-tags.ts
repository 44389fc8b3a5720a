import type { Tag } from './tag-markdown.ts'

const KINDS: Readonly<Record<string, string>> = {
  tip: 'TIP',
  success: 'TIP',
  warning: 'WARNING',
  warn: 'WARNING',
  danger: 'CAUTION',
  error: 'CAUTION',
  caution: 'CAUTION',
  important: 'IMPORTANT',
}

/** Words about the looks of a callout. */
const LOOKS = /^(?:no-icon|simple|modern|flat|true|false|open|fa[bsrl]?|fa[bsrl]? fa-.*|fa-.*)$/

export const quoted = (text: string) => text.trim().replaceAll(/^/gm, '> ')

/** The first argument is the kind, its colour or its icon; any other one is the title. */
export const callout = ({ words, named, body }: Tag) => {
  const [first = ''] = words
  const kind = named.type ?? first
  const texts = /^[a-z][a-z-]*$/.test(first) ? words.slice(1) : words
  const title = named.title ?? texts.filter((word) => !LOOKS.test(word)).join(' ')
  return `\n> [!${KINDS[kind.toLowerCase()] ?? 'NOTE'}] ${title.trim()}\n${quoted(body)}\n`
}
