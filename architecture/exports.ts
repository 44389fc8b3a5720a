import { targetOf } from './import-graph.ts'
import {
  isScript,
  isToolConfig,
  lineAt,
  type Rule,
  type SourceFile,
  type SourceTree,
} from './sources.ts'

interface Named {
  readonly name: string
  readonly index: number
}

const DECLARED =
  /(?<![.\w$])export\s+(?:declare\s+|abstract\s+|async\s+)*(?:const|let|var|function\s*\*?|class|interface|type|enum)\s+([\w$]+)/g
const LISTED = /(?<![.\w$])export\s+(?:type\s+|const\s+|let\s+)?\{([^}]*)\}/g
const STAR = /(?<![.\w$])export\s*(?:type\s*)?\*(?!\s*as\b)/y
const MEMBER = /(?:type\s+)?([\w$]+)(?:\s*(?:as|:)\s+([\w$]+))?/g
const PACKAGE_ENTRY = /^packages\/[^/]+\/src\/index\.ts$/
const FILE_LITERAL = /['"`]([^'"`\s]+\.[cm]?[jt]sx?)['"`]/g

/** Returns the names in `{ a, type B, c as d }`, before and after `as`. */
const membersOf = (list: string) =>
  [...list.matchAll(MEMBER)].map(({ 1: from = '', 2: to, index }) => ({
    from,
    to: to ?? from,
    index,
  }))

const exportsOf = ({ code }: SourceFile): Named[] => [
  ...[...code.matchAll(DECLARED)].map(({ 0: all, 1: name = '', index }) => ({
    name,
    index: index + all.length - name.length,
  })),
  ...[...code.matchAll(LISTED)].flatMap(({ 0: all, 1: list = '', index }) =>
    membersOf(list).map((member) => ({
      name: member.to,
      index: index + all.indexOf('{') + 1 + member.index,
    })),
  ),
]

/** Resolves `@lanting/name/entry` with the package.json of that package. */
const entryOf = (tree: SourceTree, specifier: string) => {
  const [, name, entry] = /^@lanting\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (!name) return undefined
  const folder = `packages/${name}`
  const settings = tree.find(({ path }) => path === `${folder}/package.json`)
  const { exports } = JSON.parse(settings?.text ?? '{}') as { exports?: Record<string, string> }
  return entry ? `${folder}/${exports?.[`./${entry}`]?.slice(2)}` : `${folder}/src/index.ts`
}

/**
 * Returns the exports of a file that `file` uses. `import()` and `* as` use the names that `file`
 * contains.
 */
const namesUsedBy = (file: SourceFile, names: string, exported: readonly Named[]) => {
  if (!names.startsWith('*'))
    return membersOf(/\{([^}]*)/.exec(names)?.[1] ?? '').map((m) => m.from)
  const words = new Set(file.withoutComments.match(/[\w$]+/g))
  return exported.map(({ name }) => name).filter((name) => words.has(name))
}

/** Returns files that a worker, a bundler or a child process loads by path. */
const loadedByPath = (tree: SourceTree) => {
  const paths = tree.filter(isScript).map(({ path }) => path)
  const literals = tree.filter(isScript).flatMap((file) => {
    const imported = new Set(file.imports.map(({ specifier }) => specifier))
    return [...file.withoutComments.matchAll(FILE_LITERAL)]
      .map(([, literal = '']) => literal)
      .filter((literal) => !imported.has(literal))
      .map((literal) => `/${literal.replace(/^[./]+/, '')}`)
  })
  return new Set(paths.filter((path) => literals.some((literal) => `/${path}`.endsWith(literal))))
}

const isHonoured = (file: SourceFile) =>
  isToolConfig(file) || PACKAGE_ENTRY.test(file.path) || /\.d\.ts$/.test(file.path)

/** Rejects an export that no other file imports. Tests count as users. */
export const deadExport: Rule = (tree) => {
  const scripts = tree.filter(isScript)
  const exported = new Map(scripts.map((file) => [file.path, exportsOf(file)]))
  const stars = new Map<string, string[]>()
  const used = new Set<string>()
  const uses: { target: string; name: string }[] = []
  for (const file of scripts)
    for (const { specifier, index, names } of file.imports) {
      const target = targetOf(file.path, specifier) ?? entryOf(tree, specifier)
      if (!target || target === file.path) continue
      const statement = file.code.lastIndexOf('port', index) - 2
      STAR.lastIndex = Math.max(0, statement)
      if (STAR.test(file.code)) stars.set(file.path, [...(stars.get(file.path) ?? []), target])
      else
        for (const name of namesUsedBy(file, names, exported.get(target) ?? []))
          uses.push({ target, name })
    }
  for (let use = uses.pop(); use; use = uses.pop()) {
    const { target, name } = use
    used.add(`${target} ${name}`)
    for (const next of stars.get(target) ?? []) uses.push({ target: next, name })
  }
  const loaded = loadedByPath(tree)
  return scripts
    .filter((file) => !isHonoured(file) && !loaded.has(file.path))
    .flatMap((file) =>
      (exported.get(file.path) ?? [])
        .filter(({ name }) => !used.has(`${file.path} ${name}`))
        .map(({ name, index }) => ({
          path: file.path,
          line: lineAt(file.text, index),
          advice: `no other file imports ${name}: keep it to this file, or remove it`,
        })),
    )
}
