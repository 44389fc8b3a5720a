import { describe, expect, inject, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const ENDLESS: [string, string][] = [
  ['pictures', '!['.repeat(50_000)],
  ['cells of a table', `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'a\n'.repeat(50_000)}`],
  ['headings of one name', '# a\n'.repeat(50_000)],
  ['formulas', '$\\frac{a}{b}$ '.repeat(10_000)],
  ['formulas in formulas', `$${'\\sqrt{'.repeat(300)}x${'}'.repeat(300)}$`],
  ['code', `\`\`\`js\n${'a'.repeat(100_000)}\n\`\`\``],
  ['spaces', `${' '.repeat(200_000)}x`],
]

describe('rendering Markdown in a thread', () => {
  it('returns the HTML', async () => {
    const { article_html, article_text } = await renderMarkdown('# 兰亭\n\n*text*')
    expect(article_html).toContain('<em>text</em>')
    expect(article_text).toMatch(/兰亭\s+text/)
  })

  it('rejects a text that nests too deep for the renderer', async () => {
    const nested = `$$\n${'\\sqrt{'.repeat(5_000)}x${'}'.repeat(5_000)}\n$$`
    await expect(renderMarkdown(nested)).rejects.toMatchObject({ key: 'articleTooComplex' })
  })

  it('rejects a text that takes too long, and continues with the next', async () => {
    const endless = `\`\`\`\n${'{"a": [1, 2, "x"]} <b> $f(x) => y;\n'.repeat(20_000)}\`\`\``
    await expect(renderMarkdown(endless, { withinMs: 50 })).rejects.toMatchObject({
      key: 'articleTooComplex',
    })
    expect((await renderMarkdown('after')).article_html).toContain('after')
  })

  it.each([
    ['quotations', '>'.repeat(10_000)],
    ['brackets', '['.repeat(10_000)],
    ['lists', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['HTML', '<div>'.repeat(10_000)],
  ])('bounds how deep %s are nested', async (_, text) => {
    const { article_html } = await renderMarkdown(text)
    expect(article_html.match(/<blockquote>|<[uo]l>|<div/g)?.length ?? 0).toBeLessThan(200)
  })

  it.each(inject('long') ? ENDLESS : ENDLESS.slice(0, 1))(
    'renders or rejects endless %s',
    async (_, text) => {
      const outcome = await renderMarkdown(text).then(
        () => 'rendered',
        ({ key }) => key,
      )
      expect(['rendered', 'articleTooComplex']).toContain(outcome)
      expect((await renderMarkdown('after')).article_html).toContain('after')
    },
  )

  it('does not block the main thread', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await renderMarkdown(`\`\`\`\n${'const a = "x"; if (b) { c() }\n'.repeat(300)}\`\`\``)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })
})
