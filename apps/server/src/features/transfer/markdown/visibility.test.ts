import { ARTICLE_STATUS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { publishedPaths } from './published-paths.ts'
import { visibilityOf } from './visibility.ts'

const NOW = Date.UTC(2026, 10, 15)
const AROUND = { timeZone: 'UTC', now: NOW, createdAt: NOW - 1000, isPublished: true }
const { draft, private: hidden, public: shown } = ARTICLE_STATUS

describe('a text of another blog', () => {
  it.each([
    ['content/posts/tea.md', {}, shown, []],
    ['content/posts/tea.md', { draft: 'yes' }, draft, []],
    ['_posts/2020-01-01-tea.md', { published: 'no' }, draft, []],
    ['_drafts/tea.md', {}, draft, []],
    ['drafts/tea.md', {}, draft, []],
    ['content/Drafts/tea.md', {}, draft, []],
    ['content/posts/tea.md', { expiryDate: '2020-01-01' }, draft, ['notPublished']],
    ['content/posts/tea/index.md', { headless: true }, draft, ['notPublished']],
    ['content/posts/tea.md', { build: { render: 'never' } }, draft, ['notPublished']],
    ['content/posts/tea.md', { _build: { list: false } }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { password: 'cup' }, hidden, ['passwordPrivate']],
    ['source/_posts/tea.md', { hidden: true }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { private: true }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { visible: false }, hidden, ['hiddenPrivate']],
  ] as const)('in %s with %j is not more public here', (path, data, status, notes) => {
    expect(visibilityOf(path, data, AROUND)).toMatchObject({ status, notes })
  })

  it('that its program does not publish becomes a draft', () => {
    const around = { ...AROUND, isPublished: false }
    const expected = { status: draft, notes: ['notPublished'], isPublic: false }
    expect(visibilityOf('notes/tea.md', {}, around)).toMatchObject(expected)
  })

  it('appears at its date of publication', () => {
    const found = visibilityOf('content/posts/tea.md', { publishDate: '2026-12-01' }, AROUND)
    expect(found).toMatchObject({ status: draft, publishAtMs: Date.UTC(2026, 11, 1) })
  })
})

describe('the paths that a program publishes', () => {
  const hugo = ['hugo.toml', 'content/posts/tea.md', 'docs/plan.md', 'style.md']
  const hexo = [
    '_config.yml',
    'source/_posts/tea.md',
    'source/about/index.md',
    'source/_drafts/cup.md',
    'source/_posts/_later/kettle.md',
    'source/_notes/water.md',
    'notes.md',
  ]
  const jekyll = ['_config.yml', '_posts/2020-01-01-tea.md', '_posts/a/readme.md', 'about.md']

  it.each([
    ['Hugo', hugo, ['docs/plan.md', 'style.md']],
    ['Hexo', hexo, ['source/_posts/_later/kettle.md', 'source/_notes/water.md', 'notes.md']],
    ['Jekyll', jekyll, ['_posts/a/readme.md']],
    ['no known program', ['_posts/tea.md', 'notes/cup.md'], []],
  ])('of %s leave out what it does not read', (_, paths, unpublished) => {
    const isPublished = publishedPaths(paths)
    const texts = paths.filter((path) => path.endsWith('.md'))
    expect(texts.filter((path) => !isPublished(path)).sort()).toEqual([...unpublished].sort())
  })
})
