import { TAGS_PER_ARTICLE } from '@lanting/contract'
import type { ArticleTemplates, TopicTemplates } from './article-templates.ts'
import { chance, intBetween, pick, type Random, shuffled } from './random.ts'
import {
  fillTemplate,
  type Rendered,
  type RenderedTemplate,
  type WordFor,
} from './text-templates.ts'

export interface ComposedArticle extends Rendered {
  readonly title: string
  /** The pattern for a title that is taken, with `{title}` and `{n}`. */
  readonly sequel: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
}

const SMALLEST_BYTES = 2_000
const LARGEST_BYTES = 18_500
const FIRST_LANGUAGE_SHARE = 0.7
const SUBHEADING_SHARE = 0.25
const BLOCK_SHARE = 0.35

/** Most articles are short, and a few are long. */
const randomBytes = (random: Random) => {
  const share = random() * random() * random()
  return SMALLEST_BYTES + Math.floor(share * (LARGEST_BYTES - SMALLEST_BYTES))
}

/** One word per name within a block, and within the whole article for the cast. */
const castWords = (random: Random, { words, cast }: TopicTemplates) => {
  const choose = (name: string) => pick(random, words[name] ?? [])
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

const fill = ({ markdown, html, text }: RenderedTemplate, wordFor: WordFor): Rendered => ({
  markdown: fillTemplate(markdown, wordFor),
  html: fillTemplate(html, wordFor),
  text: fillTemplate(text, wordFor),
})

/** Returns every item once before it repeats any. */
const createDealer = <T>(random: Random, items: readonly T[]) => {
  let rest: T[] = []
  return (): T => {
    if (rest.length === 0) rest = shuffled(random, items)
    return rest.pop() as T
  }
}

const writeText = (random: Random, topic: TopicTemplates, words: () => WordFor): Rendered => {
  const nextSentence = createDealer(random, topic.sentences)
  const nextBlock = createDealer(random, topic.blocks)
  const headings = shuffled(random, topic.headings)
  const subheadings = shuffled(random, topic.subheadings)
  const wanted = randomBytes(random)
  const text: Rendered[] = []
  let bytes = 0

  const add = (block: Rendered | undefined) => {
    if (!block) return
    text.push(block)
    bytes += Buffer.byteLength(block.markdown) + 2
  }
  const addParagraphs = (count: number) => {
    for (let paragraph = 0; paragraph < count; paragraph += 1) {
      const sentences = Array.from({ length: intBetween(random, 2, 5) }, () =>
        fill(nextSentence(), words()),
      )
      const join = (part: keyof Rendered) =>
        sentences.map((sentence) => sentence[part]).join(topic.gap)
      add({ markdown: join('markdown'), html: `<p>${join('html')}</p>\n`, text: join('text') })
    }
  }

  addParagraphs(1)
  while (bytes < wanted) {
    add(chance(random, SUBHEADING_SHARE) ? subheadings.pop() : headings.pop())
    addParagraphs(intBetween(random, 1, 2))
    // A paragraph follows every block, so that two lists never merge.
    if (chance(random, BLOCK_SHARE)) add(fill(nextBlock(), words()))
    addParagraphs(1)
  }
  return {
    markdown: `${text.map(({ markdown }) => markdown).join('\n\n')}\n`,
    html: text.map(({ html }) => html).join(''),
    text: text.flatMap((block) => (block.text === '' ? [] : [block.text])).join('\n'),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Composes an article of 2 to 20 kB. Its HTML and text equal the rendering of its Markdown. */
export const composeArticle = (
  random: Random,
  { languages }: ArticleTemplates,
): ComposedArticle => {
  const language = languages[chance(random, FIRST_LANGUAGE_SHARE) ? 0 : 1]
  const topic = pick(random, language?.topics ?? [])
  const words = castWords(random, topic)
  const line = (template: RenderedTemplate['markdown']) =>
    capitalised(fillTemplate(template, words()))
  const tagCount = intBetween(random, 1, TAGS_PER_ARTICLE)
  return {
    title: line(pick(random, topic.titles)),
    sequel: language?.sequel ?? '',
    description: line(pick(random, topic.descriptions)),
    category: topic.category,
    tags: shuffled(random, topic.tags).slice(0, tagCount),
    ...writeText(random, topic, words),
  }
}
