import { analyse } from 'scslre'
import { isScript, isTest, isToolConfig, lineAt, type Rule, type SourceFile } from './sources.ts'
import { swallowsItsStart } from './swallowed-errors.ts'

const ADVICE = 'a hostile text makes this expression slow: bound it, or scan the text instead'

/** Only expressions of the product meet text of strangers. */
const isProduct = (file: SourceFile) =>
  /^(?:apps|packages)\//.test(file.path) && isScript(file) && !isTest(file) && !isToolConfig(file)

const isSlow = (literal: string): boolean => {
  const end = literal.lastIndexOf('/')
  const { reports, parsed } = analyse({
    source: literal.slice(1, end),
    flags: literal.slice(end + 1),
  })
  return reports.length > 0 || swallowsItsStart(parsed.pattern, parsed.flags)
}

/** Only expressions whose work grows with the text, not with its square. */
export const slowExpression: Rule = (tree) =>
  tree
    .filter(isProduct)
    .flatMap((file) =>
      file.patterns
        .filter(({ source }) => isSlow(source))
        .map(({ index }) => ({ path: file.path, line: lineAt(file.text, index), advice: ADVICE })),
    )
