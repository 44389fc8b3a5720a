import { describe, expect, it } from 'vitest'
import { hugoPathsOf } from './hugo-paths.ts'
import { readPermalinks } from './permalinks.ts'

const AROUND = { createdAt: Date.UTC(2020, 2, 4), timeZone: 'UTC' }

describe('the address of a text of Hugo', () => {
  it.each([
    ['content/posts/tea.md', {}, {}, ['posts/tea']],
    ['content/posts/a/b/tea/index.md', {}, {}, ['posts/a/b/tea']],
    ['content/posts/tea/index.zh-cn.md', {}, {}, ['posts/tea']],
    ['content/about.md', {}, {}, ['/about']],
    ['content/posts/tea.md', { slug: 'cup' }, {}, ['posts/cup']],
    ['content/posts/Green Tea (1).md', {}, {}, ['posts/green-tea-1', 'posts/Green-Tea-1']],
    ['content/posts/_a/tea.md', {}, { posts: '/posts/:slugorcontentbasename' }, ['/posts/tea']],
    ['content/posts/tea.md', {}, { posts: '/:filename' }, ['/tea']],
    [
      'content/posts/x.md',
      { title: 'Green tea' },
      { posts: '/:slug/' },
      ['/green-tea/', '/Green-tea/'],
    ],
    ['content/posts/tea.md', {}, { posts: '/:year/:month/:day/:filename/' }, ['/2020/03/04/tea/']],
    ['content/a/b/tea.md', {}, { a: ':sections[1:]/:filename' }, ['b/tea']],
    ['content/posts/tea.md', {}, { posts: '/:unknown/' }, []],
    ['content/constructor/tea.md', {}, {}, ['constructor/tea']],
  ] as const)('%s with %j and the patterns %j is %j', (path, data, patterns, expected) => {
    expect(hugoPathsOf({ path, data, ...AROUND }, patterns)).toEqual(expected)
  })

  it('is unknown for a text outside of its content', () => {
    expect(hugoPathsOf({ path: '_posts/tea.md', data: {}, ...AROUND }, {})).toBeUndefined()
  })
})

describe('the patterns of Hugo', () => {
  it.each([
    ['hugo.toml', '[permalinks]\nposts = "/:slug/"'],
    ['config.yaml', 'permalinks:\n  page:\n    posts: /:slug/\n  section:\n    posts: /x/'],
    ['config.json', '{"permalinks": {"posts": "/:slug/"}}'],
    ['config/_default/permalinks.toml', 'posts = "/:slug/"'],
  ])('are read from %s', (path, text) => {
    expect(readPermalinks({ path, text })).toEqual({ sectionPermalinks: { posts: '/:slug/' } })
  })

  it('are none in a broken file', () => {
    expect(readPermalinks({ path: 'hugo.toml', text: '= [' })).toEqual({ sectionPermalinks: {} })
  })
})
