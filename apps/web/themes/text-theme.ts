import { type Colour, contrast, formatColour, mix, parseColour, readable } from './colours.ts'
import { formatRule, onScreen, type Rule, rulesOf } from './css-rules.ts'

export interface Papers {
  readonly light: Colour
  readonly dark: Colour
}

/** More than the 4.5 of WCAG, because stripes and quotations differ a little from the page. */
const LEAST_CONTRAST = 5.5

/**
 * The page has its own styles for code, diagrams, formulas and links without words. What a theme
 * draws behind a link would take the place of what the page writes there.
 */
const OURS =
  /md-editor-code|md-editor-scrn|mermaid|katex|\[dir=rtl\]|md-editor-dark|\b(?:pre|details)\b|:empty|::selection|\btr:hover|\ba(?::\w+)?::after/

const DARK = '.md-editor[data-theme=dark]'
const WHEN_DARK = '[data-color-scheme="dark"] .md-editor'

/** Limits a selector to the theme, because other themes may be loaded too. */
const scoped = (selector: string, theme: string): string => {
  const named = selector
    .replace(DARK, WHEN_DARK)
    .replaceAll('.md-editor-preview', `.${theme}`)
    .replace(/(?<![\w-])code(?![\w-])/g, ':not(pre)>code')
  return named.includes(theme) ? named : named.replace(/\.md-editor(?= )/, `.md-editor .${theme}`)
}

const TEXT_COLOUR = /^(?:color|--md-(?:theme|admonition)-.*color)$/
/** Names of colours that are not of a text. */
const OTHER_COLOUR = /bg-|border|stripe|table-th-|table-tr|slct/
const TABLE_HEAD = '--md-theme-table-th'

/** The background on which a rule's own text stands; the page unless the rule names another. */
const paperOf = (name: string, rule: Rule, page: Colour): Colour => {
  const values = new Map(rule.declarations)
  const own = [
    name === 'color' ? 'background-color' : name.replace(/-color$/, '-bg-color'),
    name === 'color' ? 'background' : name.replace(/-inline-color$/, '-bg-color'),
    name === `${TABLE_HEAD}t-color` ? `${TABLE_HEAD}-color` : '',
  ].flatMap((partner) => (partner === name ? [] : (values.get(partner) ?? [])))
  return own.map((value) => parseColour(value, page)).find(Boolean) ?? page
}

/** The background of quotations and cells, on which all colours of the text have to be readable. */
const PAPER = /^--md-theme-(?:(?:block)?quote|table)-(?:\w+-)*(?:bg|stripe|th|nc)-color$/
/** How much a background may differ from the page, as a contrast. */
const MOST_DIFFERENCE = LEAST_CONTRAST / 4.6

/** Mixes the page into a background until it differs little. */
const nearPage = (paper: Colour, page: Colour): Colour => {
  let near = paper
  for (let share = 0; contrast(near, page) > MOST_DIFFERENCE; share += 0.04) {
    near = mix(paper, page, share)
  }
  return near
}

const withQuietPapers = (rule: Rule, page: Colour): Rule => ({
  ...rule,
  declarations: rule.declarations.map(([name, value]) => {
    const paper = PAPER.test(name) ? parseColour(value, page) : undefined
    return [name, paper ? formatColour(nearPage(paper, page)) : value] as const
  }),
})

/** Tables scroll in the box of the page. */
const isTableLayout = (name: string) => /^(?:display|overflow(?:-x)?|max-width)$/.test(name)

const withoutTableLayout = (rule: Rule): Rule =>
  rule.selectors.every((selector) => /\btable$/.test(selector))
    ? { ...rule, declarations: rule.declarations.filter(([name]) => !isTableLayout(name)) }
    : rule

/** A pattern behind the text is fainter than its author drew it. */
const calmed = (name: string, value: string) =>
  name === 'background-image' ? value.replaceAll('0.25)', '0.06)') : value

/** The size of the text for which a theme was looked at; narrow windows have their own rules. */
const TEXT_PX = { wide: 17, narrow: 16 }
const HEADING = /\bh[1-6]$/

/** The headings of every theme grow with the text that the reader chooses. */
const withRelativeSizes = (rule: Rule): Rule => {
  if (!rule.selectors.every((selector) => HEADING.test(selector))) return rule
  const em = rule.media === '' ? TEXT_PX.wide : TEXT_PX.narrow
  const declarations = rule.declarations.map(([name, value]) => {
    const [, px] = (name === 'font-size' && /^(\d+)px$/.exec(value)) || []
    return [name, px ? `${(Number(px) / em).toFixed(3)}em` : value] as const
  })
  return { ...rule, declarations }
}

const readableRule = (given: Rule, page: Colour): Rule => {
  const rule = withQuietPapers(given, page)
  return {
    ...rule,
    declarations: rule.declarations.map(([name, value]) => {
      const isText = TEXT_COLOUR.test(name) && !OTHER_COLOUR.test(name)
      const colour = isText ? parseColour(value, page) : undefined
      if (!colour) return [name, calmed(name, value)] as const
      const papers = [paperOf(name, rule, page)]
      return [name, formatColour(readable(colour, papers, LEAST_CONTRAST))] as const
    }),
  }
}

/** A rule of both schemes needs another shade in the dark, at the same weight. */
const twins = (rule: Rule, { light, dark }: Papers): Rule[] => {
  if (rule.selectors.some((selector) => selector.startsWith(WHEN_DARK))) {
    return [onScreen(readableRule(rule, dark))]
  }
  const byDay = readableRule(rule, light)
  const byNight = readableRule(rule, dark)
  const changed = byNight.declarations.filter(
    ([, value], place) => value !== byDay.declarations[place]?.[1],
  )
  if (changed.length === 0) return [byDay]
  const selectors = rule.selectors.map(
    (selector) => `:where([data-color-scheme="dark"]) ${selector}`,
  )
  return [byDay, onScreen({ ...rule, selectors, declarations: changed })]
}

/**
 * Makes the style sheet of a text theme for our page: limited to its name, with readable colours,
 * without the parts that are ours.
 */
export const textTheme = (name: string, css: string, papers: Papers): string => {
  const theme = `${name}-theme`
  return rulesOf(css)
    .map((rule) => ({ ...rule, selectors: rule.selectors.filter((one) => !OURS.test(one)) }))
    .filter(({ selectors }) => selectors.length > 0)
    .map((rule) => ({ ...rule, selectors: rule.selectors.map((one) => scoped(one, theme)) }))
    .map(withRelativeSizes)
    .map(withoutTableLayout)
    .flatMap((rule) => twins(rule, papers))
    .map(formatRule)
    .join('\n')
}
