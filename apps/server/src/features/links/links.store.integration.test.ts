import { LINK_STATUS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const site = (site_name: string, changes: object = {}) => ({
  site_name,
  site_desc: 'about tea',
  url: 'https://tea.example',
  site_avatar: '',
  ...changes,
})
const PAGE = { current: 1, size: 6 }

const open = async () => {
  const test = await shared.empty()
  const { queries } = test.platform.database
  const rows = () => queries.selectFrom('links').selectAll().orderBy('id').execute()
  const notifications = () =>
    queries.selectFrom('notifications').select(['user_id', 'type', 'to_id', 'message']).execute()
  const namesFor = async (who = test.client(), changes: object = {}) => {
    const { list, total } = await who.getLinksList({ body: { ...PAGE, ...changes } })
    return [total, ...list.map(({ site_name }) => site_name)]
  }
  const owner = await test.ownerClient()
  const friend = await test.userClient('friend')
  const idOf = async (name: string) =>
    (await rows()).find(({ site_name }) => site_name === name)?.id ?? 0
  return { ...test, queries, rows, notifications, namesFor, owner, friend, idOf }
}

describe('a friend link', () => {
  it('is public after an application and its approval', async () => {
    const { friend, owner, namesFor, notifications, rows, idOf } = await open()
    const claimed = { ...site(' Tea house '), status: 2, user_id: 1, id: 7 }
    await friend.addLink({ body: claimed })
    expect(await rows()).toMatchObject([{ status: 1, user_id: friend.id, site_name: 'Tea house' }])
    const id = await idOf('Tea house')
    expect([await namesFor(), await namesFor(friend, { status: 1 })]).toEqual([[0], [0]])
    expect(await namesFor(owner)).toEqual([1, 'Tea house'])
    expect(await namesFor(owner, { status: 2 })).toEqual([0])

    expect(await owner.approveLinks({ body: { idList: [id, 999] } })).toBe(1)
    expect(await namesFor()).toEqual([1, 'Tea house'])
    expect(await owner.approveLinks({ body: { idList: [id] } })).toBe(0)
    expect(await notifications()).toEqual([
      { user_id: 1, type: 4, to_id: id, message: 'friend申请了友链“Tea house”，等您看看。' },
      { user_id: friend.id, type: 4, to_id: id, message: '您的友链“Tea house”已经挂上了。' },
    ])
  })

  it('waits for review again after a change by its applicant', async () => {
    const { friend, owner, namesFor, notifications, idOf } = await open()
    await friend.addLink({ body: site('Tea') })
    const id = await idOf('Tea')
    await owner.approveLinks({ body: { idList: [id] } })
    await friend.frontUpdateLink({ body: { ...site('Coffee'), id, status: 2 } as never })
    expect(await namesFor()).toEqual([0])
    expect((await notifications()).at(-1)?.message).toBe('friend修改了友链“Coffee”，等您看看。')
  })

  it('of an administrator is approved at once, and asks nobody', async () => {
    const { owner, friend, namesFor, notifications } = await open()
    expect(await owner.backAddLink({ body: site('Tea') })).toBe(true)
    expect(await namesFor()).toEqual([1, 'Tea'])
    expect(await notifications()).toEqual([])
    const wrong = { ...site('Tea'), url: 'javascript:alert(1)' }
    await expect(owner.backAddLink({ body: wrong })).rejects.toMatchObject({ status: 422 })
    await expect(friend.backAddLink({ body: site('x') })).rejects.toMatchObject({ status: 403 })
  })

  it('keeps its status after a change by an administrator', async () => {
    const { friend, owner, namesFor, idOf } = await open()
    await friend.addLink({ body: site('Tea') })
    const id = await idOf('Tea')
    await owner.approveLinks({ body: { idList: [id] } })
    await owner.backUpdateLink({ body: { ...site('Green tea'), id } })
    expect(await namesFor()).toEqual([1, 'Green tea'])
    expect(await owner.deleteLinks({ body: { idList: [id, 999] } })).toBe(1)
    expect(await namesFor(owner)).toEqual([0])
  })

  it('cannot be changed by another user', async () => {
    const { friend, owner, userClient, client, rows, idOf, notifications } = await open()
    await friend.addLink({ body: site('Tea') })
    const id = await idOf('Tea')
    const stranger = await userClient('stranger')
    const before = JSON.stringify([await rows(), await notifications()])
    const body = { ...site('Mine'), id }
    await expect(stranger.frontUpdateLink({ body })).rejects.toMatchObject({ status: 403 })
    await expect(client().frontUpdateLink({ body })).rejects.toMatchObject({ status: 401 })
    await expect(client().addLink({ body: site('x') })).rejects.toMatchObject({ status: 401 })
    const missing = { body: { ...site('Mine'), id: 999 } }
    await expect(friend.frontUpdateLink(missing)).rejects.toMatchObject({ status: 404 })
    await expect(owner.backUpdateLink(missing)).rejects.toMatchObject({ status: 404 })
    expect(JSON.stringify([await rows(), await notifications()])).toBe(before)
  })

  it.each([
    ['no name', { site_name: '  ' }, '请输入网站名称'],
    ['no description', { site_desc: '' }, '请输入网站描述'],
    [
      'a description of 126 characters',
      { site_desc: '字'.repeat(126) },
      'site_desc 过长，最多 125',
    ],
    ['no address', { url: '' }, '请输入带http://或https://的网站地址'],
    ['a script URL', { url: 'javascript:alert("http://")' }, '请输入带http://或https://的网站地址'],
    ['a number as address', { url: 7 }, '请输入带http://或https://的网站地址'],
    [
      'a picture of another site',
      { site_avatar: 'https://a.test/favicon.ico' },
      '图片只能用自己上传的',
    ],
  ])('is rejected with %s, and nothing is stored', async (_, changes, message) => {
    const { friend, rows, notifications } = await open()
    const body = site('Tea', changes)
    await expect(friend.addLink({ body })).rejects.toMatchObject({ status: 422, message })
    expect([await rows(), await notifications()]).toEqual([[], []])
  })

  it('uses an upload of its applicant', async () => {
    const { friend, queries, idOf } = await open()
    const content = new Blob([Uint8Array.from(await jpeg(40, 40))])
    const { url } = await friend.uploadPicture({ file: { content } })
    await friend.addLink({ body: site('Tea', { site_avatar: url }) })
    const uses = await queries.selectFrom('upload_uses').select('subject').execute()
    expect(uses).toEqual([{ subject: `link:${await idOf('Tea')}` }])
  })

  it('accepts five applications a minute', async () => {
    const { friend } = await open()
    for (let at = 0; at < 5; at += 1) await friend.addLink({ body: site(`s${at}`) })
    await expect(friend.addLink({ body: site('s5') })).rejects.toMatchObject({
      status: 429,
      message: '新增过于频繁 请稍后再试',
    })
  })
})

it('lists friend links in pages, oldest first, by name and day', async () => {
  const { queries, owner, namesFor } = await open()
  const DAY = 86_400_000
  const rows = Array.from({ length: 8 }, (_, at) => ({
    ...site(at === 7 ? '100%' : `site ${at}`),
    status: at < 7 ? LINK_STATUS.approved : LINK_STATUS.waiting,
    user_id: null,
    created_at: at * DAY,
    updated_at: 0,
  }))
  await queries.insertInto('links').values(rows).execute()
  expect(await namesFor()).toEqual([7, ...[0, 1, 2, 3, 4, 5].map((at) => `site ${at}`)])
  expect(await namesFor(undefined, { current: 2 })).toEqual([7, 'site 6'])
  expect(await namesFor(owner, { site_name: '%' })).toEqual([1, '100%'])
  expect(await namesFor(owner, { site_name: 'SITE 3' })).toEqual([1, 'site 3'])
  expect(await namesFor(owner, { time: ['1970-01-02', '1970-01-02'] })).toEqual([1, 'site 1'])
})
