import { TAGS_MAX } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const add = async (title: string, changes: object = {}) =>
    (await owner.addArticle({ body: { article: draft(title, changes) } })).article.id
  const read = async (id: number) => {
    const { categoryName, tagNameList, status } = await owner.getArticleById({ params: { id } })
    return { categoryName, tagNameList, status }
  }
  return { ...site, owner, add, read }
}

it('changes category, tags and visibility of many articles, and leaves the others', async () => {
  const { owner, client, add, read } = await open()
  const tagList = [{ tag_name: 'old' }, { tag_name: 'both' }]
  const ids = [await add('a', { tagList }), await add('b', { status: 3 })]
  const other = await add('c', { tagList })
  const { tagIdList } = await owner.getArticleById({ params: { id: ids[0] ?? 0 } })
  expect(
    await owner.updateArticles({
      body: {
        idList: ids,
        category: { category_name: 'letters' },
        addTagList: [{ tag_name: 'new' }, { tag_name: 'both' }],
        removeTagIdList: tagIdList.slice(0, 1),
        status: 1,
      },
    }),
  ).toEqual({ updateNum: 2 })
  const changed = { categoryName: 'letters', status: 1 }
  expect(await read(ids[0] ?? 0)).toEqual({ ...changed, tagNameList: ['both', 'new'] })
  expect(await read(ids[1] ?? 0)).toMatchObject(changed)
  expect((await read(other)).tagNameList).toEqual(['old', 'both'])
  const { fields } = await owner.getManuscriptOfArticle({ params: { id: ids[0] ?? 0 } })
  expect(fields.category?.category_name).toBe('letters')
  const tags = await client().getTagDictionary()
  const tagId = tags.find(({ tag_name }) => tag_name === 'new')?.id ?? 0
  const { total } = await client().getArticleListByTagId({
    body: { id: tagId, current: 1, size: 5 },
  })
  expect(total).toBe(2)
})

it('leaves articles in the trash alone, and refuses more tags than an article can have', async () => {
  const { owner, add, read } = await open()
  const id = await add('a')
  const trashed = await add('b')
  await owner.deleteArticle({ params: { id: trashed, status: 1 } })
  const idList = [id, trashed]
  expect(await owner.updateArticles({ body: { idList, status: 2 } })).toEqual({ updateNum: 1 })
  expect(await owner.updateArticles({ body: { idList: [trashed], status: 2 } })).toEqual({
    updateNum: 0,
  })
  const before = await read(id)
  const addTagList = Array.from({ length: TAGS_MAX }, (_, at) => ({ tag_name: `t${at}` }))
  await expect(owner.updateArticles({ body: { idList, addTagList } })).rejects.toMatchObject({
    reason: 'articleTagsTooMany',
  })
  expect(await read(id)).toEqual(before)
})
