import { describe, expect, it } from 'vitest'
import { renderArticle } from './index.ts'

const idsIn = (html: string) => [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map((match) => match[1])

describe('headings', () => {
  it('have level, visible text and id, in reading order', () => {
    const { headings } = renderArticle('# 安装 *Node* `26`\n\n### Why $x^2$?')
    expect(headings).toEqual([
      { level: 1, text: '安装 Node 26', id: 'h-安装-node-26' },
      { level: 3, text: 'Why x^2?', id: 'h-why-x-2' },
    ])
  })

  it.each([
    ['equal texts', '# a\n# a\n# a'],
    ['texts that look like a suffix', '# a\n# a-2\n# a\n# a 2\n# a'],
    ['texts without letters', '# 🎉\n# !!!\n# …'],
    ['texts that differ in case or marks', '# A\n# a!\n# **a**'],
    ['names of the prototype', '# constructor\n# __proto__\n# constructor'],
    ['headings inside other blocks', '# a\n> # a\n\n- # a\n\n!!! tip x\n# a\n!!!'],
    ['very long texts', `# ${'长'.repeat(500)}\n# ${'长'.repeat(501)}`],
  ])('have unique ids, the same in the page and in the list: %s', (_, markdown) => {
    const { html, headings } = renderArticle(markdown)
    const ids = headings.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(idsIn(html)).toEqual(ids)
  })

  it('have ids that cannot clash with ids and names of the page', () => {
    const { headings } = renderArticle('# root\n# __REACT_DEVTOOLS_GLOBAL_HOOK__\n# location')
    for (const { id } of headings) expect(id).toMatch(/^h-/)
  })

  it('without text have neither id nor entry', () => {
    const { html, headings } = renderArticle('#\n\n## b')
    expect(headings.map(({ text }) => text)).toEqual(['b'])
    expect(idsIn(html)).toEqual(['h-b'])
  })

  it('are targets of links that name their text', () => {
    const { html } = renderArticle('# 快速 Start\n\n[a](#快速-start) [b](#nowhere) [c](#%FF)')
    expect(html).toContain('<a href="#h-快速-start">a</a>')
    expect(html).toContain('<a href="#nowhere">b</a>')
    expect(html).toContain('<a href="#%FF">c</a>')
  })
})
