export interface Rule {
  /** The condition of `@media` around the rule, or an empty text. */
  readonly media: string
  readonly selectors: readonly string[]
  readonly declarations: readonly (readonly [name: string, value: string])[]
}

interface Block {
  readonly head: string
  readonly body: string
}

/** Splits a style sheet into its outermost blocks. */
const blocksOf = (css: string): Block[] => {
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      depth += 1
      if (depth === 1) open = at
    } else if (css[at] === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return blocks
}

/** Separates at a character, except inside parentheses. */
const separated = (text: string, separator: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const declarationsOf = (body: string) =>
  separated(body, ';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const
  })

/** Returns the text behind the end of a comment. */
const behind = (part: string) => part.slice(part.indexOf('*/') + 2)

const withoutComments = (css: string) => {
  const [before = '', ...parts] = css.split('/*')
  return before + parts.map(behind).join('')
}

/** Reads the rules of a style sheet of a theme. Keyframes are left out: their names are global. */
export const rulesOf = (css: string, media = ''): Rule[] =>
  blocksOf(withoutComments(css)).flatMap(({ head, body }) => {
    if (head.startsWith('@media')) return rulesOf(body, head)
    if (head.startsWith('@')) return []
    return [{ media, selectors: separated(head, ','), declarations: declarationsOf(body) }]
  })

export const formatRule = ({ media, selectors, declarations }: Rule): string => {
  const body = declarations.map(([name, value]) => `${name}:${value}`).join(';')
  const rule = `${selectors.join(',')}{${body}}`
  return media ? `${media}{${rule}}` : rule
}

/** A print is always light, so the colours of the dark are for the screen. */
export const onScreen = (rule: Rule): Rule => ({ ...rule, media: rule.media || '@media not print' })
