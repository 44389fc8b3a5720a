import { findAll, isScript, isSource, isTest, type Rule } from './sources.ts'

export const noteLeftBehind: Rule = (tree) =>
  tree
    .filter(isSource)
    .flatMap((file) =>
      findAll(file, 'text', /\b(?:TODO|FIXME|XXX|HACK)\b/g, 'do it now, or open an issue'),
    )

export const skippedTest: Rule = (tree) =>
  tree
    .filter(isTest)
    .flatMap((file) =>
      findAll(file, 'code', /\.(?:skip|only)\s*[.(]/g, 'every test runs: mend it or remove it'),
    )

const EMPTY_CATCH =
  /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}|\.catch\(\s*(?:async\s*)?(?:\(\w*\)|\w+)\s*=>\s*\{\s*\}\s*\)/g

export const emptyCatch: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) =>
      findAll(file, 'code', EMPTY_CATCH, 'catch only where you can do something about it'),
    )

export const asAny: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) =>
      findAll(file, 'code', /\bas\s+any\b/g, 'name the type, or parse an unknown at the door'),
    )

export const silencedChecker: Rule = (tree) =>
  tree
    .filter(isScript)
    .flatMap((file) =>
      findAll(file, 'text', /@ts-(?:ignore|expect-error|nocheck)\b/g, 'mend the type instead'),
    )
