import { address, picture, type Tag } from './tag-markdown.ts'

/** A picture in Markdown, perhaps in a link. */
const PICTURE = /\[?!\[[^\]\n]{0,500}\]\([^)\n]{1,2000}\)(?:\]\([^)\n]{1,2000}\))?/g
/** A picture without a caption, alone. */
const WITHOUT_CAPTION = /^(!\[(?=[^\]\n]*\S)[^\]\n]{0,500}\]\([^\s)"]{1,2000})\)$/
const WITHOUT_WORDS = /^!\[\s*\]\(([^\s)"]{1,2000})\)$/

/** Several pictures stand side by side; anything else stays as it is. */
const sideBySide = (body: string) => {
  const pictures = body.match(PICTURE) ?? []
  const isMore = body.replaceAll(PICTURE, '').trim() !== ''
  if (isMore || pictures.length < 2) return body.trim()
  return `::: gallery\n${pictures.join('\n')}\n:::`
}

export const gallery = ({ body }: Tag): string | undefined =>
  body.trim() === '' ? undefined : `\n${sideBySide(body)}\n`

/** Jekyll writes pictures between the tag and its end, and the words below them as an argument. */
export const figureAround = ({ words: others, named, body }: Tag): string | undefined => {
  const { src, caption = '' } = named
  if (body.trim() === '' || src || others.length > 0) return undefined
  const [shown, words] = [body.trim(), caption.replaceAll(/\s+/g, ' ').trim()]
  if (words === '') return `\n${sideBySide(shown)}\n`
  const [, described] = WITHOUT_CAPTION.exec(shown) ?? []
  if (described) return `\n${described} "${words.replaceAll('"', '\\"')}")\n`
  const [, source] = WITHOUT_WORDS.exec(shown) ?? []
  return source ? `\n${picture(source, words)}\n` : `\n${sideBySide(shown)}\n\n*${words}*\n`
}

/** `{% galleryGroup name description address picture %}`: the way to a page of pictures. */
export const galleryGroup = ({ words: [name = '', about, to = '', src] }: Tag) => {
  const shown = picture(src, name, about)
  return shown && to && `\n[${shown}](${address(to)})\n`
}
