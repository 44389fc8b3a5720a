import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const page = (title: string, changes: object = {}) => ({
  title,
  page_content: `# ${title}\n\n<script>alert(1)</script> **text**`,
  place: 'menu' as const,
  ...changes,
})

const open = async () => {
  const site = await shared.empty()
  return { ...site, owner: await site.ownerClient() }
}

describe('a page of the owner', () => {
  it('is public, sanitized, and linked in its place', async () => {
    const { owner, client } = await open()
    const { id } = await owner.addPage({ body: page('About') })
    await owner.addPage({ body: page('Privacy', { place: 'footer' }) })
    await owner.addPage({ body: page('Hidden', { place: 'none' }) })
    const found = await client().getPageById({ params: { id } })
    expect(found).toMatchObject({ title: 'About', place: 'menu', revision: 1 })
    expect(found.page_html).toContain('<strong>text</strong>')
    expect(found.page_html).not.toContain('<script')
    const menu = await client().getPageMenu()
    expect(menu.map(({ title, place }) => [title, place])).toEqual([
      ['About', 'menu'],
      ['Privacy', 'footer'],
    ])
    expect((await owner.getPageList()).map(({ title }) => title)).toEqual([
      'About',
      'Privacy',
      'Hidden',
    ])
    await expect(client().getPageById({ params: { id: 99 } })).rejects.toMatchObject({
      status: 404,
      message: '页面不存在',
    })
  })

  it('is saved by only one of two administrators with the same revision', async () => {
    const { owner, client } = await open()
    const { id } = await owner.addPage({ body: page('About') })
    const save = (page_content: string) =>
      owner
        .updatePage({ body: { ...page('About', { page_content }), id, revision: 1 } })
        .catch((error) => error)
    const answers = await Promise.all([save('one'), save('two')])
    expect(answers.filter(({ revision }) => revision === 2)).toHaveLength(1)
    const current = await client().getPageById({ params: { id } })
    expect(answers.find(({ status }) => status)).toMatchObject({ status: 409, result: current })
  })

  it('has a unique title', async () => {
    const { owner } = await open()
    await owner.addPage({ body: page('About') })
    const { id } = await owner.addPage({ body: page('Privacy') })
    const taken = { status: 409, message: '已存在相同的页面标题' }
    await expect(owner.addPage({ body: page(' About ') })).rejects.toMatchObject(taken)
    const body = { ...page('About'), id, revision: 1 }
    await expect(owner.updatePage({ body })).rejects.toMatchObject(taken)
    await expect(
      owner.updatePage({ body: { ...page('New'), id: 99, revision: 1 } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('keeps its saved order, and is deleted with its pictures', async () => {
    const { owner, client, platform } = await open()
    const content = new Blob([Uint8Array.from(await jpeg(40, 30))])
    const { url } = await owner.uploadPicture({ file: { content } })
    const first = await owner.addPage({ body: page('1', { page_content: `![](${url})` }) })
    const second = await owner.addPage({ body: page('2') })
    await owner.updatePageOrder({ body: { idList: [second.id, first.id] } })
    expect((await client().getPageMenu()).map(({ title }) => title)).toEqual(['2', '1'])
    await expect(owner.updatePageOrder({ body: { idList: [second.id] } })).rejects.toMatchObject({
      status: 409,
    })
    const uses = () => platform.database.queries.selectFrom('upload_uses').selectAll().execute()
    expect(await uses()).toMatchObject([{ subject: `page:${first.id}` }])
    expect(await owner.deletePage({ params: { id: first.id } })).toBe(true)
    expect(await uses()).toEqual([])
    await expect(owner.deletePage({ params: { id: first.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it.each([
    { title: '' },
    { title: 'x'.repeat(56) },
    { place: 'everywhere' },
    { page_content: 'x'.repeat(200_001) },
    { page_content: 7 },
  ])('rejects %j', async (changes) => {
    const { owner } = await open()
    await expect(owner.addPage({ body: page('a', changes) as never })).rejects.toMatchObject({
      status: 422,
    })
  })
})
