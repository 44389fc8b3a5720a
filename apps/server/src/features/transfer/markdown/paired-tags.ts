import { callout, quoted } from './callout-tags.ts'
import { figureAround, gallery } from './gallery-tags.ts'
import { address, type Tag, type TagTable } from './tag-markdown.ts'
import { timeline } from './theme-tags.ts'

const fence = (code: string, language = '') => {
  const marks = '`'.repeat(
    Math.max(3, ...(code.match(/`+/g) ?? []).map(({ length }) => length + 1)),
  )
  return `\n${marks}${language}\n${code.replace(/^\n+/, '').trimEnd()}\n${marks}\n`
}

const language = ({ words, named }: Tag) =>
  named.lang ?? words.find((word) => word.startsWith('lang:'))?.slice(5)

/** The title of a listing, and where it comes from, stand above it. */
const listing = (tag: Tag) => {
  const texts = tag.words.filter((word) => !/^\w+:(?!\/\/)/.test(word))
  const to = texts.find((word) => /^(?:https?:\/\/|\/)/.test(word))
  const title = texts.slice(0, to ? texts.indexOf(to) : undefined).join(' ')
  const head = to ? `[${title || to}](${address(to)})` : title
  return `${head ? `\n${head}\n` : ''}${fence(tag.source, language(tag))}`
}

const quote = ({ words, named, body }: Tag) => {
  const { author, title, source, link } = named
  const by = [...words, author, title ?? source].filter(Boolean).join(' ')
  const from = [by, link].filter(Boolean).join(' ')
  return `\n${quoted(from ? `${body.trim()}\n\n— ${from}` : body)}\n`
}

const plainQuote = ({ body }: Tag) => `\n${quoted(body)}\n`

/** A fold around another one needs a longer mark. */
const foldOf = (title: string, body: string) => {
  const inner = [...body.matchAll(/^:{3,}/gm)].map(([marks]) => marks.length)
  const marks = ':'.repeat(Math.max(2, ...inner) + 1)
  return `\n${`${marks} details ${title.trim()}`.trim()}\n\n${body.trim()}\n\n${marks}\n`
}

const fold = ({ words, named, body }: Tag) =>
  foldOf(named.summary ?? named.title ?? named.name ?? words.join(' '), body)

/** `{% hideToggle title,background,colour %}` */
const colouredFold = ({ words, body }: Tag) => foldOf(words.join(' ').split(',', 1)[0] ?? '', body)

/** `{% folding red open, title %}` */
const looksThenFold = (tag: Tag) => {
  const [looks, ...title] = tag.words.join(' ').split(',')
  return title.length > 0
    ? foldOf(title.join(','), tag.body)
    : fold({ ...tag, words: [looks ?? ''] })
}

const TAB = /<!-- ?tab\b([^\n>]{0,300})-->/

/** Hexo writes the tabs as comments. */
const tabs = ({ body }: Tag) => {
  if (body.trim() === '') return undefined
  const parts = body.split(/<!-- ?endtab ?-->/).map((part) => {
    const found = TAB.exec(part)
    if (!found) return part
    const { index, 0: mark, 1: named = '' } = found
    const [title = ''] = named.split('@', 1)
    return `${part.slice(0, index)}${foldOf(title, part.slice(index + mark.length))}`
  })
  return parts.join('')
}

const inside = ({ body }: Tag) => (body.trim() === '' ? undefined : body)
const formula = ({ source }: Tag) => `\n$$\n${source.trim()}\n$$\n`

/** Tags with an end and a text before it. */
export const PAIRED_TAGS: TagTable = {
  codeblock: listing,
  code: listing,
  highlight: ({ source, words, named }) => fence(source, named.lang ?? words[0]),
  mermaid: ({ source }) => fence(source, 'mermaid'),
  math: formula,
  katex: formula,
  raw: ({ source }) => source,
  comment: () => '',
  blockquote: quote,
  quote,
  pullquote: plainQuote,
  centerquote: plainQuote,
  cq: plainQuote,
  note: callout,
  notice: callout,
  callout,
  alert: callout,
  admonition: callout,
  hint: callout,
  details: fold,
  fold,
  folding: looksThenFold,
  timeline,
  spoiler: fold,
  hideToggle: colouredFold,
  hideBlock: colouredFold,
  collapse: fold,
  expand: fold,
  figure: figureAround,
  gallery,
  grid: gallery,
  rawhtml: inside,
  lead: inside,
  badge: inside,
  keyword: inside,
  typeit: inside,
  button: ({ named, body }) =>
    named.href && body.trim() !== '' ? `[${body.trim()}](${address(named.href)})` : undefined,
  center: inside,
  tabs,
  tab: fold,
  link: ({ named, words, body }) => {
    const to = named.href ?? words[0]
    return to && body.trim() !== '' ? `[${body.trim()}](${address(to)})` : undefined
  },
}
