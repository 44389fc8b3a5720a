import { describe, expect, it } from 'vitest'
import type { BlogSettings } from './blog-settings.ts'
import { readMarkdownFile } from './front-matter.ts'
import { type ImportedArticle, importedArticle } from './imported-article.ts'
import { isPlainPart } from './includes.ts'
import { isTextFile, skippedText } from './text-kind.ts'

const NOW = Date.UTC(2026, 10, 15)
const AROUND = { timeZone: 'Asia/Shanghai', now: NOW, category: '未分类' }

const read = (path: string, text: string, permalink?: string, settings: BlogSettings = {}) => {
  const file = readMarkdownFile(text)
  if (!file) throw new Error('unreadable')
  return importedArticle(path, file, {
    ...AROUND,
    blog: { ...settings, permalink },
  }) as ImportedArticle
}

describe('a post of Hexo', () => {
  const text = `---
title: 三沸
date: 2020-03-04 05:06:07
updated: 2020/03/05
tags: [茶, 水, 火, 器]
categories:
  - [饮, 茶]
cover: /images/cup.jpg
top: 10
---
先看水。
<!-- more -->
{% asset_img kettle.png 一只壶 %}`

  it('becomes an article with its dates, category, tags and old address', () => {
    expect(read('source/_posts/three-boils.md', text)).toEqual({
      kind: 'article',
      place: 'none',
      fields: {
        article_title: '三沸',
        article_content: '先看水。\n![一只壶](kettle.png)',
        article_description: '',
        is_top: 1,
        status: 1,
        type: 1,
        origin_url: null,
        publishAtMs: null,
      },
      category: '饮',
      // All tags, and the second category.
      tags: ['茶', '水', '火', '器'],
      cover: '/images/cup.jpg',
      createdAt: Date.parse('2020-03-04T05:06:07+08:00'),
      updatedAt: Date.parse('2020-03-05T00:00:00+08:00'),
      oldPaths: ['/2020/03/04/three-boils'],
      notes: ['categoriesAsTags'],
      details: [],
    })
  })

  it.each([
    ['posts/:name/', '/posts/three-boils'],
    [':category/:title/', '/饮/茶/three-boils'],
    ['posts/:abbrlink/', '/posts/4a17'],
    [':year:i_month:i_day-:hour/:post_title.html', '/202034-05/三沸.html'],
  ])('with the permalink %s has the old address %s', (permalink, expected) => {
    const written = text.replace('top: 10', 'top: 10\nabbrlink: 4a17')
    const [first] = read('source/_posts/three-boils.md', written, permalink).oldPaths
    expect(first).toBe(expected)
  })

  it('has a remark if its old address cannot be known', () => {
    const { oldPaths, notes, details } = read('source/_posts/a.md', text, 'posts/:abbrlink/')
    expect([oldPaths, notes]).toEqual([[], ['categoriesAsTags', 'oldPathUnknown']])
    expect(details).toEqual([{ note: 'oldPathUnknown', name: 'posts/:abbrlink/' }])
  })

  it.each([
    ['tech/tea.md', {}, ['/tech/tea']],
    ['2020-01-02-tea.md', {}, ['/2020-01-02-tea', '/tea']],
    ['2020-01-02-tea.md', { newPostName: ':year-:month-:day-:title.md' }, ['/tea']],
    ['2020-01-02-tea.md', { newPostName: ':title.md' }, ['/2020-01-02-tea']],
    ['tea.md', { root: 'blog' }, ['/blog/tea', '/tea']],
  ])('in the file %s with the settings %j stood at %j', (path, settings, expected) => {
    expect(read(`source/_posts/${path}`, text, ':title/', settings).oldPaths).toEqual(expected)
  })

  it('has its categories by the names of the settings in its address', () => {
    const settings = { categoryNames: new Map([['饮', 'drinks']]) }
    const { oldPaths } = read('source/_posts/a.md', text, ':category/:title/', settings)
    expect(oldPaths).toEqual(['/drinks/茶/a'])
  })
})

describe('a post of Hugo', () => {
  it('becomes an article with its aliases', () => {
    const text = `+++
title = "Three boils"
date = 2020-03-04T05:06:07Z
lastmod = 2020-03-05
slug = "boils"
aliases = ["/old/boils/", "https://me.test/older.html?x=1"]
tags = ["tea"]
[cover]
image = "cup.jpg"
+++
{{< figure src="kettle.png" title="x" >}}`
    expect(read('content/posts/three-boils.md', text)).toMatchObject({
      fields: { article_content: '![x](kettle.png)' },
      cover: 'cup.jpg',
      category: '未分类',
      createdAt: Date.parse('2020-03-04T05:06:07Z'),
      updatedAt: Date.parse('2020-03-05T00:00:00+08:00'),
      oldPaths: ['/posts/boils', '/old/boils', '/older.html'],
    })
  })

  it.each([
    ['content/posts/tea.en.md', ['/en/posts/tea']],
    ['content/posts/tea.zh-cn.md', ['/posts/tea']],
    ['content/posts/node.js.md', ['/posts/node.js']],
  ])('at %s stood at %j', (path, expected) => {
    const settings = { defaultLanguage: 'zh-CN' }
    expect(read(path, 'text', undefined, settings).oldPaths).toEqual(expected)
  })

  it('in its own folder is named after the folder', () => {
    const { oldPaths, fields } = read('content/posts/tea/index.md', 'text')
    expect([fields.article_title, oldPaths]).toEqual(['tea', ['/posts/tea']])
  })
})

describe('an imported article', () => {
  it.each([
    ['draft: true', '_posts/a.md', 3],
    ['published: false', '_posts/a.md', 3],
    ['title: a', 'source/_drafts/a.md', 3],
    ['status: private', 'a.md', 2],
    ['status: whatever', 'a.md', 1],
  ])('with %s at %s has status %i', (above, path, status) => {
    expect(read(path, `---\n${above}\n---\ntext`).fields.status).toBe(status)
  })

  it('with a future date becomes a scheduled article', () => {
    expect(read('a.md', '---\ndate: 2027-01-01\n---\ntext')).toMatchObject({
      fields: { status: 3, publishAtMs: Date.parse('2027-01-01T00:00:00+08:00') },
      createdAt: NOW,
    })
  })

  it.each([
    ['2020-03-04-tea.md', 'text', 'tea', Date.parse('2020-03-04T00:00:00+08:00')],
    [
      'a.md',
      '---\ntitle: tea\nlastmod: 2020-03-04\n---\na',
      'tea',
      Date.parse('2020-03-03T16:00:00Z'),
    ],
    ['a.md', '# Heading #\n\ntext', 'Heading', NOW],
    ['a.md', '---\ntitle: 42\ndate: nonsense\n---\ntext', '42', NOW],
    ['a.md', '---\ntitle: {a: b}\ndate: [1]\n---\ntext', 'a', NOW],
  ])('%s: %j has the title %s', (path, text, article_title, createdAt) => {
    expect(read(path, text)).toMatchObject({ fields: { article_title }, createdAt })
  })

  it('has its title cut between characters, with a note', () => {
    const { fields, notes } = read('a.md', `---\ntitle: ${'🍵'.repeat(60)}\n---\ntext`)
    expect([fields.article_title, notes]).toEqual(['🍵'.repeat(50), ['titleCut', 'datedToday']])
  })

  it.each([
    ['a.md', '---\ntitle: x\n---\n', 'noText'],
    ['a.md', 'x'.repeat(200_001), 'tooLarge'],
  ])('is refused: %#', (path, text, note) => {
    expect(read(path, text)).toBe(note)
  })

  it.each([
    ['source/_posts/a.md', true, undefined],
    ['content/posts/a.markdown', true, undefined],
    ['a.MD', true, undefined],
    ['source/about/index.md', true, undefined],
    ['content/posts/_index.md', false, 'notAnArticle'],
    ['themes/x/README.md', false, undefined],
    ['README.md', false, 'notAnArticle'],
    ['a.txt', false, 'otherFormat'],
    ['posts/a.org', false, 'otherFormat'],
    ['style.css', false, undefined],
  ])('%s is a text: %s, otherwise %s', (path, isText, reason) => {
    expect(isTextFile(path)).toBe(isText)
    if (!isText) expect(skippedText(path)).toBe(reason)
  })

  it.each([
    ['source/about/index.md', '', 'page'],
    ['source/_posts/a.md', 'layout: page\n', 'article'],
    ['about.md', 'layout: page\n', 'page'],
    ['content/about.md', '', 'page'],
    ['content/about/index.md', '', 'page'],
    ['content/tea.md', 'tags: [tea]\n', 'article'],
    ['content/posts/tea.md', '', 'article'],
    ['pages/3-About.md', 'place: menu\n', 'page'],
    ['pages/about.md', '', 'article'],
  ])('at %s with %j is a %s', (path, above, kind) => {
    expect(read(path, `---\ntitle: a\n${above}---\ntext`).kind).toBe(kind)
  })

  it.each([
    ['# Tea\n\ntext', 'Tea'],
    ['```sh\n# not a title\n```\n\n# Tea #', 'Tea'],
    ['# First part\n\n# Second part', 'green-tea'],
    ['text', 'green-tea'],
  ])('without a title has one from its only heading or its file: %j', (text, expected) => {
    const { fields, notes } = read('notes/green-tea/index.md', text)
    expect(fields.article_title).toBe(expected)
    expect(notes).toEqual(['noTitle', 'datedToday'])
  })

  it('with a password becomes private, a hidden page a private article', () => {
    const locked = read(
      '_posts/a.md',
      '---\ntitle: a\ndate: 2020-01-01\npassword: 123456\n---\ntext',
    )
    expect([locked.fields.status, locked.notes]).toEqual([2, ['passwordPrivate']])
    const draft = read('_drafts/a.md', '---\ntitle: a\ndate: 2020-01-01\npassword: x\n---\ntext')
    expect([draft.fields.status, draft.notes]).toEqual([3, []])
    const page = read(
      'source/me/index.md',
      '---\ntitle: a\ndate: 2020-01-01\npassword: x\n---\ntext',
    )
    expect(page).toMatchObject({ kind: 'article', fields: { status: 2 } })
    expect(page.notes).toEqual(['passwordPrivate', 'pageAsArticle'])
  })

  it.each([
    ['about.md', 'layout: default\n', 'page'],
    ['talks/index.md', '', 'page'],
    ['_pages/about.md', '', 'page'],
    ['_cups/blue.md', '', 'article'],
    ['_posts/2020-01-01-tea.md', '', 'article'],
  ])('of a blog of Jekyll at %s is a page outside of its folders', (path, above, kind) => {
    const text = `---\ntitle: a\n${above}---\ntext`
    expect(read(path, text, undefined, { isJekyll: true }).kind).toBe(kind)
    expect(read('notes.md', 'text', undefined, { isJekyll: true }).kind).toBe('article')
  })

  it('has members in capitals', () => {
    const text = '+++\nTitle = "Tea"\nTags = ["a", "b"]\nDATE = 2020-03-04\nDraft = true\n+++\ntext'
    expect(read('content/post/x.md', text)).toMatchObject({
      fields: { article_title: 'Tea', status: 3 },
      tags: ['a', 'b'],
      createdAt: Date.parse('2020-03-04T00:00:00+08:00'),
    })
  })

  it('of Jekyll has blanks between tags and categories, and both of its addresses', () => {
    const text = '---\ntitle: Tea\ntags: a b c\ncategories: Drinks Hot\n---\ntext'
    expect(read('_posts/2020-03-04-tea.md', text)).toMatchObject({
      category: 'Drinks',
      tags: ['a', 'b', 'c', 'Hot'],
      oldPaths: ['/drinks/hot/2020/03/04/tea.html', '/drinks/hot/2020/03/04/tea'],
    })
    expect(read('_posts/2020-03-04-tea.md', text, 'pretty').oldPaths).toEqual([
      '/drinks/hot/2020/03/04/tea',
    ])
    expect(read('source/_posts/tea.md', text).tags).toEqual(['a b c'])
    const one = '---\ntitle: Tea\ncategory: Hot drinks\n---\ntext'
    expect(read('_posts/2020-03-04-tea.md', one).category).toBe('Hot drinks')
  })

  it('of Jekyll has the folder above, its own pattern, and its collection in its address', () => {
    const text = '---\ntitle: Tea\npermalink: /:categories/:title/\n---\ntext'
    expect(read('drinks/_posts/2020-03-04-tea.md', text).oldPaths).toEqual(['/drinks/tea'])
    const settings = { sectionPermalinks: new Map([['cups', '/c/:path/']]) }
    expect(read('_cups/old/blue.md', 'text', undefined, settings).oldPaths).toEqual(['/c/old/blue'])
    expect(read('_pots/blue.md', 'text').oldPaths).toEqual(['/pots/blue.html', '/pots/blue'])
  })

  it('of Jekyll without front matter is a copied file, and becomes a draft', () => {
    const readme = read('cups/README.md', 'how to build cups', undefined, { isJekyll: true })
    expect(readme).toMatchObject({ fields: { status: 3, article_title: 'cups' } })
    expect(readme.notes).toContain('notPublished')
    expect(read('cups/README.md', 'how to build cups').fields.status).toBe(1)
  })

  it('of Jekyll without its program is a template', () => {
    const tags =
      '---\ntitle: Tags\nlayout: page\n---\nx\n\n{% for tag in site.tags %}y{% endfor %}\n'
    const importedAs = (path: string, text: string, isJekyll: boolean) => {
      const file = readMarkdownFile(text)
      return file && importedArticle(path, file, { ...AROUND, blog: { isJekyll } })
    }
    expect(importedAs('tags.md', tags, true)).toBe('template')
    expect(importedAs('tags.md', tags, false)).toMatchObject({ kind: 'page' })
    expect(
      importedAs('tags.md', tags.replace('{%', '`{%').replace('%}y', '%}`'), true),
    ).toMatchObject({ kind: 'page' })
  })

  it('of Jekyll goes on with Markdown after an element in a line of its own', () => {
    const text =
      '<br>\n**bold** [a](https://a.test)\n\n<p>one</p>\n- two\n\n```\n<br>\n**code**\n```\n'
    const { fields } = read('_posts/2020-01-02-a.md', text)
    expect(fields.article_content).toBe(
      '**bold** [a](https://a.test)\n\none\n\n- two\n\n```\n<br>\n**code**\n```\n',
    )
  })

  it('without a date has the one of its file', () => {
    const changedAt = Date.UTC(2015, 4, 6)
    const file = { data: { title: 'a' }, content: 'text' }
    const dated = (time: number) => {
      const around = { ...AROUND, now: Date.UTC(2026), changedAt: time }
      const article = importedArticle('a.md', file, around)
      return typeof article === 'object' && [article.createdAt, article.notes]
    }
    expect(dated(changedAt)).toEqual([changedAt, ['noDate']])
    // A zip without times, and a clock that was wrong.
    expect(dated(Date.UTC(1980))).toEqual([Date.UTC(2026), ['datedToday']])
    expect(dated(Date.UTC(2030))).toEqual([Date.UTC(2026), ['datedToday']])
  })

  it('of Jekyll has the texts that it includes', () => {
    const cups = '#### Cups\n\n- {{ include.first }}'
    const includes = new Map([['cups.md', cups]])
    const text = '---\ntitle: t\n---\ntea\n\n{% include cups.md first="glass" %}\n'
    const { fields } = read('_posts/2020-01-02-a.md', text, undefined, { includes })
    expect(fields.article_content).toBe('tea\n\n#### Cups\n\n- glass\n')
    expect(isPlainPart(cups)).toBe(true)
    expect(isPlainPart('{% if a %}')).toBe(false)
  })
})

describe('a text of no known program', () => {
  it('has its title from its heading, which is not repeated', () => {
    const { fields, oldPaths } = read('docs/tea/green.md', '\n# Green *tea*\n\n## Water\n')
    expect(fields).toMatchObject({
      article_title: 'Green *tea*',
      article_content: '## Water\n',
    })
    expect(oldPaths).toEqual(['/tea/green', '/tea/green.html'])
  })

  it('keeps a heading behind its beginning', () => {
    expect(read('a.md', 'tea\n\n# Green tea').fields.article_content).toBe('tea\n\n# Green tea')
  })

  it('that stands for its folder has the name and the address of the folder', () => {
    const { fields, oldPaths } = read('docs/tea/README.md', 'all about tea')
    expect([fields.article_title, oldPaths]).toEqual(['tea', ['/tea']])
  })
})
