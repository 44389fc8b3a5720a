import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { codeTheme } from './code-theme.ts'
import { contrast, mix, parseColour, readable } from './colours.ts'
import { rulesOf } from './css-rules.ts'
import { textTheme } from './text-theme.ts'
import { pagePapers } from './theme-sheets.ts'

const require = createRequire(import.meta.url)
const sheet = (path: string) => readFileSync(require.resolve(path), 'utf8')

const ENOUGH = 4.5
const colourOf = (hex: string) => {
  const colour = parseColour(hex, [0, 0, 0])
  if (!colour) throw new Error(`${hex} is no colour`)
  return colour
}

const OTHER_CODE = CODE_THEMES.filter((name) => name !== 'atom')
const codeSheet = (name: string) => {
  const light = name === 'github' ? 'github' : `${name}-light`
  return codeTheme(
    name,
    sheet(`highlight.js/styles/${light}.min.css`),
    sheet(`highlight.js/styles/${name}-dark.min.css`),
  )
}

describe.each(OTHER_CODE)('the code theme %s', (name) => {
  const rules = rulesOf(codeSheet(name))

  it.each(['light', 'dark'])('has readable colours, by %s', (scheme) => {
    const own = rules.filter(({ selectors }) =>
      selectors.every(
        (one) => one.startsWith('[data-color-scheme="dark"]') === (scheme === 'dark'),
      ),
    )
    const frame = new Map(own[0]?.declarations)
    const picture = frame.get('--code-picture') ?? ''
    const papers = [frame.get('--code-paper') ?? '', ...(picture.match(/#[\da-f]{6}/g) ?? [])]
    const ink = colourOf(frame.get('--code-ink') ?? '')
    const colours = [
      ...['--code-ink', '--code-quiet', '--code-number'].map((one) => frame.get(one) ?? ''),
      ...own
        .slice(1)
        .flatMap(({ declarations }) =>
          declarations.filter(([name]) => name === 'color').map(([, value]) => value),
        ),
    ]
    expect(colours.length).toBeGreaterThan(8)
    for (const paper of papers.map(colourOf)) {
      // A marked line mixes a little ink into its paper.
      for (const ground of [paper, mix(paper, ink, 0.08)]) {
        for (const colour of colours) {
          expect(contrast(colourOf(colour), ground), colour).toBeGreaterThanOrEqual(ENOUGH)
        }
      }
    }
  })

  it('touches nothing but its own code, and keeps the layout', () => {
    for (const { selectors, declarations } of rules) {
      for (const selector of selectors) expect(selector).toContain(`[data-code-theme="${name}"]`)
      for (const [property] of declarations) expect(property).toMatch(/^(?:--code|color|font-)/)
    }
  })
})

describe.each(PREVIEW_THEMES.filter((name) => name !== 'default'))('the text theme %s', (name) => {
  it('touches nothing but its own text, and no code', async () => {
    const css = textTheme(name, sheet(`@vavt/markdown-theme/css/${name}.css`), await pagePapers())
    const selectors = rulesOf(css).flatMap((rule) => rule.selectors)
    expect(selectors.length).toBeGreaterThan(20)
    for (const selector of selectors) {
      expect(selector).toContain(`.${name}-theme`)
      expect(selector).not.toMatch(
        /md-editor-code|data-theme|mermaid|katex|(?<!:not\(pre\)>)\bcode/,
      )
    }
    expect(css).not.toContain('@keyframes')
    // Tables scroll in the box of the page, and brackets of footnotes are drawn behind links.
    expect(css).not.toMatch(/(?<!\w)table\{[^}]*(?:overflow|display)|\ba::after|tr:hover/)
  })
})

it('finds the nearest readable shade', () => {
  const white = colourOf('#ffffff')
  const pale = colourOf('#36ace1')
  expect(contrast(pale, white)).toBeLessThan(ENOUGH)
  const shade = readable(pale, [white], ENOUGH)
  expect(contrast(shade, white)).toBeGreaterThanOrEqual(ENOUGH)
  expect(contrast(shade, white)).toBeLessThan(ENOUGH + 1)
  expect(readable(colourOf('#123456'), [white], ENOUGH)).toEqual(colourOf('#123456'))
})
