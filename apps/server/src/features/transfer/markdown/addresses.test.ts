import { describe, expect, it } from 'vitest'
import { innerLinksOf, picturesOf, replaceAddresses } from './addresses.ts'
import { plainPath } from './old-paths.ts'
import { fileOf } from './pictures.ts'

describe('pictures of a text', () => {
  const text = `![a](x.png "t") ![](<a b.jpg>) ![](/i/(1).png) <img alt="" src='y.gif'> [link](z.png)`

  it('are found, without links', () => {
    expect(picturesOf(text)).toEqual(['x.png', 'a b.jpg', '/i/(1).png', 'y.gif'])
  })

  it.each([
    'a `![](x.png)` b `` `![](y.png) ``',
    '```md\n![](x.png) <img src="y.png">\n```',
    '- a\n\n      ~~~\n      ![](x.png)\n      ~~~',
    '> ```\n> ![](x.png)\n> ```',
  ])('are no pictures in code: %j', (code) => {
    expect(picturesOf(`${code}\n\n![](cup.png)`)).toEqual(['cup.png'])
    expect(replaceAddresses(code, new Map([['x.png', '/uploads/1']]))).toBe(code)
  })

  it('are found behind a mark of code without an end', () => {
    expect(picturesOf('a ` b\n\n![](x.png) ` c ![](y.png)')).toEqual(['x.png', 'y.png'])
  })

  it('are apart from links inside of the blog', () => {
    const links =
      '[a](../b.html#c) [d](/e/) [f](https://g.test) [h](#i) [![j](k.png)](l.zip) `[m](n)`'
    expect(innerLinksOf(links)).toEqual(['../b.html#c', '/e/', 'l.zip'])
  })

  it('are replaced without changing the rest', () => {
    const found = new Map([
      ['x.png', '/uploads/1'],
      ['a b.jpg', '/uploads/2'],
      ['y.gif', '/uploads/3'],
      ['z.png', '/linked'],
    ])
    expect(replaceAddresses(text, found)).toBe(
      `![a](/uploads/1 "t") ![](/uploads/2) ![](/i/(1).png) <img alt="" src='/uploads/3'> [link](/linked)`,
    )
  })

  it.each([
    ['x.png', 'source/_posts/x.png'],
    ['./x.png', 'source/_posts/x.png'],
    ['in-asset.png', 'source/_posts/tea/in-asset.png'],
    ['/images/y.png', 'source/images/y.png'],
    ['../images/y.png?v=1', 'source/images/y.png'],
    ['a%20b.png', 'source/_posts/a b.png'],
    ['../../../etc/passwd', undefined],
    ['/../secret', undefined],
    ['https://a.test/x.png', undefined],
    ['//a.test/x.png', undefined],
    ['data:image/png;base64,x', undefined],
    ['..\\images\\y.png', 'source/images/y.png'],
    ['missing.png', undefined],
  ])('%s resolves to the file %s', (address, expected) => {
    const files = [
      'source/_posts/x.png',
      'source/_posts/tea/in-asset.png',
      'source/images/y.png',
      'source/_posts/a b.png',
    ]
    const has = (path: string) => files.includes(path)
    expect(fileOf(address, { path: 'source/_posts/tea.md', has })).toBe(expected)
  })
})

describe('an old address', () => {
  it.each([
    ['/a/b/', '/a/b'],
    ['a/b/index.html', '/a/b'],
    ['https://me.test/a?b#c', '/a'],
    ['/%E8%8C%B6/', '/茶'],
    ['/100%/x', '/100%/x'],
    ['/?p=12', '/?p=12'],
    ['https://me.test?page_id=12', '/?p=12'],
    ['/index.php?lang=en&p=12#more', '/?p=12'],
    ['/?p=tea', undefined],
    ['/a?p=12', '/a'],
    ['/', undefined],
    ['/api/article/add', undefined],
    ['/uploads/x', undefined],
    [`/${'x'.repeat(600)}`, undefined],
    ['/a\u0000b', undefined],
  ])('%s is stored as %s', (address, expected) => {
    expect(plainPath(address)).toBe(expected)
  })
})
