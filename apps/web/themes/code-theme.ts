import { type Colour, formatColour, mix, paperShade, parseColour, readable } from './colours.ts'
import { formatRule, onScreen, type Rule, rulesOf } from './css-rules.ts'

/** More than the 4.5 of WCAG, because marked and changed lines have their own background. */
const LEAST_CONTRAST = 6

const MIDDLE: Colour = [128, 128, 128]
const HEX = /#[\da-f]{6}\b|#[\da-f]{3}\b/gi

const declared = (rules: readonly Rule[], selector: string, ...names: string[]) =>
  rules
    .filter(({ selectors }) => selectors.includes(selector))
    .flatMap(({ declarations }) => declarations)
    .find(([name]) => names.includes(name))?.[1] ?? ''

const shaded = (value: string, isLight: boolean) =>
  value.replace(HEX, (hex) => formatColour(paperShade(parseColour(hex, MIDDLE) ?? MIDDLE, isLight)))

/** A gradient has several papers. */
const papersOf = (value: string) =>
  (value.match(HEX) ?? []).map((hex) => parseColour(hex, MIDDLE) ?? MIDDLE)

const isToken = ({ media, selectors }: Rule) =>
  media === '' && selectors.every((selector) => selector.startsWith('.hljs-'))

const themeRules = (css: string, scope: string, isLight: boolean): Rule[] => {
  const rules = rulesOf(css)
  const image = declared(rules, '.hljs', 'background-image')
  const paper = shaded(image || declared(rules, '.hljs', 'background', 'background-color'), isLight)
  const papers = papersOf(paper)
  const fit = (value: string, least = LEAST_CONTRAST) => {
    const colour = parseColour(value, MIDDLE)
    return colour ? formatColour(readable(colour, papers, least)) : value
  }
  const ink = fit(declared(rules, '.hljs', 'color'), LEAST_CONTRAST + 1)
  const comment = fit(declared(rules, '.hljs-comment', 'color'))
  const [first = MIDDLE] = papers
  // On a gradient, no colour of the line numbers would hide the code that scrolls below them.
  const onGradient = [
    ['--code-picture', paper],
    ['--code-ground', 'transparent'],
    ['--code-number-position', 'static'],
  ] as const
  const frame: Rule = {
    media: '',
    selectors: [`${scope} .md-editor-code`],
    declarations: [
      ['--code-paper', image ? formatColour(first) : paper],
      ['--code-ink', ink],
      ['--code-quiet', comment],
      ['--code-number', comment],
      ['--code-line', formatColour(mix(first, isLight ? [0, 0, 0] : [255, 255, 255], 0.12))],
      ...(image ? onGradient : []),
    ],
  }
  const tokens = rules.filter(isToken).map(({ media, selectors, declarations }) => ({
    media,
    selectors: selectors.map((selector) => `${scope} ${selector}`),
    declarations: declarations
      .filter(([name]) => !name.startsWith('background'))
      .map(([name, value]) => [name, name === 'color' ? fit(value) : value] as const),
  }))
  return [frame, ...tokens]
}

/**
 * Makes one style sheet of the two of a code theme: limited to its name and scheme, with readable
 * colours, and without the layout, which is ours.
 */
export const codeTheme = (name: string, light: string, dark: string): string => {
  const scope = `[data-code-theme="${name}"]`
  const rules = [
    ...themeRules(light, scope, true),
    ...themeRules(dark, `[data-color-scheme="dark"] ${scope}`, false).map(onScreen),
  ]
  return rules.map(formatRule).join('\n')
}
