import { describe, expect, it } from 'vitest'
import { readBlogSettings } from './blog-settings.ts'
import { hugoPathsOf } from './hugo-paths.ts'

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
  ] as const)('%s with %j and the patterns %j is %j', (path, data, sectionPermalinks, expected) => {
    const patterns = new Map<string, string>(Object.entries(sectionPermalinks))
    const settings = { sectionPermalinks: patterns, defaultLanguage: 'zh-cn' }
    expect(hugoPathsOf({ path, data, ...AROUND }, settings)?.paths).toEqual(expected)
  })

  it('is unknown for a text outside of its content', () => {
    expect(hugoPathsOf({ path: '_posts/tea.md', data: {}, ...AROUND }, {})).toBeUndefined()
  })
})

describe('the address of a text of Hugo in a folder of its language', () => {
  const read = (path: string, text: string) => readBlogSettings({ path, text })
  const LANGUAGES = `
defaultContentLanguage = "ja"
[languages.ja]
contentDir = "content/ja"
[languages.EN]
contentDir = "./english/"
[languages.EN.permalinks]
post = "/p/:filename/"
[permalinks]
entry = "/entry/:filename/"`
  const pathsOf = (path: string, settings: string, data = {}) =>
    hugoPathsOf({ path, data, ...AROUND }, read('hugo.toml', settings))?.paths

  it.each([
    ['content/ja/entry/tea.md', '/entry/tea/'],
    ['content/ja/about.md', '/about'],
    ['content/ja/entry/tea.en.md', 'en/entry/tea'],
    ['english/entry/tea/index.md', 'en/entry/tea'],
    ['english/post/tea.md', 'en/p/tea/'],
    ['english/post/node.js.md', 'en/p/node.js/'],
    ['content/ja/entry/node.js.md', '/entry/node.js/'],
  ])('%s is %s', (path, expected) => {
    expect(pathsOf(path, LANGUAGES)).toEqual([expected])
  })

  it('begins with the main language if the settings say so', () => {
    const settings = `defaultContentLanguageInSubdir = true\n${LANGUAGES}`
    expect(pathsOf('content/ja/entry/tea.md', settings)).toEqual(['ja/entry/tea/'])
  })

  it('begins with no language that has a host of its own', () => {
    const settings = '[languages.fr]\nbaseURL = "https://fr.test"\ncontentDir = "content/fr"'
    expect(pathsOf('content/fr/a/tea.md', settings)).toEqual(['a/tea'])
  })

  it('begins with the language of the largest folder, and ends as the settings say', () => {
    const settings = 'uglyURLs = true\n[languages.en]\n[languages.ja]\ncontentDir = "content/ja"'
    expect(pathsOf('content/ja/a/tea.md', settings)).toEqual(['ja/a/tea.html'])
    expect(pathsOf('content/a/tea.md', settings)).toEqual(['a/tea.html'])
  })

  it('is read from files of the languages', () => {
    const own = read('config/_default/languages.toml', '[ja]\ncontentDir = "content/ja"')
    expect(own.languages?.get('ja')?.contentDir).toBe('content/ja')
    const one = read('config/_default/languages.zh-cn.toml', 'contentDir = "content/zh"')
    expect(one.languages?.get('zh-cn')?.contentDir).toBe('content/zh')
  })
})

describe('the patterns of Hugo', () => {
  it.each([
    ['hugo.toml', '[permalinks]\nposts = "/:slug/"'],
    ['config.yaml', 'permalinks:\n  page:\n    posts: /:slug/\n  section:\n    posts: /x/'],
    ['config.json', '{"permalinks": {"posts": "/:slug/"}}'],
    ['config/_default/permalinks.toml', 'posts = "/:slug/"'],
  ])('are read from %s', (path, text) => {
    const settings = readBlogSettings({ path, text })
    expect(settings.sectionPermalinks).toEqual(new Map([['posts', '/:slug/']]))
  })

  it('are none in a broken file', () => {
    const settings = readBlogSettings({ path: 'hugo.toml', text: '= [' })
    expect(settings.sectionPermalinks).toEqual(new Map())
  })
})

describe('the settings of Hexo and Jekyll', () => {
  const read = (text: string) => readBlogSettings({ path: '_config.yml', text })

  it('name the folder of the blog, its files and its categories', () => {
    const text = 'root: /blog/\nnew_post_name: :year-:title.md\ncategory_map:\n  饮: drinks'
    expect(read(text)).toMatchObject({
      root: 'blog',
      newPostName: ':year-:title.md',
      categoryNames: new Map([['饮', 'drinks']]),
    })
    expect(read('baseurl: "/blog"').root).toBe('blog')
    expect(
      readBlogSettings({ path: 'hugo.toml', text: 'baseURL = "https://a.test/b/"' }).root,
    ).toBe('b')
  })

  it('name the published collections and the tags behind a password', () => {
    const text = `collections:
  cups: { output: true, permalink: /c/:name/ }
  notes: { output: false }
encrypt:
  tags: [{ name: diary, password: x }]`
    expect(read(text)).toMatchObject({
      collections: ['cups'],
      sectionPermalinks: new Map([['cups', '/c/:name/']]),
      lockedTags: ['diary'],
    })
  })
})
