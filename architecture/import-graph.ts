import { posix } from 'node:path'
import { isScript, lineAt, type Rule, type SourceFile, type SourceTree } from './sources.ts'

/** Returns the path that a relative import leads to; `undefined` for any other import. */
export const targetOf = (path: string, specifier: string) =>
  /^\.\.?(?:\/|$)/.test(specifier)
    ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
    : undefined

const targetsOf = (file: SourceFile) =>
  file.imports.flatMap(({ specifier }) => targetOf(file.path, specifier) ?? [])

/** Returns every path that can be reached from `start` by following imports. */
const reachableFrom = (start: string, graph: ReadonlyMap<string, readonly string[]>) => {
  const reached = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path; path = open.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    open.push(...(graph.get(path) ?? []))
  }
  return reached
}

/**
 * Removes files that import nothing or that nothing imports, until only circles and the paths
 * between them remain.
 */
const withoutEnds = (tree: SourceTree): Map<string, string[]> => {
  const paths = new Set(tree.map(({ path }) => path))
  let graph = new Map(
    tree.map((file) => [file.path, targetsOf(file).filter((path) => paths.has(path))]),
  )
  for (let size = -1; size !== graph.size; ) {
    size = graph.size
    const imported = new Set([...graph.values()].flat())
    graph = new Map(
      [...graph]
        .filter(([path, targets]) => targets.length > 0 && imported.has(path))
        .map(([path, targets]) => [path, targets.filter((target) => graph.has(target))]),
    )
  }
  return graph
}

/** Rejects every import that is part of a circle. Imports of types count. */
export const importCircle: Rule = (tree) => {
  const graph = withoutEnds(tree.filter(isScript))
  const reachable = new Map([...graph.keys()].map((path) => [path, reachableFrom(path, graph)]))
  return tree.flatMap((file) =>
    file.imports.flatMap(({ specifier, index }) => {
      const target = targetOf(file.path, specifier)
      if (!target || !reachable.get(target)?.has(file.path)) return []
      const advice = `${specifier} imports this file in turn: move what both need to a file of its own`
      return [{ path: file.path, line: lineAt(file.text, index), advice }]
    }),
  )
}
