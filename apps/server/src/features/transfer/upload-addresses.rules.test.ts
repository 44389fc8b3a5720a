import { describe, expect, it } from 'vitest'
import { oldUploadPaths } from './upload-addresses.rules.ts'

const POST = { key: 'source/_posts/tea.md', oldPaths: ['/2020/05/tea'], isPublic: true }

describe('the old address of a picture', () => {
  it.each([
    [
      'https://old.test/wp-content/uploads/2020/05/cup.jpg?w=5',
      ['/wp-content/uploads/2020/05/cup.jpg'],
    ],
    [
      '//old.test/blog/wp-content/uploads/2020/cup-300x200.jpg',
      ['/blog/wp-content/uploads/2020/cup-300x200.jpg', '/blog/wp-content/uploads/2020/cup.jpg'],
    ],
    ['/content/images/2020/%E5%A3%B6.png', ['/content/images/2020/壶.png']],
    [
      '/content/images/size/w600/2020/cup.jpg',
      ['/content/images/size/w600/2020/cup.jpg', '/content/images/2020/cup.jpg'],
    ],
    ['/assets/img/cup-300x200.png', ['/assets/img/cup-300x200.png']],
    ['cup.jpg', ['/2020/05/tea/cup.jpg']],
    ['../cup.jpg', ['/2020/05/cup.jpg']],
    ['https://i.elsewhere.test/cup.jpg', []],
    ['/uploads/cup.jpg', []],
    ['data:image/png;base64,AAAA', []],
    ['D:\\blog\\cup.jpg', []],
    ['https://:x/cup.jpg', []],
  ])('of %s is %j', (address, expected) => {
    expect(oldUploadPaths(address, POST)).toEqual(expected)
  })

  it('is known by the host of the blog', () => {
    const address = 'https://tea.test/pictures/cup.jpg'
    expect(oldUploadPaths(address, { ...POST, site: 'https://tea.test/blog' })).toEqual([
      '/pictures/cup.jpg',
    ])
  })

  it('of a text that only some may read is given up', () => {
    expect(oldUploadPaths('/a/cup.jpg', { ...POST, isPublic: false })).toEqual([])
  })

  it('is relative to a file, and unknown for a text without an address and for our own export', () => {
    const at = (key: string, ...oldPaths: string[]) =>
      oldUploadPaths('cup.jpg', { key, oldPaths, isPublic: true })
    expect(at('a.md', '/2020/tea.html')).toEqual(['/2020/cup.jpg'])
    expect(at('a.md')).toEqual([])
    expect(at('articles/12-tea.md', '/2020/tea')).toEqual([])
  })
})
