import { ARTICLE_STATUS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { publishedPaths } from './published-paths.ts'
import { visibilityOf } from './visibility.ts'

const NOW = Date.UTC(2026, 10, 15)
const AROUND = { timeZone: 'UTC', now: NOW, createdAt: NOW - 1000, isPublished: true }
const EMPTY = { data: {}, content: '' }
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
    ['source/_posts/tea.md', { hide: true }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { hide: ['toc'] }, shown, []],
    ['source/_posts/tea.md', { status: 'Private' }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { visibility: 'PRIVATE' }, hidden, ['hiddenPrivate']],
    ['source/_posts/tea.md', { status: 'Draft' }, draft, []],
    ['source/_posts/tea.md', { status: 'evergreen' }, shown, []],
    ['source/_posts/tea.md', { Password: 123 }, hidden, ['passwordPrivate']],
    ['source/_posts/tea.md', { password: true }, hidden, ['passwordPrivate']],
    ['source/_posts/tea.md', { encrypt: true }, hidden, ['passwordPrivate']],
    ['content/posts/tea.md', { params: { hidden: true } }, hidden, ['hiddenPrivate']],
    ['content/posts/tea.md', { params: { password: 'x' } }, hidden, ['passwordPrivate']],
    ['content/posts/tea.md', { params: { draft: true } }, draft, []],
    ['content/posts/tea.md', { draft: 1 }, draft, []],
    ['content/posts/tea.md', { expiryDate: 'last year' }, draft, ['notPublished']],
    ['_posts/2020-01-01-tea.md', { publish: false }, draft, []],
  ] as const)('in %s with %j is not more public here', (path, data, status, notes) => {
    expect(visibilityOf(path, { data, content: '' }, AROUND)).toMatchObject({ status, notes })
  })

  it('that its program does not publish becomes a draft', () => {
    const around = { ...AROUND, isPublished: false }
    const expected = { status: draft, notes: ['notPublished'], isPublic: false }
    expect(visibilityOf('notes/tea.md', EMPTY, around)).toMatchObject(expected)
  })

  it('appears at its date of publication', () => {
    for (const name of ['publishDate', 'pubdate', 'published']) {
      const file = { data: { [name]: '2026-12-01' }, content: '' }
      const found = visibilityOf('content/posts/tea.md', file, AROUND)
      const publishAtMs = Date.UTC(2026, 11, 1)
      expect(found).toMatchObject({ status: draft, publishAtMs, isPublic: false })
    }
  })

  it('with a tag that has a password is private, without one of its own that is empty', () => {
    const around = { ...AROUND, lockedTags: ['diary'] }
    const statusWith = (data: Record<string, unknown>) =>
      visibilityOf('source/_posts/tea.md', { data, content: '' }, around).status
    expect(statusWith({ tags: ['tea', 'diary'] })).toBe(hidden)
    expect(statusWith({ tags: ['tea'] })).toBe(shown)
    expect(statusWith({ tags: ['diary'], password: '' })).toBe(shown)
  })

  it('with such a part as an example stays public', () => {
    const content = 'Write `{{% hugo-encrypt "cup" %}}`.'
    const found = visibilityOf('content/posts/tea.md', { data: {}, content }, AROUND)
    expect(found.status).toBe(shown)
  })

  it.each([
    '{{% hugo-encrypt "cup" %}}',
    '{{% fixit-encryptor "cup" %}}',
    '{{< encrypt cup >}}',
    '{% password cup %}',
  ])('with a part behind a password is private: %s', (content) => {
    const found = visibilityOf('content/posts/tea.md', { data: {}, content }, AROUND)
    expect(found).toMatchObject({ status: hidden, notes: ['passwordPrivate'] })
  })

  it('of our own export keeps its status without a remark', () => {
    const file = { data: { status: 'private' }, content: '' }
    const found = visibilityOf('articles/3-Tea.md', file, AROUND)
    expect(found).toMatchObject({ status: hidden, notes: [] })
  })
})

describe('the paths that a program publishes', () => {
  const hugo = [
    'hugo.toml',
    'content/posts/tea.md',
    'content/posts/cup/index.md',
    'content/posts/cup/notes.md',
    'content/posts/cup/more/notes.md',
    'docs/plan.md',
    'style.md',
  ]
  const hexo = [
    '_config.yml',
    'source/_posts/tea.md',
    'source/about/index.md',
    'source/_drafts/cup.md',
    'source/_posts/_later/kettle.md',
    'source/_notes/water.md',
    'notes.md',
  ]
  const jekyll = [
    '_config.yml',
    '_posts/2020-01-01-tea.md',
    '_posts/a/readme.md',
    'about.md',
    '_notes/cup.md',
    '_recipes/tea.md',
    '_drafts/kettle.md',
  ]

  it.each([
    [
      'Hugo',
      hugo,
      ['content/posts/cup/notes.md', 'content/posts/cup/more/notes.md', 'docs/plan.md', 'style.md'],
    ],
    ['Hexo', hexo, ['source/_posts/_later/kettle.md', 'source/_notes/water.md', 'notes.md']],
    ['Jekyll', jekyll, ['_posts/a/readme.md', '_notes/cup.md']],
    ['no known program', ['_posts/tea.md', 'notes/cup.md'], []],
  ])('of %s leave out what it does not read', (_, paths, unpublished) => {
    const isPublished = publishedPaths(paths, { collections: ['recipes'] })
    const texts = paths.filter((path) => path.endsWith('.md'))
    expect(texts.filter((path) => !isPublished(path)).sort()).toEqual([...unpublished].sort())
  })
})
