import { LENGTH } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const group = (side: string, category: string, position: number) => ({
  side,
  category,
  name: `name of ${category}`,
  description: `about ${category}`,
  position,
})

const open = async () => {
  const opened = await shared.empty()
  const { queries } = opened.platform.database
  const groups = await queries
    .insertInto('resource_groups')
    .values([group('front', 'late', 2), group('front', 'early', 1), group('back', 'early', 1)])
    .returning(['id', 'side', 'category'])
    .execute()
  const idOf = (side: string, category: string) =>
    groups.find((row) => row.side === side && row.category === category)?.id ?? 0
  const site = (group_id: number, name: string, position: number) => ({
    group_id,
    name,
    url: `https://${name}.test`,
    description: `about ${name}`,
    position,
  })
  await queries
    .insertInto('resource_sites')
    .values([
      site(idOf('front', 'early'), 'second', 2),
      site(idOf('front', 'early'), 'first', 1),
      site(idOf('back', 'early'), 'other', 1),
    ])
    .execute()
  return opened
}

describe('groups of recommended sites', () => {
  it('are listed by side, in order', async () => {
    const { client } = await open()
    const [front, back] = await Promise.all([
      client().getResourceGroups({ params: { side: 'front' } }),
      client().getResourceGroups({ params: { side: 'back' } }),
    ])
    expect(front).toEqual([
      { category: 'early', name: 'name of early', desc: 'about early' },
      { category: 'late', name: 'name of late', desc: 'about late' },
    ])
    expect(back).toHaveLength(1)
  })

  it('are empty on a new site', async () => {
    const { client } = await shared.empty()
    expect(await client().getResourceGroups({ params: { side: 'front' } })).toEqual([])
  })

  it.each(['middle', 'Front', '__proto__', "front' or 1=1"])(
    'are rejected for %s',
    async (side) => {
      const { client } = await open()
      const request = client().getResourceGroups({ params: { side: side as 'front' } })
      await expect(request).rejects.toMatchObject({ status: 422 })
    },
  )
})

describe('a group of recommended sites', () => {
  it('lists its own sites, in order', async () => {
    const { client } = await open()
    const early = { side: 'front', category: 'early' } as const
    expect(await client().getSiteList({ params: early })).toEqual({
      category: 'early',
      name: 'name of early',
      desc: 'about early',
      list: [
        { name: 'first', url: 'https://first.test', desc: 'about first' },
        { name: 'second', url: 'https://second.test', desc: 'about second' },
      ],
    })
  })

  it('may be empty', async () => {
    const { client } = await open()
    const late = { side: 'front', category: 'late' } as const
    expect((await client().getSiteList({ params: late })).list).toEqual([])
  })

  it.each(['nothing', 'EARLY', '%', "early' --", '早'])('returns 404 for %s', async (category) => {
    const { client } = await open()
    const request = client().getSiteList({ params: { side: 'front', category } })
    await expect(request).rejects.toMatchObject({ status: 404, message: '没有这个分组' })
  })

  it('has a name of limited length', async () => {
    const { client } = await open()
    const category = 'x'.repeat(LENGTH.siteCategory + 1)
    const request = client().getSiteList({ params: { side: 'front', category } })
    await expect(request).rejects.toMatchObject({ status: 422 })
  })
})
