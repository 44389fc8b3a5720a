import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsBelow, type SourceTree, sourceFile } from './sources.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const RANGE = /\{1\.\.(\d+)\} ?/

/** `file-{1..3}` means three names, `{1..3} text` three lines. */
const spread = (text: string) => {
  const count = Number(RANGE.exec(text)?.[1] ?? 1)
  return Array.from({ length: count }, (_, index) =>
    text.replace(RANGE, (range) => (range.endsWith(' ') ? '' : `${index + 1}`)),
  )
}

export const fixtureNames = () => readdirSync(FIXTURES)

export const readFixture = (name: string): SourceTree =>
  pathsBelow(join(FIXTURES, name), '.').flatMap((path) => {
    const text = readFileSync(join(FIXTURES, name, path), 'utf8')
    const lines = text.split('\n').flatMap(spread).join('\n')
    return spread(path.replace(/\.txt$/, '')).map((spreadPath) => sourceFile(spreadPath, lines))
  })

/** Returns the lines that the rule must reject: lines with the word `rejected`. */
export const rejectedPlaces = (tree: SourceTree) =>
  tree.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/\brejected\b/.test(line) ? [`${path}:${index + 1}`] : [])),
  )
