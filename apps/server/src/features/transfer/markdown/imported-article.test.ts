import { describe, expect, it } from 'vitest'
import { readMarkdownFile } from './front-matter.ts'
import { type ImportedArticle, importedArticle, isArticleFile } from './imported-article.ts'

const NOW = Date.UTC(2026, 10, 15)
const AROUND = { timeZone: 'Asia/Shanghai', now: NOW, category: '未分类' }

const read = (path: string, text: string, permalink?: string) => {
  const file = readMarkdownFile(text)
  if (!file) throw new Error('unreadable')
  return importedArticle(path, file, { ...AROUND, permalink }) as ImportedArticle
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
      tags: ['茶', '水', '火'],
      cover: '/images/cup.jpg',
      createdAt: Date.parse('2020-03-04T05:06:07+08:00'),
      updatedAt: Date.parse('2020-03-05T00:00:00+08:00'),
      oldPaths: ['/2020/03/04/three-boils'],
      notes: ['tagsLeftOut'],
    })
  })

  it.each([
    ['posts/:name.html', '/posts/three-boils.html'],
    [':category/:title/', '/饮/three-boils'],
    [':unknown/x', undefined],
  ])('with the permalink %s has the old address %s', (permalink, expected) => {
    expect(read('source/_posts/three-boils.md', text, permalink).oldPaths).toEqual(
      expected ? [expected] : [],
    )
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
      fields: { article_content: '![](kettle.png)' },
      cover: 'cup.jpg',
      category: '未分类',
      createdAt: Date.parse('2020-03-04T05:06:07Z'),
      updatedAt: Date.parse('2020-03-05T00:00:00+08:00'),
      oldPaths: ['/posts/boils', '/old/boils', '/older.html'],
    })
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
    ['a.md', '# Heading #\n\ntext', 'Heading', NOW],
    ['a.md', '---\ntitle: 42\ndate: nonsense\n---\ntext', '42', NOW],
    ['a.md', '---\ntitle: {a: b}\ndate: [1]\n---\ntext', 'a', NOW],
  ])('%s: %j has the title %s', (path, text, article_title, createdAt) => {
    expect(read(path, text)).toMatchObject({ fields: { article_title }, createdAt })
  })

  it('has its title cut between characters, with a note', () => {
    const { fields, notes } = read('a.md', `---\ntitle: ${'🍵'.repeat(60)}\n---\ntext`)
    expect([fields.article_title, notes]).toEqual(['🍵'.repeat(50), ['titleCut']])
  })

  it.each([
    ['a.md', '---\ntitle: x\n---\n', 'unreadable'],
    ['a.md', 'x'.repeat(200_001), 'tooLarge'],
  ])('is refused: %#', (path, text, note) => {
    expect(read(path, text)).toBe(note)
  })

  it.each([
    ['source/_posts/a.md', true],
    ['content/posts/a.markdown', true],
    ['a.MD', true],
    ['source/about/index.md', false],
    ['content/posts/_index.md', false],
    ['themes/x/README.md', false],
    ['README.md', false],
    ['a.txt', false],
  ])('%s is an article: %s', (path, expected) => {
    expect(isArticleFile(path)).toBe(expected)
  })
})
