import { type ArticleFields, EMPTY_ARTICLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const fields = (article_content: string, changes: Partial<ArticleFields> = {}): ArticleFields => ({
  ...EMPTY_ARTICLE,
  article_title: 'being written',
  article_content,
  status: 3,
  ...changes,
})

const open = async () => {
  let now = Date.UTC(2026, 0, 1)
  const site = await shared.empty({ now: () => (now += 1_000) })
  return { ...site, owner: await site.ownerClient() }
}

describe('a manuscript', () => {
  it('is created by the first autosave and gets a revision with each', async () => {
    const { owner } = await open()
    const begun = await owner.autosaveManuscript({ body: { revision: 0, fields: fields('a') } })
    expect(begun).toMatchObject({ revision: 1, article_id: null })
    const { manuscript_id } = begun
    const body = { manuscript_id, revision: 1, fields: fields('a b') }
    expect(await owner.autosaveManuscript({ body })).toMatchObject({ manuscript_id, revision: 2 })
    const params = { id: manuscript_id }
    expect(await owner.getManuscript({ params })).toMatchObject({
      manuscript_id,
      article_id: null,
      revision: 2,
      saved_revision: 0,
      kind: 'typed',
      nick_name: '兰亭主人',
      fields: fields('a b'),
    })
    const list = await owner.getRevisionList({ params })
    expect(list.map(({ revision, length }) => [revision, length])).toEqual([
      [2, 3],
      [1, 1],
    ])
    const found = await owner.getManuscriptList({ body: { current: 1, size: 10 } })
    expect(found).toMatchObject({ total: 1, list: [{ manuscript_id, revision: 2 }] })
  })

  it('refuses a save based on an older revision', async () => {
    const { owner } = await open()
    const { manuscript_id } = await owner.autosaveManuscript({
      body: { revision: 0, fields: fields('start') },
    })
    const save = (text: string) =>
      owner
        .autosaveManuscript({ body: { manuscript_id, revision: 1, fields: fields(text) } })
        .catch((error) => error)
    const answers = await Promise.all(['mine', 'yours', 'theirs'].map(save))
    expect(answers.filter(({ revision }) => revision === 2)).toHaveLength(1)
    const current = await owner.getManuscript({ params: { id: manuscript_id } })
    for (const refusal of answers.filter(({ status }) => status)) {
      expect(refusal).toMatchObject({ status: 409, code: '100005', result: current })
    }
    expect(current.revision).toBe(2)
  })

  it('adds one revision for the same text sent twice', async () => {
    const { owner } = await open()
    const { manuscript_id } = await owner.autosaveManuscript({
      body: { revision: 0, fields: fields('start') },
    })
    const body = { manuscript_id, revision: 1, fields: fields('next') }
    expect(await owner.autosaveManuscript({ body })).toMatchObject({ revision: 2 })
    expect(await owner.autosaveManuscript({ body })).toMatchObject({ revision: 2 })
  })

  it('becomes one article with its revisions', async () => {
    const { owner, client } = await open()
    const { manuscript_id } = await owner.autosaveManuscript({
      body: { revision: 0, fields: fields('start') },
    })
    const add = () =>
      owner
        .addArticle({ body: { article: draft('a'), manuscript: { manuscript_id, revision: 1 } } })
        .catch((error) => error)
    const answers = await Promise.all([add(), add()])
    const { article } = answers.find((answer) => answer.article)
    expect(article).toMatchObject({ revision: 2, status: 1, publishAtMs: null })
    expect(answers.find(({ status }) => status)).toMatchObject({
      status: 409,
      result: { article_id: article.id, revision: 2 },
    })
    expect((await client().getHomeArticleList({ params: { current: 1, size: 5 } })).total).toBe(1)
    expect(await owner.getManuscriptOfArticle({ params: { id: article.id } })).toMatchObject({
      manuscript_id,
      saved_revision: 2,
      kind: 'saved',
    })
    await expect(owner.deleteManuscript({ params: { id: manuscript_id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is found by the filters of the article list', async () => {
    const { owner } = await open()
    const body = { article: draft('a', { tagList: [{ tag_name: 'Rain' }] }) }
    const { article } = await owner.addArticle({ body })
    const { fields: saved } = await owner.getManuscriptOfArticle({ params: { id: article.id } })
    const { category, tagList } = saved
    const keep = (changes: Partial<ArticleFields>) =>
      owner.autosaveManuscript({ body: { revision: 0, fields: fields('', changes) } })
    await keep({ article_title: 'A plum in Snow', category, tagList })
    await keep({ article_title: '100% bamboo', is_top: 1 })
    const listed = async (filter: object) => {
      const { list, total } = await owner.getManuscriptList({
        body: { current: 1, size: 10, ...filter },
      })
      expect(list).toHaveLength(total)
      return list.map(({ article_title }) => article_title)
    }
    const [plum, bamboo] = ['A plum in Snow', '100% bamboo']
    expect(await listed({ article_title: 'snow' })).toEqual([plum])
    expect(await listed({ article_title: '%' })).toEqual([bamboo])
    expect(await listed({ category_id: category?.id })).toEqual([plum])
    expect(await listed({ tag_id: tagList[0]?.id })).toEqual([plum])
    expect(await listed({ tag_id: 1_000 })).toEqual([])
    expect(await listed({ is_top: 1 })).toEqual([bamboo])
    expect(await listed({ is_top: 1, article_title: 'snow' })).toEqual([])
    expect(await listed({ create_time: ['2026-01-01', '2026-01-01'] })).toEqual([bamboo, plum])
    expect(await listed({ create_time: ['2026-01-02', '2026-01-03'] })).toEqual([])
  })

  it('can be deleted while it has no article', async () => {
    const { owner } = await open()
    const { manuscript_id: id } = await owner.autosaveManuscript({
      body: { revision: 0, fields: fields('start') },
    })
    expect(await owner.deleteManuscript({ params: { id } })).toBe(true)
    for (const call of [owner.getManuscript, owner.getRevisionList, owner.deleteManuscript]) {
      await expect(call({ params: { id } })).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('the manuscript of an article', () => {
  const written = async () => {
    const site = await open()
    const { article } = await site.owner.addArticle({ body: { article: draft('a') } })
    return { ...site, id: article.id, params: { id: article.id } }
  }

  it('starts from the article and does not change it', async () => {
    const { owner, client, id, params } = await written()
    const before = await owner.getManuscriptOfArticle({ params })
    expect(before).toMatchObject({ manuscript_id: null, revision: 1, saved_revision: 1 })
    const typed = { ...before.fields, article_content: 'rewritten' }
    const body = { article_id: id, revision: 1, fields: typed }
    const { manuscript_id, revision } = await owner.autosaveManuscript({ body })
    expect(revision).toBe(2)
    expect((await client().getArticleById({ params })).article_content).toBe('# a\n\ntext')
    const first = { id: manuscript_id, revision: 1 }
    expect((await owner.getRevision({ params: first })).fields).toEqual(before.fields)
    const listed = await owner.getArticleList({ body: { current: 1, size: 5 } })
    expect(listed.list[0]).toMatchObject({ isAhead: true })
  })

  it('restores an older revision as a new one and keeps the newer one', async () => {
    const { owner, id, params } = await written()
    const { fields: saved } = await owner.getManuscriptOfArticle({ params })
    const { manuscript_id } = await owner.autosaveManuscript({
      body: { article_id: id, revision: 1, fields: { ...saved, article_content: 'worse' } },
    })
    const restore = { params: { id: manuscript_id, revision: 1 }, body: { based_on: 2 } }
    expect(await owner.restoreRevision(restore)).toMatchObject({
      revision: 3,
      kind: 'restored',
      fields: saved,
    })
    await expect(owner.restoreRevision(restore)).rejects.toMatchObject({
      status: 409,
      result: { revision: 3 },
    })
    const worse = await owner.getRevision({ params: { id: manuscript_id, revision: 2 } })
    expect(worse.fields.article_content).toBe('worse')
  })

  it('accepts one of two saves based on the same revision', async () => {
    const { owner, id, params } = await written()
    const save = (article_content: string) =>
      owner
        .updateArticle({
          body: { article: { ...draft('a', { article_content }), id }, revision: 1 },
        })
        .catch((error) => error)
    const answers = await Promise.all(['one', 'two', 'three'].map(save))
    expect(answers.filter(({ res }) => res)).toMatchObject([{ revision: 2 }])
    const current = await owner.getManuscriptOfArticle({ params })
    expect(answers.filter(({ status }) => status === 409)).toMatchObject([
      { result: { revision: 2, fields: current.fields } },
      { result: { revision: 2, fields: current.fields } },
    ])
    const { article_content } = await owner.getArticleById({ params })
    expect(article_content).toBe(current.fields.article_content)
  })

  it('shows changes made outside of the editor', async () => {
    const { owner, id, params } = await written()
    const { fields: saved } = await owner.getManuscriptOfArticle({ params })
    await owner.autosaveManuscript({
      body: { article_id: id, revision: 1, fields: { ...saved, article_content: 'b' } },
    })
    await owner.isPublicArticle({ params: { id, status: 1 } })
    await owner.updateTop({ params: { id, is_top: 1 } })
    const { fields: now } = await owner.getManuscriptOfArticle({ params })
    expect(now).toMatchObject({ article_content: 'b', status: 2, is_top: 1 })
  })

  it('is deleted with its article', async () => {
    const { owner, id, platform } = await written()
    await owner.updateArticle({ body: { article: { ...draft('a'), id }, revision: 1 } })
    await owner.deleteArticle({ params: { id, status: 1 } })
    await owner.purgeArticles({ body: { idList: [id] } })
    for (const table of ['manuscripts', 'manuscript_revisions', 'upload_uses'] as const) {
      const rows = await platform.database.queries.selectFrom(table).selectAll().execute()
      expect([table, rows]).toEqual([table, []])
    }
  })

  it('runs as many queries for fifty revisions as for two', async () => {
    const { owner, id, params } = await written()
    const save = async (revision: number) => {
      const tracking = createTracking()
      const article = { ...draft('a', { article_content: `text ${revision}` }), id }
      await trackTables(tracking, () => owner.updateArticle({ body: { article, revision } }))
      return tracking.queries
    }
    await save(1)
    const early = await save(2)
    for (let revision = 3; revision < 50; revision += 1) await save(revision)
    // The clock goes on: one of them may also renew the session.
    const late = [await save(50), await save(51), await save(52)]
    expect(Math.min(...late)).toBeLessThanOrEqual(early + 1)
    expect((await owner.getManuscriptOfArticle({ params })).revision).toBe(53)
  })
})

describe('the pictures of a manuscript', () => {
  it('are kept while a revision or the article shows them', async () => {
    const { owner, platform } = await open()
    const { queries } = platform.database
    const { url } = await owner.uploadPicture({
      file: { content: new Blob([Uint8Array.from(await jpeg(40, 30))]) },
    })
    const uses = async () => {
      const rows = await queries.selectFrom('upload_uses').select('subject').execute()
      return rows.map(({ subject }) => subject.split(':')[0]).sort()
    }
    const begun = await owner.autosaveManuscript({
      body: { revision: 0, fields: fields(`![](${url})`) },
    })
    expect(await uses()).toEqual(['manuscript'])
    const { manuscript_id } = begun
    await owner.autosaveManuscript({ body: { manuscript_id, revision: 1, fields: fields('gone') } })
    expect(await uses()).toEqual(['manuscript'])
    const article = draft('a', { article_content: `![](${url})` })
    const { article: made } = await owner.addArticle({
      body: { article, manuscript: { manuscript_id, revision: 2 } },
    })
    expect(await uses()).toEqual(['article', 'manuscript'])
    await owner.deleteArticle({ params: { id: made.id, status: 1 } })
    await owner.purgeArticles({ body: { idList: [made.id] } })
    expect(await uses()).toEqual([])
  })
})
