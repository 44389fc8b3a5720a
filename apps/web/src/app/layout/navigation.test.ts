import { en } from '@lanting/copy/en'
import { zhCN } from '@lanting/copy/zh-CN'
import { expect, it } from 'vitest'
import { barOf, menuEntries } from './navigation.ts'

const labels = (site: Parameters<typeof menuEntries>[0]) => {
  const { main, more } = menuEntries(site, zhCN.header)
  return [main, more].map((entries) => entries.map(({ label }) => label))
}

it('shows the menu of the site', () => {
  const [main, more] = labels({ menu: [], hidden_sections: [] })
  expect(main).toEqual(
    ['home', 'timeline', 'category', 'tag', 'photoAlbum', 'talk', 'links', 'board'].map(
      (name) => zhCN.header[name as 'home'],
    ),
  )
  expect(more).toEqual([zhCN.header.front, zhCN.header.back])
})

it('has the links of the owner among its pages, without those to hidden pages', () => {
  const menu = [
    { entry: 'link', name: '小店', link: 'https://shop.test/' },
    { entry: 'moreLink', name: '订阅', link: '/feed.xml' },
    { entry: 'home', name: '' },
    { entry: 'link', name: '墙', link: '/message/list' },
  ] as const
  const [main, more] = labels({ menu: [...menu], hidden_sections: ['board'] })
  const { home, timeline, front, back } = zhCN.header
  expect(main?.slice(0, 3)).toEqual(['小店', home, timeline])
  expect(more).toEqual(['订阅', front, back])
  expect(main).not.toContain('墙')
})

it('needs a wide window for a long bar, and none is wide enough for many links', () => {
  const usual = [zhCN, en].map(({ header }) =>
    menuEntries({ menu: [], hidden_sections: [] }, header).main.map(({ label }) => label),
  )
  expect(usual.map(barOf)).toEqual([undefined, undefined])
  const [chinese = []] = usual
  expect(barOf([...chinese, '我的小店'])).toBe(undefined)
  expect(barOf([...chinese, '我的小店在这里', '我的相机'])).toBe('long')
  expect(barOf([...chinese, ...Array.from({ length: 10 }, () => '长'.repeat(20))])).toBe('endless')
})

it('follows the order and the names of the owner, and leaves hidden pages out', () => {
  const menu = [
    { entry: 'talk', name: '近况' },
    { entry: 'back', name: '' },
    { entry: 'home', name: '' },
  ] as const
  const [main, more] = labels({ menu: [...menu], hidden_sections: ['board', 'links'] })
  const { home, timeline, category, tag, photoAlbum, front, back } = zhCN.header
  expect(main).toEqual(['近况', home, timeline, category, tag, photoAlbum])
  expect(more).toEqual([back, front])
  expect(labels({ menu: [], hidden_sections: ['resources'] })[1]).toEqual([])
})
