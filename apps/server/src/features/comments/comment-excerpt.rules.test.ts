import { describe, expect, it } from 'vitest'
import { commentExcerpt } from './comment-excerpt.rules.ts'

describe('the excerpt of a comment', () => {
  it.each([
    ['a plain text', 'a plain text'],
    ['**bold** and *slanted*, ~~gone~~ and `code`', 'bold and slanted, gone and code'],
    ['***both*** __as__ well', 'both as well'],
    [
      'see [the page](https://example.com/a_b "title") and ![a cup](/a.png)',
      'see the page and a cup',
    ],
    ['> a quotation\n\n# a title\n- one\n- two\n1. three', 'a quotation a title one two three'],
    ['```js\nconst a = 1\n```\nafter', 'const a = 1 after'],
    ['snake_case_name and 2 * 3 * 4 = 24', 'snake_case_name and 2 * 3 * 4 = 24'],
    ['\\*not slanted\\*', '*not slanted*'],
    ['<p>old <b>markup</b></p>', 'old markup'],
  ])('of %j is %j', (content, excerpt) => {
    expect(commentExcerpt(content)).toBe(excerpt)
  })

  it('ends after about two lines', () => {
    expect(commentExcerpt('茶'.repeat(200))).toBe(`${'茶'.repeat(80)}…`)
    expect(commentExcerpt('😀'.repeat(81))).toBe(`${'😀'.repeat(80)}…`)
  })

  it('takes no long time for hostile texts', () => {
    const started = process.cpuUsage()
    for (const text of ['[', '*', '`', '_a', '![](', '\\', '> ']) commentExcerpt(text.repeat(5_000))
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  })
})
