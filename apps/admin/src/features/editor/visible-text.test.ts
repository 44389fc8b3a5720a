import { readingTime } from '@lanting/contract'
import { renderArticle } from '@lanting/markdown'
import { expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

it.each([
  ['plain text', '等待 hello world，2026'],
  ['marks', '**粗** and *slanted*, ~~gone~~, ==marked==, `code`'],
  ['links', '[the *words*](https://example.org/a/long/address "Title") and <https://example.org>'],
  ['pictures', '前 ![alternative text](/uploads/a-b-c.webp) 后'],
  ['headings and lists', '## 水\n\n- one\n- two\n\n1. three\n\n> four'],
  ['code', '```ts title="a.ts" {2}\nconst tea = 1\nconst cup = 2\n```'],
  ['reference links', 'See [this][1].\n\n[1]: https://example.org/some/where'],
  ['galleries', '::: gallery\n![one](/a.webp)\n\n![two](/b.webp)\n:::'],
  ['folds', '::: details More *words*\n\nhidden\n\n:::'],
  ['widths', '前 ![picture](/a.webp){width=60%} 后\n\n![picture](/a.webp){wide}'],
  ['callouts', '> [!TIP] Warm *water*\n> first'],
  ['tables', '| a | b |\n| --- | --- |\n| one | two three |'],
])('has as many words as the page: %s', (_, markdown) => {
  expect(readingTime(visibleText(markdown)).words).toBe(
    readingTime(renderArticle(markdown).text).words,
  )
})
