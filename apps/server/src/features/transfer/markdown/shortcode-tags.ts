/** A tag of Hexo, Hugo or Jekyll with its arguments. */
export interface Tag {
  readonly name: string
  /** The arguments without a name, in their order. */
  readonly words: readonly string[]
  readonly named: Readonly<Record<string, string | undefined>>
  /** The text between the tag and its end, as it was written and translated. */
  readonly source: string
  readonly body: string
}

/** The address of another post, replaced by its old address when all posts are known. */
export const REFERENCE = 'import-ref:'

const referenceTo = (name: string) => `${REFERENCE}${encodeURIComponent(name)}`

const address = (text: string) =>
  /[\s()<>]/.test(text) ? `<${text.replaceAll(/[<>\n]/g, '')}>` : text
const label = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim()

const picture = (src: string | undefined, alt = '') =>
  src ? `![${label(alt)}](${address(src)})` : undefined

const link = (text: string, to: string | undefined) =>
  to ? `[${label(text) || to}](${address(to)})` : undefined

/** A player of another site becomes the address of its page. */
const page = (before: string, id: string | undefined, after = '') =>
  id ? `\n\n<${before}${encodeURI(id)}${after}>\n\n` : undefined

const fence = (code: string, language = '') => {
  const marks = '`'.repeat(
    Math.max(3, ...(code.match(/`+/g) ?? []).map(({ length }) => length + 1)),
  )
  return `\n${marks}${language}\n${code.replace(/^\n+/, '').trimEnd()}\n${marks}\n`
}

const quoted = (text: string) => text.trim().replaceAll(/^/gm, '> ')

const quote = (text: string, by = '') => `\n${quoted(by ? `${text.trim()}\n\n— ${by}` : text)}\n`

const CALLOUTS: Readonly<Record<string, string>> = {
  tip: 'TIP',
  success: 'TIP',
  warning: 'WARNING',
  warn: 'WARNING',
  danger: 'CAUTION',
  error: 'CAUTION',
  caution: 'CAUTION',
  important: 'IMPORTANT',
}

const callout = ({ words, named, body }: Tag) => {
  const [kind = '', ...rest] = words
  const title =
    named.title ?? rest.filter((word) => !/^(?:no-icon|simple|modern|flat)$/.test(word)).join(' ')
  return `\n> [!${CALLOUTS[named.type ?? kind] ?? 'NOTE'}] ${title}\n${quoted(body)}\n`
}

/** A fold around another one needs a longer mark. */
const fold = ({ words, named, body }: Tag) => {
  const title = named.summary ?? named.title ?? words.join(' ').split(/,(?=[^,]*$)/, 1)[0] ?? ''
  const inner = [...body.matchAll(/^:{3,}/gm)].map(([marks]) => marks.length)
  const marks = ':'.repeat(Math.max(2, ...inner) + 1)
  return `\n${`${marks} details ${title.trim()}`.trim()}\n\n${body.trim()}\n\n${marks}\n`
}

/** `{% img class /path 300 200 "title" "alt" %}`: classes come first, sizes behind the file. */
const hexoPicture = ({ words, named }: Tag) => {
  if (named.src) return picture(named.src, named.alt ?? named.title ?? named.caption)
  const at = words.findIndex((word) => /[./]/.test(word))
  const texts = words.slice(at + 1).filter((word) => !/^\d+(?:px|%)?$/.test(word))
  return at < 0 ? undefined : picture(words[at], texts.join(' '))
}

const figure = ({ words, named }: Tag) => {
  const shown = picture(named.src ?? words[0], named.alt ?? named.caption ?? named.title)
  return shown && named.link ? `[${shown}](${address(named.link)})` : shown
}

const id = ({ words, named }: Tag) => named.id ?? words[0]

const language = ({ words, named }: Tag) =>
  named.lang ?? words.find((word) => word.startsWith('lang:'))?.slice(5)

const inside = ({ body }: Tag) => body

/** Returns Markdown, or undefined for a tag that lacks an argument. */
export const TAGS: Readonly<Record<string, (tag: Tag) => string | undefined>> = {
  asset_img: hexoPicture,
  img: hexoPicture,
  image: hexoPicture,
  figure,
  asset_path: ({ words }) => words[0],
  asset_link: ({ words: [file, ...text] }) => link(text.join(' '), file),
  link: ({ words, named }) => {
    if (named.href) return link(named.content ?? named.title ?? '', named.href)
    const at = words.findIndex((word) => /^(?:https?:|\/)/.test(word))
    return at < 0
      ? words[0] && referenceTo(words[0])
      : link(words.slice(0, at).join(' '), words[at])
  },
  linkcard: ({ named }) => link(named.title ?? named.content ?? '', named.href ?? named.url),
  post_path: ({ words }) => words[0] && referenceTo(words[0]),
  post_link: ({ words: [name, ...text] }) =>
    name && link(text.filter((word) => word !== 'false').join(' ') || name, referenceTo(name)),
  post_url: ({ words }) => words[0] && referenceTo(words[0]),
  ref: ({ words, named }) => referenceTo(named.path ?? words[0] ?? ''),
  relref: ({ words, named }) => referenceTo(named.path ?? words[0] ?? ''),
  youtube: (tag) => page('https://www.youtube.com/watch?v=', id(tag)),
  vimeo: (tag) => page('https://vimeo.com/', id(tag)),
  bilibili: (tag) => page('https://www.bilibili.com/video/', id(tag) ?? tag.named.bvid),
  tweet: ({ named, words }) =>
    page(`https://x.com/${named.user ?? 'i'}/status/`, named.id ?? words[0]),
  twitter: ({ named, words }) =>
    page(`https://x.com/${named.user ?? 'i'}/status/`, named.id ?? words[0]),
  x: ({ named, words }) => page(`https://x.com/${named.user ?? 'i'}/status/`, named.id ?? words[0]),
  instagram: (tag) => page('https://www.instagram.com/p/', id(tag), '/'),
  gist: ({ words }) => page('https://gist.github.com/', words.slice(0, 2).join('/')),
  jsfiddle: ({ words }) => page('https://jsfiddle.net/', words[0], '/'),
  codepen: ({ words, named }) =>
    page(`https://codepen.io/${named.user ?? words[0]}/pen/`, named.id ?? words[1]),
  iframe: ({ words, named }) => page('', named.src ?? words[0]),
  video: ({ words, named }) => page('', named.src ?? words[0]),
  music: ({ words, named }) => page('', named.url ?? words.find((word) => /^https?:/.test(word))),
  codeblock: (tag) => fence(tag.source, language(tag)),
  code: (tag) => fence(tag.source, language(tag)),
  highlight: ({ source, words }) => fence(source, words[0]),
  mermaid: ({ source }) => fence(source, 'mermaid'),
  math: ({ source }) => `\n$$\n${source.trim()}\n$$\n`,
  katex: ({ source }) => `\n$$\n${source.trim()}\n$$\n`,
  raw: ({ source }) => source,
  comment: () => '',
  blockquote: ({ body, words }) => quote(body, words.join(' ')),
  quote: ({ body, words }) => quote(body, words.join(' ')),
  pullquote: ({ body }) => quote(body),
  centerquote: ({ body }) => quote(body),
  cq: ({ body }) => quote(body),
  note: callout,
  notice: callout,
  callout,
  alert: callout,
  admonition: callout,
  hint: callout,
  details: fold,
  fold,
  folding: fold,
  spoiler: fold,
  hideToggle: fold,
  collapse: fold,
  expand: fold,
  gallery: inside,
  rawhtml: inside,
  center: inside,
  tabs: inside,
  tab: fold,
  more: () => '',
  toc: () => '',
}
