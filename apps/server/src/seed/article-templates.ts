import type { LanguageMaterial, Material, Topic, Words } from './material.ts'
import {
  assertPlain,
  blockTemplate,
  parseTemplate,
  type Render,
  type Rendered,
  type RenderedTemplate,
  sentenceTemplates,
} from './text-templates.ts'

type Template = RenderedTemplate['markdown']

/** The blocks and sentences for articles on a topic. */
export interface TopicTemplates {
  readonly category: string
  readonly tags: readonly string[]
  readonly words: Words
  /** Placeholders with one word throughout an article. */
  readonly cast: readonly string[]
  readonly titles: readonly Template[]
  readonly descriptions: readonly Template[]
  readonly sentences: readonly RenderedTemplate[]
  readonly blocks: readonly RenderedTemplate[]
  readonly headings: readonly Rendered[]
  readonly subheadings: readonly Rendered[]
  /** The separator of two sentences. */
  readonly gap: string
}

const headings = (level: '##' | '###', texts: readonly string[], render: Render): Rendered[] =>
  texts.map((text) => ({ markdown: `${level} ${text}`, ...render(`${level} ${text}`) }))

const topicTemplates = (
  { language, general, topics }: LanguageMaterial,
  render: Render,
): TopicTemplates[] => {
  const gap = language === 'zh' ? '' : ' '
  const shared = {
    sentences: sentenceTemplates(general.sentences, general.words, render),
    blocks: general.blocks.map((text) => blockTemplate(text, general.words, render)),
    subheadings: headings('###', general.headings, render),
  }
  return topics.map((topic: Topic): TopicTemplates => {
    const words = { ...general.words, ...topic.words }
    assertPlain(words)
    return {
      category: topic.category,
      tags: topic.tags,
      words,
      cast: [...general.cast, ...Object.keys(topic.words)],
      titles: topic.titles.map((text) => parseTemplate(text, words)),
      descriptions: topic.descriptions.map((text) => parseTemplate(text, words)),
      sentences: [...sentenceTemplates(topic.sentences, words, render), ...shared.sentences],
      blocks: [...topic.blocks.map((text) => blockTemplate(text, words, render)), ...shared.blocks],
      headings: headings('##', topic.headings, render),
      subheadings: shared.subheadings,
      gap,
    }
  })
}

export interface ArticleTemplates {
  /** The topics of each language. */
  readonly languages: readonly {
    readonly topics: readonly TopicTemplates[]
    readonly sequel: string
  }[]
}

/** Renders every block once: about a second, for any number of articles. */
export const renderTemplates = ({ languages }: Material, render: Render): ArticleTemplates => ({
  languages: languages.map((language) => ({
    topics: topicTemplates(language, render),
    sequel: language.general.sequel,
  })),
})
