import { describe, expect, it } from 'vitest'
import { MENU_ENTRIES, SECTIONS } from './enumerations.ts'
import { PATHS } from './paths.ts'
import { isHiddenPath, wholeMenu } from './site-menu.ts'

describe('the menu', () => {
  it('keeps every link of the owner at its place', () => {
    const links = ['/archives?page=2', 'https://shop.test'].map(
      (link) => ({ entry: 'link', name: 'Shop', link }) as const,
    )
    const menu = wholeMenu([...links, { entry: 'moreLink', name: 'Feed', link: '/feed.xml' }])
    expect(menu.slice(0, 4).map(({ entry }) => entry)).toEqual(['link', 'link', 'moreLink', 'home'])
    expect(menu.slice(0, 2)).toEqual(links)
  })

  it('is that of the site without changes', () => {
    expect(wholeMenu([]).map(({ entry }) => entry)).toEqual(MENU_ENTRIES)
  })

  it('begins with the entries of the owner, each once, and loses none', () => {
    const talk = { entry: 'talk', name: '近况' } as const
    const menu = wholeMenu([talk, { entry: 'home', name: '' }, { entry: 'talk', name: 'again' }])
    expect(menu.slice(0, 3)).toEqual([
      talk,
      { entry: 'home', name: '' },
      { entry: 'timeline', name: '' },
    ])
    expect(menu.map(({ entry }) => entry).toSorted()).toEqual(MENU_ENTRIES.toSorted())
  })
})

it('hides the pages of a section and no others', () => {
  const hiddenBy = (...hidden: (typeof SECTIONS)[number][]) =>
    Object.values(PATHS).filter((path) => isHiddenPath(path, hidden))
  expect(hiddenBy()).toEqual([])
  expect(hiddenBy('music').every((path) => path.startsWith('/music/'))).toBe(true)
  expect(hiddenBy('board')).toEqual(['/message/list', '/message/publish', '/message/detail'])
  expect(hiddenBy('resources')).toEqual(['/resources/front', '/resources/back', '/siteList'])
  expect(hiddenBy(...SECTIONS)).toHaveLength(15)
  expect(hiddenBy(...SECTIONS)).not.toContain(PATHS.home)
})
