import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const group = (category: string, changes: object = {}) => ({
  side: 'front' as const,
  category,
  name: category,
  desc: '',
  ...changes,
})
const site = (group_id: number, name: string, changes: object = {}) => ({
  group_id,
  name,
  url: `https://example.com/${name}`,
  desc: 'd',
  ...changes,
})

const open = async () => {
  const opened = await shared.empty()
  return { ...opened, owner: await opened.ownerClient() }
}

describe('recommended sites', () => {
  it('are listed in the saved order', async () => {
    const { owner, client } = await open()
    const { id: a } = await owner.addResourceGroup({ body: group('a') })
    const { id: b } = await owner.addResourceGroup({ body: group('b') })
    await owner.addResourceGroup({ body: group('a', { side: 'back' }) })
    const { id: x } = await owner.addRecommendedSite({ body: site(a, 'x') })
    const { id: y } = await owner.addRecommendedSite({ body: site(a, 'y') })
    await owner.orderResourceGroups({ body: { side: 'front', idList: [b, a] } })
    await owner.orderRecommendedSites({ body: { group_id: a, idList: [y, x] } })
    const groups = await client().getResourceGroups({ params: { side: 'front' } })
    expect(groups.map(({ category }) => category)).toEqual(['b', 'a'])
    const list = async (category: string) =>
      (await client().getSiteList({ params: { side: 'front', category } })).list.map(
        ({ name }) => name,
      )
    expect(await list('a')).toEqual(['y', 'x'])
    await owner.updateRecommendedSite({ body: { id: x, ...site(b, 'moved') } })
    expect([await list('a'), await list('b')]).toEqual([['y'], ['moved']])
    expect(await owner.getResources()).toMatchObject([
      { id: b, side: 'front', list: [{ id: x, name: 'moved' }] },
      { id: a, list: [{ id: y }] },
      { side: 'back', list: [] },
    ])
    await owner.deleteRecommendedSite({ params: { id: y } })
    await owner.updateResourceGroup({ body: { id: a, ...group('c', { name: 'new' }) } })
    expect(await list('c')).toEqual([])
    await owner.deleteResourceGroup({ params: { id: b } })
    await expect(list('b')).rejects.toMatchObject({ status: 404 })
    expect(await owner.getResources()).toHaveLength(2)
  })

  it('have a unique key on each side', async () => {
    const { owner } = await open()
    await owner.addResourceGroup({ body: group('a') })
    const { id } = await owner.addResourceGroup({ body: group('b') })
    const taken = { status: 409, message: '这一侧已经有相同的分组' }
    await expect(owner.addResourceGroup({ body: group('a') })).rejects.toMatchObject(taken)
    await expect(owner.updateResourceGroup({ body: { id, ...group('a') } })).rejects.toMatchObject(
      taken,
    )
  })

  it('reject links that are no websites, and unknown ids', async () => {
    const { owner } = await open()
    const { id } = await owner.addResourceGroup({ body: group('a') })
    const add = (changes: object) =>
      owner.addRecommendedSite({ body: site(id, 'x', changes) as never })
    await expect(add({ url: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 422 })
    await expect(add({ group_id: 99 })).rejects.toMatchObject({ status: 404 })
    await expect(add({ name: 'x'.repeat(56) })).rejects.toMatchObject({ status: 422 })
    await expect(owner.addResourceGroup({ body: group('../x') as never })).rejects.toMatchObject({
      status: 422,
    })
    for (const call of [owner.deleteRecommendedSite, owner.deleteResourceGroup]) {
      await expect(call({ params: { id: 99 } })).rejects.toMatchObject({ status: 404 })
    }
    await expect(
      owner.orderRecommendedSites({ body: { group_id: id, idList: [99] } }),
    ).rejects.toMatchObject({ status: 409 })
  })
})
