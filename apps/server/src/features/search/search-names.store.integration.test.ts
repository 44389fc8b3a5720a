import { describe, expect, it } from 'vitest'
import { manyVisitors } from '../../testing/many-visitors.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const SCHEDULED = { status: 4 } as const

const open = async () => {
  const opened = await openTestApp()
  const { platform } = opened
  const owner = await opened.ownerClient()
  const write = async (
    title: string,
    fields: { tag?: string; category?: string; text?: string },
  ) => {
    const { tag = 'plain', category = 'plain', text = 'nothing' } = fields
    const changes = {
      category: { category_name: category },
      tagList: [{ tag_name: tag }],
      article_content: text,
    }
    const { article } = await owner.addArticle({ body: { article: draft(title, changes) } })
    return article.id
  }
  const visitor = manyVisitors(opened.app)
  const search = async (text: string) => {
    const found = await visitor.searchArticles({ params: { text, current: 1, size: 10 } })
    return {
      ...found,
      titles: found.list.map(({ article_title }) => article_title),
      named: found.names.map(({ kind, name, path }) => [
        kind,
        `${name.before}[${name.match}]${name.after}`,
        path,
      ]),
    }
  }
  return { owner, platform, write, visitor, search }
}

describe('names', () => {
  it('are found in either script, and their articles below those with the title', async () => {
    const { owner, write, visitor, search } = await open()
    const tagged = await write('一', { tag: '讀書筆記' })
    await write('二', { text: '读书' })
    await write('三读书', { category: '读书' })
    await owner.addSeries({ body: { title: '夜读书', articleIdList: [tagged] } })
    const found = await search('讀書')
    expect(found.titles).toEqual(['三读书', '一', '二'])
    expect(found.named.map(([kind, name]) => [kind, name])).toEqual([
      ['category', '[读书]'],
      ['tag', '[讀書]筆記'],
      ['series', '夜[读书]'],
    ])
    expect(found.named[2]?.[2]).toBe(`/article?id=${tagged}`)
    expect(found.list.map(({ foundBy }) => foundBy?.match)).toEqual([undefined, '讀書', undefined])
    const old = await visitor.getArticleListByContent({ params: { text: '讀書' } })
    expect(old.map(({ article_content }) => article_content)).toEqual(['读书', '讀書筆記', '读书'])
  })

  it('of an author lead to the search for the articles', async () => {
    const { write, search } = await open()
    await write('Alone', {})
    const found = await search('兰亭主人')
    expect(found.titles).toEqual(['Alone'])
    const part = await search('主人')
    expect([part.titles, part.named[0]?.[1]]).toEqual([[], '兰亭[主人]'])
    expect(found.named).toEqual([
      ['author', '[兰亭主人]', `/search?q=${encodeURIComponent('兰亭主人')}`],
    ])
  })

  it('are not found without a public article, and no longer when it is hidden', async () => {
    const { owner, write, search, platform } = await open()
    const id = await write('Title of one', { tag: 'secretive', category: 'hiddenly' })
    await owner.addSeries({ body: { title: 'privately', articleIdList: [id] } })
    const texts = ['secretive', 'hiddenly', 'privately', '兰亭主人', 'secretiev', 'Tilte of one']
    for (const text of texts) expect((await search(text)).titles, text).toEqual(['Title of one'])
    for (const status of [2, 3, SCHEDULED.status]) {
      await platform.database.queries.updateTable('articles').set({ status }).execute()
      // Any change through the site tells that articles have changed.
      await owner.addSeries({ body: { title: `s${status}`, articleIdList: [] } })
      for (const text of texts) {
        const { titles, names, near } = await search(text)
        expect([titles, names, near], `${text} ${status}`).toEqual([[], [], ''])
      }
    }
  })
})

describe('a slip of typing', () => {
  it('finds titles and names, most read first, and says so', async () => {
    const { write, search, visitor } = await open()
    await write('The Art of Calligraphy', { tag: 'watercolour' })
    await write('兰亭集序', {})
    expect(await search('caligraphy')).toMatchObject({
      near: 'Calligraphy',
      titles: ['The Art of Calligraphy'],
    })
    expect(await search('watrecolour')).toMatchObject({
      near: 'watercolour',
      titles: ['The Art of Calligraphy'],
    })
    expect(await search('蘭停集序')).toMatchObject({ near: '兰亭集序', titles: ['兰亭集序'] })
    expect(await search('Calligraphy')).toMatchObject({ near: '' })
    expect(await search('caligrafy')).toMatchObject({ near: '', titles: [], names: [] })
    expect(await visitor.getArticleListByContent({ params: { text: 'caligraphy' } })).toEqual([])
  })
})
