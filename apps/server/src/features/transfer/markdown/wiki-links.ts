import { createCodeTest } from './code-places.ts'
import { isPictureFile } from './pictures.ts'
import { address, label, picture, WIKI } from './tag-markdown.ts'

/** `[[1]](address)` is a link whose text is in brackets. */
const LINK = /(!?)\[\[([^[\]\n]{1,500})\]\](?![([])/g

/** The parts of `[[folder/Note#Heading|words]]`. */
export const wikiParts = (inside: string) => {
  const [target = '', ...words] = inside.split(/\\?\|/)
  const [name = '', ...headings] = target.split('#')
  const shown = [name.trim(), ...headings.map((heading) => heading.trim())].filter(Boolean)
  return {
    name: name.trim(),
    heading: headings.at(-1)?.trim() ?? '',
    words: words.join('|').trim() || shown.join(' > '),
  }
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Whether a name has an extension, which no note has. */
const FILE = /\.(?!md$|markdown$)[a-z0-9]{2,5}$/i

/**
 * Translates the links and pictures of Obsidian. A link to a note becomes one when all notes are
 * known; what is no note stays as it was written.
 */
export const withoutWikiLinks = (text: string): string => {
  if (!text.includes('[[')) return text
  const isCode = createCodeTest(text)
  return text.replaceAll(LINK, (...match) => {
    const [whole, mark, inside, offset] = match
    if (isCode(offset)) return whole
    const { name, heading, words } = wikiParts(inside)
    if (mark && isPictureFile(name)) {
      // The word behind a picture is its width, mostly.
      return picture(name, /^\d+(?:x\d+)?$|^$/.test(words) || words === name ? '' : words) ?? whole
    }
    if (mark && FILE.test(name)) return `[${label(words)}](${address(name)})`
    if (name === '' && heading) return `[${label(words)}](#${encoded(heading)})`
    return `[${label(words) || name}](${WIKI}${encoded(inside)})`
  })
}
