import { element, text } from '@lanting/markdown/html-tree'
import type { ElementContent, Properties, Root } from 'hast'
import { listOf, type Row, rowOf, textOf } from '../values.ts'
import { cardOf } from './cards.ts'

const SECTION = { markup: 1, image: 2, list: 3, card: 10 }
const MARKER_IS_ATOM = 1

interface Mobiledoc {
  readonly markups: readonly unknown[]
  readonly atoms: readonly unknown[]
  readonly cards: readonly unknown[]
}

const markupOf = ({ markups }: Mobiledoc, index: unknown) => {
  const [tag, pairs] = listOf(markups[Number(index)])
  const values = listOf(pairs)
  const properties = new Map<string, Properties[string]>()
  for (let place = 0; place < values.length; place += 2) {
    properties.set(textOf(values[place]), textOf(values[place + 1]))
  }
  return { tag: textOf(tag) || 'span', properties: Object.fromEntries(properties) }
}

const atomOf = ({ atoms }: Mobiledoc, index: unknown): ElementContent => {
  const [name, value] = listOf(atoms[Number(index)])
  return textOf(name) === 'soft-return' ? element('br', []) : text(textOf(value))
}

/** Markers open and close elements around texts. An element may stay open over several markers. */
const markersOf = (document: Mobiledoc, markers: unknown): ElementContent[] => {
  const open = [element('span', [])]
  for (const marker of listOf(markers)) {
    const [type, opened, closed, value] = listOf(marker)
    for (const index of listOf(opened)) {
      const { tag, properties } = markupOf(document, index)
      const made = element(tag, [], properties)
      open.at(-1)?.children.push(made)
      open.push(made)
    }
    const isAtom = type === MARKER_IS_ATOM
    open.at(-1)?.children.push(isAtom ? atomOf(document, value) : text(textOf(value)))
    open.length = Math.max(1, open.length - (Number(closed) || 0))
  }
  return open[0]?.children ?? []
}

/** Names of sections that are no names of elements. */
const TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'pull-quote': 'blockquote', aside: 'blockquote' }),
)

const sectionOf = (document: Mobiledoc, section: unknown): ElementContent[] => {
  const [type, first, second] = listOf(section)
  if (type === SECTION.markup) {
    const name = textOf(first)
    return [element(TAGS.get(name) ?? (name || 'p'), markersOf(document, second))]
  }
  if (type === SECTION.image) return [element('p', [element('img', [], { src: textOf(first) })])]
  if (type === SECTION.list) {
    const items = listOf(second).map((item) => element('li', markersOf(document, item)))
    return [element(textOf(first) === 'ol' ? 'ol' : 'ul', items)]
  }
  const [name, payload] = type === SECTION.card ? listOf(document.cards[Number(first)]) : []
  return cardOf(textOf(name), rowOf(payload))
}

/** Reads the text of a post in Mobiledoc, the format of Ghost 1 to 4. */
export const mobiledocTree = (json: string): Root => {
  const read: Row = rowOf(JSON.parse(json))
  const document = {
    markups: listOf(read.markups),
    atoms: listOf(read.atoms),
    cards: listOf(read.cards),
  }
  return {
    type: 'root',
    children: listOf(read.sections).flatMap((section) => sectionOf(document, section)),
  }
}
