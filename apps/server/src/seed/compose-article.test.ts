import { existsSync } from 'node:fs'
import { LENGTH, TAGS_PER_ARTICLE } from '@lanting/contract'
import { renderArticle } from '@lanting/markdown'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ArticleTemplates, renderTemplates } from './article-templates.ts'
import { type ComposedArticle, composeArticle } from './compose-article.ts'
import { readMaterial } from './material.ts'
import { randomFrom } from './random.ts'

const SAMPLES = 80
const PUBLIC = new URL('../../../web/public/', import.meta.url)

const { remarks, languages } = await readMaterial()

let templates: ArticleTemplates
let articles: ComposedArticle[]
beforeAll(() => {
  templates = renderTemplates(
    { remarks, languages, userNames: { usernames: [], nickNames: [] } },
    renderArticle,
  )
  articles = Array.from({ length: SAMPLES }, (_, index) =>
    composeArticle(randomFrom(`sample ${index}`), templates),
  )
})

describe('a composed article', () => {
  it('has the HTML and the text of its rendered Markdown, including heading ids', () => {
    for (const { markdown, html, text } of articles) {
      expect({ html, text }).toEqual({
        html: renderArticle(markdown).html,
        text: renderArticle(markdown).text,
      })
    }
    expect(articles.filter(({ html }) => html.includes('<h2 id="h-')).length).toBeGreaterThan(70)
    expect(articles.some(({ html }) => html.includes('md-editor-code'))).toBe(true)
    expect(articles.some(({ html }) => html.includes('<table>'))).toBe(true)
  })

  it('is 2 to 20 kB long, most of them short', () => {
    const bytes = articles.map(({ markdown }) => Buffer.byteLength(markdown)).sort((a, b) => a - b)
    expect(bytes[0]).toBeGreaterThanOrEqual(2_000)
    expect(bytes.at(-1)).toBeLessThanOrEqual(20_000)
    expect(bytes[SAMPLES / 2]).toBeLessThan(6_000)
  })

  it('has a title, a description and tags that the contract accepts', () => {
    for (const { title, description, tags, category } of articles) {
      expect(title.length).toBeLessThanOrEqual(LENGTH.articleTitle - ', part 100000'.length)
      expect(description.length).toBeLessThanOrEqual(LENGTH.articleDescription)
      expect(new Set(tags).size).toBe(tags.length)
      expect(tags.length).toBeGreaterThanOrEqual(1)
      expect(tags.length).toBeLessThanOrEqual(TAGS_PER_ARTICLE)
      expect(category.length).toBeGreaterThan(0)
    }
  })

  it('leaves no placeholder unfilled, in either language', () => {
    for (const { title, description, markdown } of articles) {
      expect(`${title}${description}${markdown}`).not.toMatch(/\{[a-z]{3,}\}|[\ue000-\uf8ff]/)
    }
    const english = articles.filter(({ title }) => !/\p{Script=Han}/u.test(title))
    expect(english.length).toBeGreaterThan(SAMPLES * 0.15)
    expect(english.length).toBeLessThan(SAMPLES * 0.45)
  })

  it('is the same for the same seed', () => {
    expect(composeArticle(randomFrom('sample 3'), templates)).toEqual(articles[3])
  })
})

describe('the material', () => {
  it('uses pictures that the site has', () => {
    const inTexts = JSON.stringify(languages).matchAll(/\(\/(art\/[^)]+)\)/g)
    const pictures = [...remarks.pictures, ...[...inTexts].map(([, path]) => `/${path}`)]
    for (const picture of pictures) {
      expect(existsSync(new URL(picture.slice(1), PUBLIC)), picture).toBe(true)
    }
  })

  it('uses no undefined placeholder', () => {
    for (const { general, topics } of languages) {
      for (const topic of topics) {
        const texts = [topic.titles, topic.descriptions, topic.sentences, general.sentences].flat()
        const names = texts.flatMap((text) =>
          [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        )
        expect(Object.keys({ ...general.words, ...topic.words })).toEqual(
          expect.arrayContaining([...new Set(names)]),
        )
      }
    }
  })

  it.each(['comments', 'replies', 'talks', 'boardMessages', 'chatLines'] as const)(
    'has %s short enough for a talk',
    (kind) => {
      for (const text of remarks[kind]) expect(text.length).toBeLessThan(LENGTH.talk / 2)
    },
  )
})
