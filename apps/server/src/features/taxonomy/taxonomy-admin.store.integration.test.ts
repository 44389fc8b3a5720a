import { describe, expect, it } from 'vitest'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const ALL = { body: { current: 1, size: 50 } }

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const add = (title: string, category_name: string, tags: string[], status = 1) =>
    owner.addArticle({
      body: {
        article: draft(title, {
          status,
          category: { category_name },
          tagList: tags.map((tag_name) => ({ tag_name })),
        }),
      },
    })
  const categories = async () =>
    (await owner.getCategoryList(ALL)).list
      .map((row) => [row.category_name, row.article_count, row.total_count])
      .sort()
  const tags = async () =>
    (await owner.getTagList(ALL)).list
      .map((row) => [row.tag_name, row.article_count, row.total_count])
      .sort()
  const idOf = async (name: string) => {
    const found = [...(await owner.getCategoryDictionary()), ...(await owner.getTagDictionary())]
    return (
      found.find((row) => ('tag_name' in row ? row.tag_name : row.category_name) === name)?.id ?? 0
    )
  }
  return { ...site, owner, add, categories, tags, idOf }
}

describe('categories', () => {
  it('are created and renamed, with unique names', async () => {
    const { owner, categories } = await open()
    const { id } = await owner.addCategory({ body: { category_name: ' 茶 ' } })
    await owner.addCategory({ body: { category_name: '酒' } })
    expect(await categories()).toEqual([
      ['茶', 0, 0],
      ['酒', 0, 0],
    ])
    const taken = { status: 409, code: '100004', message: '分类已存在', reason: 'categoryExists' }
    await expect(owner.addCategory({ body: { category_name: '酒' } })).rejects.toEqual(taken)
    const rename = (category_name: string) => owner.updateCategory({ body: { id, category_name } })
    await expect(rename('酒')).rejects.toEqual(taken)
    expect(await rename('茶')).toBe(true)
    expect(await rename('茶道')).toBe(true)
    await expect(rename(' ')).rejects.toMatchObject({ status: 422, message: '分类名称不能为空' })
    const found = await owner.getCategoryList({
      body: { current: 1, size: 5, category_name: '道' },
    })
    expect(found).toMatchObject({ total: 1, list: [{ id, category_name: '茶道' }] })
  })

  it('with articles are deleted only with a target for the articles', async () => {
    const { owner, client, add, categories, idOf } = await open()
    await add('public', 'old', ['t'])
    await add('draft', 'old', ['t'], 3)
    const categoryIdList = [await idOf('old')]
    const body = { categoryIdList }
    await expect(owner.deleteCategories({ body })).rejects.toMatchObject({ status: 409 })
    await expect(
      owner.deleteCategories({ body: { categoryIdList, moveTo: { category_name: 'old' } } }),
    ).rejects.toMatchObject({ status: 422 })
    expect(await categories()).toEqual([['old', 1, 2]])
    const moved = { categoryIdList, moveTo: { category_name: 'new' } }
    expect(await owner.deleteCategories({ body: moved })).toEqual({ updateNum: 1 })
    expect(await categories()).toEqual([['new', 1, 2]])
    const trash = { categoryIdList: [await idOf('new')], moveTo: { category_name: 'x' } }
    await owner.deleteCategories({ body: { ...trash, trashArticles: true } })
    expect(await categories()).toEqual([['x', 0, 2]])
    expect((await client().getHomeArticleList({ params: { current: 1, size: 5 } })).total).toBe(0)
  })

  it('are merged with their articles', async () => {
    const { owner, add, categories, idOf } = await open()
    await add('1', 'a', ['t'])
    await add('2', 'b', ['t'])
    await add('3', 'c', ['t'], 2)
    const [a, b, c] = [await idOf('a'), await idOf('b'), await idOf('c')]
    const merge = (categoryIdList: number[], to_id: number) =>
      owner.mergeCategories({ body: { categoryIdList, to_id } })
    await expect(merge([a], a)).rejects.toMatchObject({ status: 422 })
    await expect(merge([a], 99)).rejects.toMatchObject({ status: 404 })
    expect(await merge([b, c], a)).toEqual({ updateNum: 2 })
    expect(await categories()).toEqual([['a', 2, 3]])
  })
})

describe('tags', () => {
  it('are merged without a duplicate on an article', async () => {
    const { owner, client, add, tags, idOf } = await open()
    await add('1', 'k', ['a', 'b'])
    await add('2', 'k', ['b', 'c'])
    await add('3', 'k', ['c'], 3)
    const [a, b, c] = [await idOf('a'), await idOf('b'), await idOf('c')]
    expect(await owner.mergeTags({ body: { tagIdList: [b, c], to_id: a } })).toEqual({
      updateNum: 2,
    })
    expect(await tags()).toEqual([['a', 2, 3]])
    const list = await client().getArticleListByTagId({ body: { current: 1, size: 5, id: a } })
    expect(list.list.map(({ article_title }) => article_title)).toEqual(['2', '1'])
  })

  it('are deleted; their articles lose them, get another one, or move to the trash', async () => {
    const { owner, client, add, tags, idOf } = await open()
    await add('1', 'k', ['a', 'b'])
    await add('2', 'k', ['c'])
    await owner.deleteTags({ body: { tagIdList: [await idOf('a')] } })
    expect(await tags()).toEqual([
      ['b', 1, 1],
      ['c', 1, 1],
    ])
    const tagIdList = [await idOf('b')]
    await owner.deleteTags({ body: { tagIdList, moveTo: { tag_name: 'd' } } })
    const trash = { tagIdList: [await idOf('c')], trashArticles: true }
    await owner.deleteTags({ body: trash })
    expect(await tags()).toEqual([['d', 1, 1]])
    const { list } = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(list).toMatchObject([{ article_title: '1', tagNameList: ['d'] }])
    await expect(owner.deleteTags({ body: { tagIdList: [] } })).rejects.toMatchObject({
      status: 422,
      message: '标签id列表不能为空',
    })
  })

  it('are listed with as many queries for twenty as for one', async () => {
    const { owner } = await open()
    const queryCount = async () => {
      const tracking = createTracking()
      await trackTables(tracking, () => owner.getTagList(ALL))
      return tracking.queries
    }
    await owner.addTag({ body: { tag_name: 'first' } })
    const once = await queryCount()
    for (let count = 0; count < 19; count += 1) {
      await owner.addTag({ body: { tag_name: `tag ${count}` } })
    }
    expect(await queryCount()).toBe(once)
  })
})
