import type { ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { safeHtml } from './sanitise.ts'
import { FORMULAS } from './testing/formulas.ts'
import { offences } from './testing/offences.ts'
import { elementsOf } from './tree.ts'

/** Removes namespaces, which an HTML parser adds itself. */
function parsed(html: string): Root {
  const tree = fromHtml(html, { fragment: true })
  for (const element of elementsOf(tree)) delete element.properties.xmlns
  return tree
}

function withoutPositions(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
}

describe.each([true, false])('a KaTeX formula, displayMode %s', (displayMode) => {
  it.each(FORMULAS)('passes the sanitiser unchanged: %s', (tex) => {
    const options = { displayMode, throwOnError: false, strict: 'ignore' } as const
    const drawn = parsed(katex.renderToString(tex, options))
    const children = drawn.children as ElementContent[]
    const html = safeHtml({ type: 'element', tagName: 'p', properties: {}, children })
    expect(withoutPositions(parsed(html))).toEqual(withoutPositions(drawn))
    expect(offences(html)).toEqual([])
  })
})
