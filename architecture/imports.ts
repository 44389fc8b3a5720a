import type { Scan } from './scan.ts'

export interface Import {
  readonly specifier: string
  readonly index: number
  readonly typeOnly: boolean
  /**
   * The text between `import` and `from`. For `import()` it is `*`, because that loads the whole
   * file.
   */
  readonly names: string
}

/** These patterns run on `code`, where a literal is a pair of quotes around spaces. */
const STATIC = /(?<![.\w$])(?:import|export)\b([\w$*{}\s,]*?\bfrom)?\s*(['"]) *\2/g
const CALLED = /(?<![.\w$])(?:import|require)\s*\(\s*(['"`])\s*\1/g
const STYLE = /@import\s+(?:url\(\s*)?(['"]) *\1/g
const TYPE_ONLY = /^\s*type\b(?!\s*from\b)|^\s*\{(?:\s*type\s[^,}]+,?)+\s*\}\s*from/

const found = (
  { withoutComments }: Scan,
  match: RegExpExecArray,
  quote = '',
  names = '',
): Import => {
  const end = match.index + match[0].length - 1
  const start = withoutComments.slice(0, end).lastIndexOf(quote) + 1
  return {
    specifier: withoutComments.slice(start, end),
    index: start,
    typeOnly: TYPE_ONLY.test(names),
    names: names.replace(/\bfrom$/, '').trim(),
  }
}

const all = (scan: Scan, pattern: RegExp) => [...scan.code.matchAll(pattern)]

export const importsOfScript = (scan: Scan): Import[] => [
  ...all(scan, STATIC).map((match) => found(scan, match, match[2], match[1])),
  ...all(scan, CALLED).map((match) => found(scan, match, match[1], '*')),
]

export const importsOfStyle = (scan: Scan): Import[] =>
  all(scan, STYLE).map((match) => found(scan, match, match[1]))
