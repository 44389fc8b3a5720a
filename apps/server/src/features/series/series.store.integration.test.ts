import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const { ownerClient, client } = await shared.empty()
  const owner = await ownerClient()
  const write = async (title: string, changes = {}) =>
    (await owner.addArticle({ body: { article: draft(title, changes) } })).article.id
  const seriesOf = async (id: number) =>
    (await client().getRecommendArticleById({ params: { id } })).series
  return { owner, write, seriesOf }
}

describe('a series', () => {
  it('shows its public articles in their order, to readers of a public article', async () => {
    const { owner, write, seriesOf } = await open()
    const [first, hidden, last, alone] = [
      await write('first'),
      await write('hidden', { status: 2 }),
      await write('last'),
      await write('alone'),
    ]
    const { id } = await owner.addSeries({
      body: { title: ' Tea ', articleIdList: [last, hidden, first, 999] },
    })
    expect(await seriesOf(first)).toEqual({
      id,
      title: 'Tea',
      articles: [
        { id: last, slug: null, article_title: 'last' },
        { id: first, slug: null, article_title: 'first' },
      ],
    })
    await expect(seriesOf(hidden)).rejects.toMatchObject({ status: 404 })
    expect(await seriesOf(alone)).toBeNull()
    const [listed] = await owner.getSeriesList()
    expect(listed?.articles.map((article) => article.id)).toEqual([last, hidden, first])
    expect(listed?.articles.map((article) => article.status)).toEqual([1, 2, 1])
  })

  it('takes articles from other series, and loses deleted ones', async () => {
    const { owner, write, seriesOf } = await open()
    const [one, two] = [await write('one'), await write('two')]
    await owner.addSeries({ body: { title: 'old', articleIdList: [one, two] } })
    const { id } = await owner.addSeries({ body: { title: 'new', articleIdList: [] } })
    await owner.updateSeries({ body: { id, title: 'newer', articleIdList: [two] } })
    expect(await seriesOf(two)).toMatchObject({ title: 'newer', articles: [{ id: two }] })
    expect(await seriesOf(one)).toMatchObject({ title: 'old', articles: [{ id: one }] })
    await owner.deleteSeries({ params: { id } })
    expect(await seriesOf(two)).toBeNull()
  })

  it('has a title of its own', async () => {
    const { owner } = await open()
    await owner.addSeries({ body: { title: 'Tea', articleIdList: [] } })
    const again = { title: 'Tea', articleIdList: [] }
    await expect(owner.addSeries({ body: again })).rejects.toMatchObject({ status: 409 })
    for (const title of ['', '  ', 'x'.repeat(200)]) {
      const attempt = owner.addSeries({ body: { title, articleIdList: [] } })
      await expect(attempt).rejects.toMatchObject({ status: 422 })
    }
    const missing = owner.updateSeries({ body: { id: 99, title: 'x', articleIdList: [] } })
    await expect(missing).rejects.toMatchObject({ status: 404 })
    await expect(owner.deleteSeries({ params: { id: 99 } })).rejects.toMatchObject({ status: 404 })
  })
})
