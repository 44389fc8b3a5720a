import { LENGTH } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const { app, client, ownerClient } = await shared.empty()
  const owner = await ownerClient()
  const publish = async (article_content: string, article_description = '') => {
    const article = draft('A cup', { article_content, article_description })
    return (await owner.addArticle({ body: { article } })).article.id
  }
  /** The summary in every place that shows one. */
  const summaries = async (id: number) => {
    const home = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    const article = await client().getArticleById({ params: { id } })
    const found = await client().searchArticles({ params: { text: 'cup', current: 1, size: 5 } })
    const feed = (await app.inject({ url: '/feed.json' })).json()
    return [
      home.list[0]?.article_description,
      article.article_description,
      found.list[0]?.article_description,
      feed.items[0]?.summary,
    ]
  }
  return { owner, publish, summaries }
}

it('an article without a summary shows the beginning of its text, everywhere but in the editor', async () => {
  const { owner, publish, summaries } = await open()
  const id = await publish('## Water\n\nIt **boils** three times.\n\n- and `then`')
  expect(await summaries(id)).toEqual(Array(4).fill('Water It boils three times. and then'))
  const { fields } = await owner.getManuscriptOfArticle({ params: { id } })
  expect(fields.article_description).toBe('')
})

it('a long text is cut, without the title behind it', async () => {
  const { publish, summaries } = await open()
  const [first = '', ...others] = await summaries(await publish('茶'.repeat(1_000)))
  expect(first).toBe(`${'茶'.repeat(LENGTH.articleDescription - 1)}…`)
  expect(new Set(others)).toEqual(new Set([first]))
})

it('a summary of the author stays as it is', async () => {
  const { publish, summaries } = await open()
  expect(await summaries(await publish('text', 'two\nlines'))).toEqual(Array(4).fill('two\nlines'))
})
