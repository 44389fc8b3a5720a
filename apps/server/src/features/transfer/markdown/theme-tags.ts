import { galleryGroup } from './gallery-tags.ts'
import { link, media, page, picture, type Tag, type TagTable } from './tag-markdown.ts'

/** Themes of Hexo write commas between the arguments of their tags. */
const partsOf = ({ words }: Tag) =>
  words
    .join(' ')
    .split(',')
    .map((part) => part.trim())

/** `{% btn address, text, icon %}`, `{% btn looks, text, address %}`, `{% button text address %}`. */
const button = (tag: Tag) => {
  const parts = partsOf(tag).length > 1 ? partsOf(tag) : tag.words
  const at = parts.findIndex((part) => /^(?:https?:\/\/|\/|#)\S*$/.test(part))
  if (at < 0) return undefined
  return link(parts[at === 0 ? 1 : at - 1] ?? '', parts[at])
}

const COLOUR =
  /^(?:default|primary|success|info|warning|danger|blue|pink|red|purple|orange|green|yellow|cyan)$/

/** `{% label primary@text %}`, `{% label text colour %}`. */
const labelled = ({ words }: Tag) => {
  const text = words.filter((word) => !COLOUR.test(word)).join(' ')
  return text.includes('@') ? text.slice(text.indexOf('@') + 1).trim() : text || undefined
}

/** `{% checkbox red checked, text %}` */
const checkbox = (tag: Tag) => {
  const [first = '', ...others] = partsOf(tag)
  const text = others.length > 0 ? others.join(', ') : first
  const looks = others.length > 0 ? first : ''
  return text && `${/\bchecked\b/.test(looks) ? '☑' : '☐'} ${text}`
}

/** `{% hideInline answer,question,colours %}`: nothing is hidden in a line here. */
const hiddenInline = (tag: Tag) => {
  const [answer = '', question = ''] = partsOf(tag)
  return question && answer ? `${question} (${answer})` : answer || undefined
}

/** `{% dplayer "url=/a.mp4" "pic=/a.png" %}` */
const dplayer = ({ words, named }: Tag) =>
  media(named.url ?? words.find((word) => word.startsWith('url='))?.slice(4))

/** `{% aplayer title singer address cover %}` */
const aplayer = ({ words: [title = '', singer = '', to] }: Tag) =>
  link([title, singer].filter(Boolean).join(' – '), to)

const NETEASE = /^(?:song|playlist|album)$/

/** `{% meting id netease song %}`: the address, from which a card is made. */
const meting = ({ words: [id = '', host, kind = ''] }: Tag) =>
  host === 'netease' && /^\d{1,15}$/.test(id) && NETEASE.test(kind)
    ? media(`https://music.163.com/#/${kind}?id=${id}`)
    : undefined

/** `{{< github repo="user/repo" >}}` */
const repository = (host: string) => (tag: Tag) => page(host, tag.named.repo ?? tag.words[0])

/** Tags of the themes Blowfish, Butterfly, Fluid, NexT and Volantis without an end. */
export const THEME_TAGS: TagTable = {
  btn: button,
  button,
  label: labelled,
  checkbox,
  cb: checkbox,
  radio: checkbox,
  hideInline: hiddenInline,
  galleryGroup,
  github: repository('https://github.com/'),
  gitlab: ({ named: { projectID } }) => page('https://gitlab.com/projects/', projectID),
  codeberg: repository('https://codeberg.org/'),
  article: ({ named: { link: to = '' } }) => link(to.split('/').filter(Boolean).at(-1) ?? '', to),
  youtubeLite: (tag) => page('https://www.youtube.com/watch?v=', tag.named.id ?? tag.words[0]),
  icon: () => '',
  dplayer,
  aplayer,
  meting,
  inlineImg: ({ words: [src] }) => picture(src),
  pdf: ({ words: [file] }) => media(file),
}

const TIME = /<!-- ?(?:timeline|node)\b([^\n>]{0,300}?)-->/g

/** Hexo writes the times of a timeline as comments. */
export const timeline = (tag: Tag) => {
  const [title = ''] = partsOf(tag)
  const body = tag.body
    .replaceAll(/<!-- ?endtimeline ?-->/g, '')
    .replaceAll(TIME, (_, time: string) => `\n**${time.trim()}**\n`)
  return body.trim() === '' ? undefined : `\n${title && `**${title}**\n\n`}${body.trim()}\n`
}
