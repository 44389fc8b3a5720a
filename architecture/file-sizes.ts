import {
  findAll,
  isScript,
  isSource,
  isTest,
  isToolConfig,
  lineCount,
  type Rule,
  type SourceFile,
  type SourceTree,
} from './sources.ts'

const VAGUE = /^(?:utils?|helpers?|misc|common|managers?)$|[-.](?:utils?|helpers?|managers?)$/

export const vagueName: Rule = (tree) =>
  tree
    .filter(({ path }) =>
      path
        .replace(/(?:\.test)?\.\w+$/, '')
        .split('/')
        .some((name) => VAGUE.test(name)),
    )
    .map(({ path }) => ({
      path,
      line: 1,
      advice:
        'this name says nothing: name the file after what it gives, the folder after its topic',
    }))

export const CAP_LINES = 250
export const TEST_CAP_LINES = 400
export const MEDIAN_LINES = 50
export const MOST_LINES = 130
export const MOST_SHARE = 0.9
/** Below this many files an average says little. */
export const FEW_FILES = 40

const isCapped = (file: SourceFile) =>
  isSource(file) && !/(?:^|\/)migrations\/|(?:^|\/)generated\/|\.gen(?:erated)?\./.test(file.path)

export const fileTooLarge: Rule = (tree) =>
  tree.filter(isCapped).flatMap((file) => {
    const cap = isTest(file) ? TEST_CAP_LINES : CAP_LINES
    if (lineCount(file) <= cap) return []
    const advice = `${lineCount(file)} lines, at most ${cap}: find the 'and' in its description and split there`
    return [{ path: file.path, line: cap + 1, advice }]
  })

/** Largest first; the first stands for all when the repository as a whole is too large. */
const bySize = (tree: SourceTree) =>
  tree
    .filter((file) => isCapped(file) && !isTest(file))
    .map((file) => ({ path: file.path, lines: lineCount(file) }))
    .sort((a, b) => b.lines - a.lines)

export const medianTooLarge: Rule = (tree) => {
  const rooms = bySize(tree)
  const middle = rooms[Math.floor(rooms.length / 2)]
  const [largest] = rooms
  if (rooms.length <= FEW_FILES || !largest || !middle || middle.lines <= MEDIAN_LINES) return []
  const advice = `the median of ${rooms.length} files is ${middle.lines} lines, at most ${MEDIAN_LINES}: split the large ones by idea, this one first`
  return [{ path: largest.path, line: 1, advice }]
}

export const tooManyLargeFiles: Rule = (tree) => {
  const rooms = bySize(tree)
  const large = rooms.filter(({ lines }) => lines >= MOST_LINES).length
  const [largest] = rooms
  if (rooms.length <= FEW_FILES || !largest) return []
  if (large <= rooms.length * (1 - MOST_SHARE)) return []
  const advice = `${large} of ${rooms.length} files have ${MOST_LINES} lines or more, at most a tenth may: split this one first`
  return [{ path: largest.path, line: 1, advice }]
}

const demandsDefault = (file: SourceFile) => isToolConfig(file) || /\.d\.ts$/.test(file.path)

export const defaultExport: Rule = (tree) =>
  tree
    .filter((file) => isScript(file) && !demandsDefault(file))
    .flatMap((file) =>
      findAll(
        file,
        'code',
        /(?<![.\w$])export\s+default\b|(?<![.\w$])export\s*\{[^}]*\bas\s+default\b/g,
        'export it by its name, so that it is called the same everywhere',
      ),
    )

const PACKAGE_INDEX = /^packages\/[^/]+\/src\/index\.ts$/

export const barrel: Rule = (tree) =>
  tree
    .filter((file) => isScript(file) && !PACKAGE_INDEX.test(file.path))
    .flatMap((file) => {
      const advice = "only a package's src/index.ts gathers exports: import from the file itself"
      const gathered = findAll(file, 'code', /(?<![.\w$])export\s*(?:type\s*)?\*/g, advice)
      const isIndex = /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file.path)
      return isIndex ? [{ path: file.path, line: 1, advice }, ...gathered] : gathered
    })

export const README_LINES = 15
const NEEDS_README = /^(?:packages\/[^/]+|apps\/server\/src\/(?!features\/)[^/]+)(?=\/)/

/** A missing README is told at the folder's first file, because that one can be opened. */
export const folderWithoutReadme: Rule = (tree) => {
  const folders = Map.groupBy(tree, ({ path }) => NEEDS_README.exec(path)?.[0])
  return [...folders].flatMap(([folder, files]) => {
    if (!folder) return []
    const readme = files.find(({ path }) => path === `${folder}/README.md`)
    const wish = `say in ${README_LINES} lines or fewer what belongs here and what does not`
    if (!readme)
      return [
        { path: files[0]?.path ?? folder, line: 1, advice: `${folder} has no README.md: ${wish}` },
      ]
    if (lineCount(readme) <= README_LINES) return []
    return [{ path: readme.path, line: README_LINES + 1, advice: wish }]
  })
}

export const layerOutsideFeature: Rule = (tree) =>
  tree
    .filter(({ path }) => /\.(?:routes|rules|store)\.tsx?$/.test(path))
    .filter(({ path }) => !/^apps\/[^/]+\/src\/(?:features\/[^/]+|http)\//.test(path))
    .map(({ path }) => ({
      path,
      line: 1,
      advice:
        'a file with a layer suffix stands in features/<name>/ or http/: move it to the feature it serves',
    }))
