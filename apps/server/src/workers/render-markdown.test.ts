import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

describe('rendering Markdown in a thread', () => {
  it('gives the HTML', async () => {
    const { article_html, article_text } = await renderMarkdown('# 兰亭\n\n*text*')
    expect(article_html).toContain('<em>text</em>')
    expect(article_text).toMatch(/兰亭\s+text/)
  })

  it('refuses a text that nests deeper than the renderer can follow', async () => {
    const nested = `$$\n${'\\sqrt{'.repeat(5_000)}x${'}'.repeat(5_000)}\n$$`
    await expect(renderMarkdown(nested)).rejects.toMatchObject({ key: 'articleTooComplex' })
  })

  it('refuses a text that takes too long, and goes on with the next', async () => {
    const endless = `\`\`\`\n${'{"a": [1, 2, "x"]} <b> $f(x) => y;\n'.repeat(20_000)}\`\`\``
    await expect(renderMarkdown(endless, 50)).rejects.toMatchObject({ key: 'articleTooComplex' })
    expect((await renderMarkdown('after')).article_html).toContain('after')
  })

  it('leaves the main thread free', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await renderMarkdown(`\`\`\`\n${'const a = "x"; if (b) { c() }\n'.repeat(300)}\`\`\``)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })
})
