import type { HugoPlace } from './hugo-places.ts'
import { nameOf } from './patterns.ts'
import { REFERENCE, WIKI } from './tag-markdown.ts'
import { decoded } from './values.ts'
import { wikiParts } from './wiki-links.ts'

const REFERENCES = new RegExp(`${REFERENCE}([^)\\s>"'\\]]*)`, 'g')

const WIKI_LINKS = new RegExp(`\\[([^\\[\\]\\n]{0,500})\\]\\(${WIKI}([^)\\s]*)\\)`, 'g')

export const hasReferences = (text: string): boolean =>
  text.includes(REFERENCE) || text.includes(WIKI)

const withoutExtension = (path: string) => path.replace(/\.(?:md|markdown|html)$/i, '')

/** The names under which other posts may refer to a file. */
export const referenceNames = (path: string, place?: HugoPlace): string[] => {
  const whole = withoutExtension(path)
  const below = whole.replace(/^.*?(?:content|source\/_posts|_posts|source)\//, '')
  const bundle = below.replace(/\/index$/, '')
  const last = bundle.split('/').at(-1) ?? ''
  const own = place?.below.replace(/\/index$/, '') ?? ''
  return [...new Set([whole, below, bundle, own, last, nameOf(path)])].filter(Boolean)
}

/** The form of the name of a note. Programs, formulas and citations have two brackets, too. */
const NAME = /^\d{0,50}[\p{L}]/u

/** Writes the addresses of other posts. A link to an unknown post leads to the top of the page. */
export const writeReferences = (
  text: string,
  find: (name: string) => string | undefined,
): { readonly text: string; readonly broken: readonly string[] } => {
  const broken: string[] = []
  const linked = text.replaceAll(WIKI_LINKS, (_, words: string, encoded: string) => {
    const inside = decoded(encoded)
    const { name, heading } = wikiParts(inside)
    const found = find(withoutExtension(name))
    if (found !== undefined) return `[${words}](${found}${heading ? `#${encodeURI(heading)}` : ''})`
    if (NAME.test(name)) broken.push(name)
    return `[[${inside}]]`
  })
  const written = linked.replaceAll(REFERENCES, (_, encoded: string) => {
    const [name = '', anchor = ''] = decoded(encoded).split('#')
    const found = find(withoutExtension(name.replace(/^(?:\.{0,2}\/)+/, '')))
    if (found === undefined && name !== '') broken.push(name)
    return `${found ?? ''}${anchor ? `#${anchor}` : found === undefined ? '#' : ''}`
  })
  return { text: written, broken }
}
