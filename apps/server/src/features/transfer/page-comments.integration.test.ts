import { readFile } from 'node:fs/promises'
import { COMMENT_TYPE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { openTestApp } from '../../testing/test-app.ts'

const FIXTURE = new URL('fixtures/wordpress-classic.xml', import.meta.url)

interface PageComment {
  readonly id: number
  readonly parent?: number
  readonly name: string
  readonly day: string
  readonly text: string
  readonly approved?: 0 | 1
}

const commentXml = ({ id, parent = 0, name, day, text, approved = 1 }: PageComment) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${name}</wp:comment_author>
  <wp:comment_author_email>${name}@tea.example</wp:comment_author_email>
  <wp:comment_date_gmt>${day} 00:00:00</wp:comment_date_gmt>
  <wp:comment_content><![CDATA[${text}]]></wp:comment_content>
  <wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>comment</wp:comment_type>
  <wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`

const COMMENTS: readonly PageComment[] = [
  { id: 201, name: 'Ada', day: '2020-05-01', text: 'a <em>fine</em> page' },
  { id: 203, parent: 202, name: 'Ada', day: '2020-05-03', text: 'and again' },
  { id: 202, parent: 201, name: 'Bob', day: '2020-05-02', text: 'indeed' },
  { id: 204, name: 'Cyd', day: '2020-05-04', text: 'waits', approved: 0 },
]

/** The blog with comments on its page `About`. */
const blogWith = async (xml: string) => {
  const classic = await readFile(FIXTURE, 'utf8')
  return Buffer.from(
    classic.replace('<wp:post_type>page</wp:post_type>', (type) => `${type}\n${xml}`),
  )
}

const open = async () => {
  const opened = await openTestApp()
  const owner = await opened.ownerClient()
  const { queries } = opened.platform.database
  const aboutPage = async () => {
    const { id = 0 } = (await owner.getPageList()).find(({ title }) => title === '关于') ?? {}
    return opened.client().getPageById({ params: { id } })
  }
  const ofPages = () =>
    queries
      .selectFrom('comments')
      .selectAll()
      .where('type', '=', COMMENT_TYPE.page)
      .orderBy('created_at')
      .execute()
  return { ...opened, owner, queries, aboutPage, ofPages, ...importing(owner) }
}

describe('comments on a page of another blog', () => {
  it('come along with their threads, dates and authors, and open the page', async () => {
    const { upload, aboutPage, ofPages, owner, client, queries, undo } = await open()
    const blog = await blogWith(COMMENTS.map(commentXml).join('\n'))
    const dry = await upload(blog, { name: 'tea.xml', dryRun: true })
    const report = await upload(blog, { name: 'tea.xml' })
    expect(report.files.flatMap(({ notes }) => notes)).not.toContain('commentOnPage')
    expect(report).toMatchObject({
      counts: { refused: 0 },
      parts: { comments: 6, held_posts: 2 },
    })
    expect(dry.parts).toEqual(report.parts)

    const { id } = await aboutPage()
    const [first, second, third] = await ofPages()
    expect(
      (await ofPages()).map(({ content, for_id, created_at }) => [content, for_id, created_at]),
    )
      // The replies name whom they answer, and nobody is notified.
      .toEqual([
        ['a *fine* page', id, Date.UTC(2020, 4, 1)],
        ['indeed', id, Date.UTC(2020, 4, 2)],
        ['and again', id, Date.UTC(2020, 4, 3)],
      ])
    expect([second?.parent_id, third?.parent_id]).toEqual([first?.id, first?.id])
    expect([second?.to_id, third?.to_id]).toEqual([first?.from_id, second?.from_id])
    expect(await queries.selectFrom('notifications').selectAll().execute()).toEqual([])
    const target = { type: COMMENT_TYPE.page, for_id: id }
    const body = { ...target, current: 1, size: 5, order: 'new' } as const
    const { list } = await client().getComments({ body })
    expect(list).toMatchObject([{ from_name: 'Ada', replies: { total: 2 } }])
    expect(await aboutPage()).toMatchObject({ comment_rule: 'default' })

    const { list: held } = await owner.getQueue({ body: { current: 1, size: 9, source: 'held' } })
    const waiting = held.find(({ content }) => content === 'waits')
    expect(waiting).toMatchObject({ ...target, title: '关于', nick_name: 'Cyd' })
    const again = await upload(blog, { name: 'tea.xml' })
    expect(again).toMatchObject({ counts: { same: 4 }, parts: { comments: 0, held_posts: 0 } })

    await undo(report.id)
    expect(await ofPages()).toEqual([])
    expect(await owner.getPageList()).toEqual([])
  })

  it('stay with the page that a reader here has answered, when the import is undone', async () => {
    const { upload, aboutPage, ofPages, userClient, owner, undo } = await open()
    const opened = await blogWith('<wp:comment_status>open</wp:comment_status>')
    const { id: importId } = await upload(opened, { name: 'tea.xml' })
    const { id: for_id, comment_rule } = await aboutPage()
    expect(comment_rule).toBe('default')
    const reader = await userClient('reader')
    await reader.addComment({ body: { type: COMMENT_TYPE.page, for_id, content: 'of a reader' } })
    const report = await undo(importId)
    expect(report.files).toMatchObject([{ outcome: 'kept', page_id: for_id }])
    expect(await ofPages()).toMatchObject([{ content: 'of a reader' }])
    expect(await owner.getPageList()).toHaveLength(1)
  })

  it('of a comment service find the page by its old address, and open it', async () => {
    const { upload, importZip, aboutPage, ofPages } = await open()
    await upload(await blogWith(''), { name: 'tea.xml' })
    const { id, comment_rule } = await aboutPage()
    expect(comment_rule).toBe('closed')
    const comment = {
      ...{ id: '1', rid: '0', content: 'from Artalk', nick: 'R', page_key: '/about/' },
      created_at: '2021-10-29T00:00:00Z',
    }
    await importZip({ 'artrans.json': JSON.stringify([comment]) })
    expect(await ofPages()).toMatchObject([{ for_id: id, content: 'from Artalk' }])
    expect(await aboutPage()).toMatchObject({ comment_rule: 'default' })
  })
})
