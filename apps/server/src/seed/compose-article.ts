import { TAGS_PER_ARTICLE } from '@lanting/contract'
import type { Library, Shelf } from './library.ts'
import { happens, oneOf, type Random, shuffled, wholeBetween } from './random.ts'
import { filled, type Piece, type Rendered, type WordFor } from './text-templates.ts'

export interface ComposedArticle extends Rendered {
  readonly title: string
  /** Suffixes for a title that is taken. */
  readonly sequel: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
}

const SMALLEST_BYTES = 2_000
const LARGEST_BYTES = 18_500
const FIRST_TONGUE_SHARE = 0.7
const SUBHEADING_SHARE = 0.25
const BLOCK_SHARE = 0.35

/** Most articles are short, and a few are long. */
const drawBytes = (random: Random) => {
  const share = random() * random() * random()
  return SMALLEST_BYTES + Math.floor(share * (LARGEST_BYTES - SMALLEST_BYTES))
}

/** One word per name within a block, and within the whole article for the cast. */
const castWords = (random: Random, { words, cast }: Shelf) => {
  const choose = (name: string) => oneOf(random, words[name] ?? [])
  const fixed = new Map(cast.map((name) => [name, choose(name)]))
  return (): WordFor => {
    const chosen = new Map(fixed)
    return (name) => {
      const word = chosen.get(name) ?? choose(name)
      chosen.set(name, word)
      return word
    }
  }
}

const fill = ({ markdown, html }: Piece, wordFor: WordFor): Rendered => ({
  markdown: filled(markdown, wordFor),
  html: filled(html, wordFor),
})

/** Returns every item once before it repeats any. */
const dealer = <T>(random: Random, items: readonly T[]) => {
  let rest: T[] = []
  return (): T => {
    if (rest.length === 0) rest = shuffled(random, items)
    return rest.pop() as T
  }
}

const writeText = (random: Random, shelf: Shelf, words: () => WordFor): Rendered => {
  const nextSentence = dealer(random, shelf.sentences)
  const nextBlock = dealer(random, shelf.blocks)
  const headings = shuffled(random, shelf.headings)
  const subheadings = shuffled(random, shelf.subheadings)
  const wanted = drawBytes(random)
  const text: Rendered[] = []
  let bytes = 0

  const add = (block: Rendered | undefined) => {
    if (!block) return
    text.push(block)
    bytes += Buffer.byteLength(block.markdown) + 2
  }
  const addParagraphs = (count: number) => {
    for (let paragraph = 0; paragraph < count; paragraph += 1) {
      const sentences = Array.from({ length: wholeBetween(random, 2, 5) }, () =>
        fill(nextSentence(), words()),
      )
      const join = (part: keyof Rendered) => sentences.map((said) => said[part]).join(shelf.gap)
      add({ markdown: join('markdown'), html: `<p>${join('html')}</p>\n` })
    }
  }

  addParagraphs(1)
  while (bytes < wanted) {
    add(happens(random, SUBHEADING_SHARE) ? subheadings.pop() : headings.pop())
    addParagraphs(wholeBetween(random, 1, 2))
    // A paragraph follows every block, so that two lists never merge.
    if (happens(random, BLOCK_SHARE)) add(fill(nextBlock(), words()))
    addParagraphs(1)
  }
  return {
    markdown: `${text.map(({ markdown }) => markdown).join('\n\n')}\n`,
    html: text.map(({ html }) => html).join(''),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Composes an article of 2 to 20 kB. Its HTML equals the rendering of its Markdown. */
export const composeArticle = (random: Random, { tongues }: Library): ComposedArticle => {
  const tongue = tongues[happens(random, FIRST_TONGUE_SHARE) ? 0 : 1]
  const shelf = oneOf(random, tongue?.shelves ?? [])
  const words = castWords(random, shelf)
  const line = (cut: Piece['markdown']) => capitalised(filled(cut, words()))
  const tagCount = wholeBetween(random, 1, TAGS_PER_ARTICLE)
  return {
    title: line(oneOf(random, shelf.titles)),
    sequel: tongue?.sequel ?? '',
    description: line(oneOf(random, shelf.descriptions)),
    category: shelf.category,
    tags: shuffled(random, shelf.tags).slice(0, tagCount),
    ...writeText(random, shelf, words),
  }
}
