import { expect, it } from 'vitest'
import { slugAddresses } from './slug-addresses.ts'

const open = (idOfSlug: (slug: string) => Promise<number | undefined>) => {
  const asked: string[] = []
  let change = (_: readonly string[]) => {}
  const { plainAddress } = slugAddresses({
    idOfSlug: (slug) => {
      asked.push(slug)
      return idOfSlug(slug)
    },
    onChanged: (listener) => {
      change = listener
    },
  })
  return { asked, plainAddress, change: (table: string) => change([table]) }
}

it('asks once for the slug of an article, until articles change', async () => {
  const { asked, plainAddress, change } = open(async () => 7)
  expect(await plainAddress('/article/tea?x=1')).toBe('/article?id=7')
  change('comments')
  expect(await plainAddress('/article/tea')).toBe('/article?id=7')
  expect(asked).toEqual(['tea'])
  change('articles')
  await plainAddress('/article/tea')
  expect(asked).toEqual(['tea', 'tea'])
})

it('remembers nothing about an address that a visitor has invented', async () => {
  const { asked, plainAddress } = open(async () => undefined)
  expect(await plainAddress('/article/none')).toBe('/article/none')
  await plainAddress('/article/none')
  expect(asked).toEqual(['none', 'none'])
})

it('asks again after the database has not answered', async () => {
  let isAway = true
  const { plainAddress } = open(async () => {
    if (isAway) throw new Error('away')
    return 7
  })
  await expect(plainAddress('/article/tea')).rejects.toThrow('away')
  isAway = false
  expect(await plainAddress('/article/tea')).toBe('/article?id=7')
})
