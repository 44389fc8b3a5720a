import type { MarkdownIt, Plugin } from './markdown-it.ts'

const DOLLAR = '$'

/** The delimiters of the preview's own rule. Its `$` would read prices as formulas. */
const OTHER_DELIMITERS = [
  { open: '$$', close: '$$' },
  { open: '\\[', close: '\\]' },
  { open: '\\(', close: '\\)' },
]

const isEscaped = (text: string, place: number) => {
  let first = place
  while (text[first - 1] === '\\') first -= 1
  return (place - first) % 2 === 1
}

function nextDollar(text: string, from: number): number {
  let place = text.indexOf(DOLLAR, from)
  while (place !== -1 && isEscaped(text, place)) place = text.indexOf(DOLLAR, place + 1)
  return place
}

/**
 * Pandoc's rule: no space after the opening dollar, none before the closing one, and no digit after
 * that. Returns the end of the formula that begins here, or `undefined`.
 */
export function endOfFormula(text: string, start: number): number | undefined {
  if (/^[\s$]?$/.test(text[start + 1] ?? '')) return undefined
  const end = nextDollar(text, start + 1)
  if (end === -1 || /\s/.test(text[end - 1] ?? '') || /\d/.test(text[end + 1] ?? '')) return
  return end
}

function readDollarFormulas(md: MarkdownIt): void {
  md.inline.ruler.before('math_inline', 'dollar_formula', (state, silent) => {
    if (state.src[state.pos] !== DOLLAR) return false
    const end = endOfFormula(state.src, state.pos)
    if (end === undefined || end >= state.posMax) return false
    if (!silent) {
      const token = state.push('math_inline', 'span', 0)
      token.attrSet('class', 'md-editor-katex-inline')
      token.markup = DOLLAR
      token.content = state.src.slice(state.pos + 1, end)
    }
    state.pos = end + 1
    return true
  })
}

/** The preview's formula plugin, with our rule for the dollar. */
export function withDollarFormulas(formulas: Plugin): Plugin {
  return {
    ...formulas,
    options: { ...formulas.options, inlineDelimiters: OTHER_DELIMITERS },
    plugin: (md: MarkdownIt, options: unknown) => {
      formulas.plugin(md, options)
      readDollarFormulas(md)
    },
  }
}
