import { callout } from './callout-tags.ts'
import {
  address,
  link,
  media,
  page,
  picture,
  referenceTo,
  type Tag,
  type TagTable,
} from './tag-markdown.ts'
import { THEME_TAGS } from './theme-tags.ts'

/** `{% img class /path 300 200 "title" "alt" %}`: classes come first, sizes behind the file. */
const hexoPicture = ({ words, named }: Tag) => {
  if (named.src) return picture(named.src, named.alt, named.caption ?? named.title)
  const at = words.findIndex((word) => /[./]/.test(word))
  const texts = words.slice(at + 1).filter((word) => !/^\d+(?:px|%)?$/.test(word))
  return at < 0 ? undefined : picture(words[at], texts.join(' '))
}

const figure = ({ words, named }: Tag) => {
  const { alt, title, caption, attr } = named
  const texts = [title, caption, attr].filter(Boolean).join(' — ')
  const shown = picture(named.src ?? words[0], alt ?? words[1], texts)
  return shown && named.link ? `[${shown}](${address(named.link)})` : shown
}

const id = ({ words, named }: Tag) => named.id ?? words[0]
const source = ({ words, named }: Tag) =>
  named.src ??
  named.url ??
  words.find((word) => /^(?:(?:https?:)?\/|\.{1,2}\/)|\.\w{2,5}$/.test(word))

const hugoLink = (named: Tag['named']) => link(named.content ?? named.title ?? '', named.href)

/** `{% link text https://address external title %}`, or the path of another post. */
const anyLink = ({ words, named }: Tag) => {
  if (named.href) return hugoLink(named)
  const at = words.findIndex((word) => /^(?:https?:|\/)/.test(word))
  if (at < 0) return words[0] && referenceTo(words[0])
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const texts = [...before, ...after.filter((word) => !/^(?:true|false)$/.test(word))]
  return link(texts.join(' ').replace(/,$/, ''), words[at]?.replace(/,$/, ''))
}

/** `{% gist id file %}`, `{% gist user/id %}`, `{{< gist user id file >}}`. */
const gist = ({ words: [first = '', second = ''] }: Tag) => {
  const isUser = /^[0-9a-f]+$/i.test(second) && !first.includes('/')
  return page('https://gist.github.com/', isUser ? `${first}/${second}` : first)
}

const tweet = ({ named, words }: Tag) =>
  page(`https://x.com/${named.user ?? 'i'}/status/`, named.id ?? words[0])

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i

/** `{% include figure.html src="…" caption="…" %}`: a file of the theme, known by its arguments. */
const include = ({ words: [file = '', ...words], named }: Tag) => {
  const { alt, caption, title, description } = named
  if (/youtube/i.test(`${file} ${named.provider}`)) return youtube({ words, named })
  const src = [
    named.src,
    named.image_path,
    named.url,
    named.file,
    named.path,
    named.img,
    named.image,
  ]
  const shown = src.find((value) => value && PICTURE.test(value))
  return picture(shown, alt, caption ?? description ?? title)
}

const youtube = (tag: Pick<Tag, 'words' | 'named'>) =>
  page('https://www.youtube.com/watch?v=', tag.named.id ?? tag.words[0])

/** The content of a tag without an end is its argument. Without any, nothing is translated. */
const calloutOfWords = (tag: Tag) => {
  const { text, content, message } = tag.named
  const [kind = '', ...rest] = tag.words
  const words = /^[a-z]+,?$/.test(kind) && rest.length > 0 ? rest : tag.words
  const body = text ?? content ?? message ?? words.join(' ')
  if (body.trim() === '') return undefined
  return callout({ ...tag, words: words === rest ? [kind.replace(/,$/, '')] : [], body })
}

const nothing = () => ''

/** Tags without an end. */
export const SINGLE_TAGS: TagTable = {
  asset_img: hexoPicture,
  img: hexoPicture,
  image: hexoPicture,
  figure,
  asset_path: ({ words }) => words[0],
  asset_link: ({ words: [file, ...text] }) => link(text.join(' '), file),
  link: anyLink,
  linkcard: ({ named }) => link(named.title ?? named.content ?? '', named.href ?? named.url),
  post_path: ({ words }) => words[0] && referenceTo(words[0]),
  post_link: ({ words: [name, ...text] }) =>
    name && link(text.filter((word) => word !== 'false').join(' ') || name, referenceTo(name)),
  post_url: ({ words }) => words[0] && referenceTo(words[0]),
  ref: ({ words, named }) => referenceTo(named.path ?? words[0] ?? ''),
  relref: ({ words, named }) => referenceTo(named.path ?? words[0] ?? ''),
  include,
  youtube,
  vimeo: (tag) => page('https://vimeo.com/', id(tag)),
  bilibili: (tag) => page('https://www.bilibili.com/video/', id(tag) ?? tag.named.bvid),
  tweet,
  twitter: tweet,
  x: tweet,
  instagram: (tag) => page('https://www.instagram.com/p/', id(tag), '/'),
  gist,
  jsfiddle: ({ words }) => page('https://jsfiddle.net/', words[0], '/'),
  codepen: ({ words, named }) =>
    page(`https://codepen.io/${named.user ?? words[0]}/pen/`, named.id ?? words[1]),
  iframe: (tag) => media(source(tag)),
  video: (tag) => media(source(tag)),
  audio: (tag) => media(source(tag)),
  music: (tag) => media(source(tag)),
  note: calloutOfWords,
  notice: calloutOfWords,
  callout: calloutOfWords,
  alert: calloutOfWords,
  admonition: calloutOfWords,
  hint: calloutOfWords,
  ...THEME_TAGS,
  more: nothing,
  toc: nothing,
  // They load the formulas of a page.
  katex: ({ words }) => (words.length === 0 ? '' : undefined),
  math: ({ words }) => (words.length === 0 ? '' : undefined),
  mathjax: ({ words }) => (words.length === 0 ? '' : undefined),
}
