import {
  findAll,
  isScript,
  isSource,
  isTest,
  lineAt,
  type Rule,
  type SourceFile,
} from './sources.ts'

const NOTE = /\b(?:TODO|FIXME|XXX|HACK)\b/g

/** Regular expressions may contain the words, like the one above. */
const isInRegex = ({ patterns }: SourceFile, index: number) =>
  patterns.some((pattern) => pattern.index < index && index < pattern.index + pattern.source.length)

export const noteLeftBehind: Rule = (tree) =>
  tree.filter(isSource).flatMap((file) =>
    [...file.text.matchAll(NOTE)]
      .filter(({ index }) => !isInRegex(file, index))
      .map(({ index }) => ({
        path: file.path,
        line: lineAt(file.text, index),
        advice: 'do it now, or open an issue',
      })),
  )

export const skippedTest: Rule = (tree) =>
  tree
    .filter(isTest)
    .flatMap((file) =>
      findAll(file, 'code', /\.(?:skip|only)\s*[.(]/g, 'every test must run: fix it or remove it'),
    )

const EMPTY_CATCH =
  /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}|\.catch\(\s*(?:async\s*)?(?:\(\w*\)|\w+)\s*=>\s*\{\s*\}\s*\)/g

export const emptyCatch: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) => findAll(file, 'code', EMPTY_CATCH, 'handle the error, or do not catch it'))

export const asAny: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) =>
      findAll(file, 'code', /\bas\s+any\b/g, 'name the type, or validate an unknown value'),
    )

export const silencedChecker: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) =>
      findAll(file, 'text', /@ts-(?:ignore|expect-error|nocheck)\b/g, 'fix the type instead'),
    )
