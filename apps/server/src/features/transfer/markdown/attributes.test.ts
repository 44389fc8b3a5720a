import { describe, expect, it } from 'vitest'
import { withoutAttributes } from './attributes.ts'

describe('attributes of Markdown', () => {
  it.each([
    ['tea\n{.center}\n', 'tea\n\n'],
    ['![](a.png)\n{width=50% .wide #cup}', '![](a.png)\n'],
    ['> tea\n> {cite="Lu Yu"}', '> tea\n> '],
    ['## Tea {#tea .big}', '## Tea'],
    [
      'see [tea](#tea)\n\n## Green *tea* (hot) {#tea}',
      'see [tea](#Green%20*tea*%20(hot%29)\n\n## Green *tea* (hot)',
    ],
    ['![](a.png){: .center}', '![](a.png)'],
    ['`{.center}` and {:ok, pid}', '`{.center}` and {:ok, pid}'],
    ['```\n{.center}\n## Tea {#tea}\n```', '```\n{.center}\n## Tea {#tea}\n```'],
    ['a {tea}\n{tea}\n{ a: 1 }', 'a {tea}\n{tea}\n{ a: 1 }'],
  ])('are removed: %j', (written, expected) => {
    expect(withoutAttributes(written)).toBe(expected)
  })

  it('with a plus between the columns become the line of a table', () => {
    expect(withoutAttributes('| a | b |\n|---+:--|\n| 1 | 2 |')).toBe(
      '| a | b |\n|---|:--|\n| 1 | 2 |',
    )
    expect(withoutAttributes('```\n|---+---|\n```')).toBe('```\n|---+---|\n```')
  })

  it.each(['[TOC]', '[[toc]]', '[[_TOC_]]', '@[toc](Contents)', '$\x7Btoc}', '* list\n{:toc}'])(
    'for a table of contents are removed: %s',
    (mark) => {
      expect(withoutAttributes(`tea\n\n${mark}\n\ncup`)).toBe('tea\n\n\n\ncup')
      expect(withoutAttributes(`the \`${mark}\``)).toBe(`the \`${mark}\``)
    },
  )
})
