import type { Material, Tongue, Topic, Words } from './material.ts'
import {
  assertPlain,
  blockPiece,
  cutAt,
  type Piece,
  type Render,
  type Rendered,
  sentencePieces,
} from './text-templates.ts'

type Cut = Piece['markdown']

/** The blocks and sentences for articles on a topic. */
export interface Shelf {
  readonly category: string
  readonly tags: readonly string[]
  readonly words: Words
  /** Placeholders with one word throughout an article. */
  readonly cast: readonly string[]
  readonly titles: readonly Cut[]
  readonly descriptions: readonly Cut[]
  readonly sentences: readonly Piece[]
  readonly blocks: readonly Piece[]
  readonly headings: readonly Rendered[]
  readonly subheadings: readonly Rendered[]
  /** The separator of two sentences. */
  readonly gap: string
}

const headings = (level: '##' | '###', texts: readonly string[], render: Render): Rendered[] =>
  texts.map((text) => ({ markdown: `${level} ${text}`, html: render(`${level} ${text}`) }))

const shelvesOf = ({ language, general, topics }: Tongue, render: Render): Shelf[] => {
  const gap = language === 'zh' ? '' : ' '
  const shared = {
    sentences: sentencePieces(general.sentences, general.words, render),
    blocks: general.blocks.map((text) => blockPiece(text, general.words, render)),
    subheadings: headings('###', general.headings, render),
  }
  return topics.map((topic: Topic): Shelf => {
    const words = { ...general.words, ...topic.words }
    assertPlain(words)
    return {
      category: topic.category,
      tags: topic.tags,
      words,
      cast: [...general.cast, ...Object.keys(topic.words)],
      titles: topic.titles.map((text) => cutAt(text, words)),
      descriptions: topic.descriptions.map((text) => cutAt(text, words)),
      sentences: [...sentencePieces(topic.sentences, words, render), ...shared.sentences],
      blocks: [...topic.blocks.map((text) => blockPiece(text, words, render)), ...shared.blocks],
      headings: headings('##', topic.headings, render),
      subheadings: shared.subheadings,
      gap,
    }
  })
}

export interface Library {
  /** One list of shelves for each language. */
  readonly tongues: readonly { readonly shelves: readonly Shelf[]; readonly sequel: string }[]
}

/** Renders every block once: about a second, for any number of articles. */
export const openLibrary = ({ tongues }: Material, render: Render): Library => ({
  tongues: tongues.map((tongue) => ({
    shelves: shelvesOf(tongue, render),
    sequel: tongue.general.sequel,
  })),
})
