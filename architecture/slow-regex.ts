import { analyse } from 'scslre'
import { isQuadratic } from './quadratic-regex.ts'
import { isScript, isTest, isToolConfig, lineAt, type Rule, type SourceFile } from './sources.ts'

const ADVICE = 'hostile text makes this expression slow: bound it, or scan the text instead'

/** Only expressions of the product read untrusted text. */
const isProduct = (file: SourceFile) =>
  /^(?:apps|packages)\//.test(file.path) && isScript(file) && !isTest(file) && !isToolConfig(file)

const isSlow = (literal: string): boolean => {
  const end = literal.lastIndexOf('/')
  const { reports, parsed } = analyse({
    source: literal.slice(1, end),
    flags: literal.slice(end + 1),
  })
  return reports.length > 0 || isQuadratic(parsed.pattern, parsed.flags)
}

/** Rejects expressions whose running time grows with the square of the text or faster. */
export const slowRegex: Rule = (tree) =>
  tree
    .filter(isProduct)
    .flatMap((file) =>
      file.patterns
        .filter(({ source }) => isSlow(source))
        .map(({ index }) => ({ path: file.path, line: lineAt(file.text, index), advice: ADVICE })),
    )
