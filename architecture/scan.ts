/** The text of a file, split by kind. Every view keeps the length and the lines of the original. */
export interface Scan {
  /** Without comments and regular expressions. */
  readonly withoutComments: string
  /** Also without the contents of string and template literals. The quotes stay. */
  readonly code: string
  /** Regular expressions with their slashes and flags. */
  readonly patterns: readonly { readonly index: number; readonly source: string }[]
}

interface Span {
  readonly kind: 'comment' | 'pattern' | 'literal'
  readonly from: number
  readonly to: number
}

const SCRIPT_COMMENT = /(?<!:)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const STYLE_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y
const STRING = /'(?:\\[\s\S]|[^'\\\n])*|"(?:\\[\s\S]|[^"\\\n])*/y
const TEMPLATE_PIECE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y
const PATTERN = /\/(?![>*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
const MAY_PRECEDE_PATTERN =
  /(?:^|[(,=:[!&|?{;+\-*%~^]|=>|\b(?:return|typeof|case|in|of|delete|void|throw|do|else|await|yield))\s*$/
const LOOK_BACK = 24

const lengthAt = (token: RegExp, text: string, index: number) => {
  token.lastIndex = index
  return token.exec(text)?.[0].length ?? 0
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const without = (text: string, spans: readonly Span[]) => {
  let kept = ''
  let end = 0
  for (const { from, to } of spans) {
    kept += text.slice(end, from) + blank(text.slice(from, to))
    end = to
  }
  return kept + text.slice(end)
}

const scanned = (text: string, spans: readonly Span[]): Scan => ({
  withoutComments: without(
    text,
    spans.filter(({ kind }) => kind !== 'literal'),
  ),
  code: without(text, spans),
  patterns: spans
    .filter(({ kind }) => kind === 'pattern')
    .map(({ from, to }) => ({ index: from, source: text.slice(from, to) })),
})

export const scanStyle = (text: string) => {
  const spans: Span[] = []
  for (let at = 0; at < text.length; ) {
    const comment = lengthAt(STYLE_COMMENT, text, at)
    const string = lengthAt(STRING, text, at)
    if (comment) spans.push({ kind: 'comment', from: at, to: at + comment })
    if (string) spans.push({ kind: 'literal', from: at + 1, to: at + string })
    at += comment || (string ? string + 1 : 1)
  }
  return scanned(text, spans)
}

export const scanScript = (text: string) => {
  const spans: Span[] = []
  const depths: number[] = []
  let depth = 0
  let at = 0
  /**
   * The last code before this position, without comments. It tells a regular expression from a
   * division.
   */
  let before = ''

  const take = (kind: Span['kind'], length: number, quote = 0) => {
    spans.push({ kind, from: at + quote, to: at + length })
    at += length
  }
  const takeTemplatePiece = () => {
    take('literal', lengthAt(TEMPLATE_PIECE, text, at), 1)
    const goesOn = text.startsWith('${', at)
    if (goesOn) depths.push(depth)
    before = goesOn ? '{' : '`'
    at += goesOn ? 2 : 1
  }
  const takePlain = (char: string) => {
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    before = (before + char).slice(-LOOK_BACK)
    at += 1
  }
  const takeSlash = () => {
    const comment = lengthAt(SCRIPT_COMMENT, text, at)
    if (comment) return take('comment', comment)
    const pattern = MAY_PRECEDE_PATTERN.test(before) && lengthAt(PATTERN, text, at)
    if (!pattern) return takePlain('/')
    take('pattern', pattern)
    before = '/'
  }

  while (at < text.length) {
    const char = text.charAt(at)
    const closesHole = char === '}' && depths.at(-1) === depth
    if (closesHole) depths.pop()
    if (char === '`' || closesHole) takeTemplatePiece()
    else if (char === '/') takeSlash()
    else if (char === "'" || char === '"') {
      take('literal', lengthAt(STRING, text, at), 1)
      takePlain(text.charAt(at))
    } else takePlain(char)
  }
  return scanned(text, spans)
}
