import { describe, expect, it } from 'vitest'
import { readMarkdown } from './markdown-blocks.ts'
import { type Inline, readInline } from './markdown-inline.ts'

/** Shows pieces as text: `<strong>a</strong>`. */
const shown = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (piece.tag === 'code') return `<code>${piece.text}</code>`
      const start = piece.tag === 'a' ? `a ${piece.href}` : piece.tag
      return `<${start}>${shown(piece.children)}</${piece.tag}>`
    })
    .join('')

describe('a line of a comment', () => {
  it.each([
    ['plain 文字 🍵', 'plain 文字 🍵'],
    ['a **bold** b', 'a <strong>bold</strong> b'],
    ['a __bold__ b', 'a <strong>bold</strong> b'],
    ['an *italic* word', 'an <em>italic</em> word'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**bold *and* italic**', '<strong>bold <em>and</em> italic</strong>'],
    ['中文**强调**中文', '中文<strong>强调</strong>中文'],
    ['他说**“你好”**。', '他说<strong>“你好”</strong>。'],
    ['`a *b*` and ``c ` d``', '<code>a *b*</code> and <code>c ` d</code>'],
    ['[tea](https://a.test/x)', '<a https://a.test/x>tea</a>'],
    ['[**tea**](https://a.test/(x))', '<a https://a.test/(x)><strong>tea</strong></a>'],
    ['**https://a.test/x_y_z**', '<strong>https://a.test/x_y_z</strong>'],
    ['\\*not\\* \\[this\\](https://a.test)', '*not* [this](https://a.test)'],
  ])('reads %s', (text, html) => {
    expect(shown(readInline(text))).toBe(html)
  })

  it.each([
    '2*3*4 = 24, a ** b ** c',
    'snake_case_name',
    '**, **** it, darning',
    '坏话是**，又是**。',
    '是\u2060*\u2060\u2060*\u2060你是\u2060*\u2060\u2060*\u2060，*半',
    '**open, *open, `open',
    '* * *',
    '****',
    '![a](https://a.test/x.png)',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.test)',
    '[a](/article?id=1)',
    '[a] (https://a.test)',
    '[](https://a.test)',
    '<img src=x onerror=alert(1)>',
    '# no heading',
    '| no | table |',
    '~~nothing~~',
    '<https://a.test/x>',
  ])('keeps %s as text', (text) => {
    expect(readInline(text)).toEqual([text])
  })

  it('does not nest without end', () => {
    const depthOf = (piece: Inline): number =>
      typeof piece === 'string' || piece.tag === 'code' ? 0 : 1 + depth(piece.children)
    const depth = (pieces: readonly Inline[]): number => Math.max(0, ...pieces.map(depthOf))
    const text = `${' *a _b'.repeat(50)}${'b_ a*'.repeat(50)}`
    expect(depth(readInline(text))).toBeLessThan(10)
  })
})

describe('a comment', () => {
  it('keeps its line breaks', () => {
    expect(readMarkdown('one\ntwo\n\nthree')).toEqual([
      { tag: 'p', children: ['one\ntwo\n\nthree'] },
    ])
  })

  it('has code, quotes and lists', () => {
    const text = [
      'before',
      '```ts',
      'const a = **b**',
      '',
      '> c',
      '```',
      '> quoted *text*',
      '> - in it',
      '- one',
      '  more',
      '* two',
      '3. three',
      '4) four',
      'after',
    ].join('\n')
    expect(readMarkdown(text)).toEqual([
      { tag: 'p', children: ['before'] },
      { tag: 'pre', text: 'const a = **b**\n\n> c' },
      {
        tag: 'blockquote',
        children: [
          { tag: 'p', children: ['quoted ', { tag: 'em', children: ['text'] }] },
          { tag: 'ul', start: 1, items: [['in it']] },
        ],
      },
      { tag: 'ul', start: 1, items: [['one\nmore'], ['two']] },
      { tag: 'ol', start: 3, items: [['three'], ['four']] },
      { tag: 'p', children: ['after'] },
    ])
  })

  it('has no headings, tables or rules', () => {
    const text = '# a\n| b | c |\n| - | - |\n---\n===\n    indented'
    expect(readMarkdown(text)).toEqual([{ tag: 'p', children: [text] }])
  })

  it('limits quotes in quotes', () => {
    expect(JSON.stringify(readMarkdown('>'.repeat(500)))).toMatch(
      /^(?:(?!blockquote).)*(?:blockquote(?:(?!blockquote).)*){3}$/,
    )
  })
})
