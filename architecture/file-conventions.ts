import {
  findAll,
  isScript,
  isSource,
  isTest,
  isToolConfig,
  lineCount,
  type Rule,
  type SourceFile,
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
      advice: 'this name is vague: name the file after its export, the folder after its topic',
    }))

const CAP_LINES = 250
const TEST_CAP_LINES = 400

const isCapped = (file: SourceFile) =>
  isSource(file) && !/(?:^|\/)migrations\/|(?:^|\/)generated\/|\.gen(?:erated)?\./.test(file.path)

export const fileTooLarge: Rule = (tree) =>
  tree.filter(isCapped).flatMap((file) => {
    const cap = isTest(file) ? TEST_CAP_LINES : CAP_LINES
    if (lineCount(file) <= cap) return []
    const advice = `${lineCount(file)} lines, at most ${cap}: find the 'and' in its description and split there`
    return [{ path: file.path, line: cap + 1, advice }]
  })

const demandsDefault = (file: SourceFile) => isToolConfig(file) || /\.d\.ts$/.test(file.path)

export const defaultExport: Rule = (tree) =>
  tree
    .filter((file) => isScript(file) && !demandsDefault(file))
    .flatMap((file) =>
      findAll(
        file,
        'code',
        /(?<![.\w$])export\s+default\b|(?<![.\w$])export\s*\{[^}]*\bas\s+default\b/g,
        'use a named export, so that every file uses the same name',
      ),
    )

const PACKAGE_INDEX = /^packages\/[^/]+\/src\/index\.ts$/

export const barrel: Rule = (tree) =>
  tree
    .filter((file) => isScript(file) && !PACKAGE_INDEX.test(file.path))
    .flatMap((file) => {
      const advice = "only a package's src/index.ts re-exports: import from the file itself"
      const stars = findAll(file, 'code', /(?<![.\w$])export\s*(?:type\s*)?\*/g, advice)
      const isIndex = /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file.path)
      return isIndex ? [{ path: file.path, line: 1, advice }, ...stars] : stars
    })

const README_LINES = 15
const NEEDS_README = /^(?:packages\/[^/]+|apps\/server\/src\/(?!features\/)[^/]+)(?=\/)/

/** Reports a missing README at the first file of the folder, because a violation needs a file. */
export const folderWithoutReadme: Rule = (tree) => {
  const folders = Map.groupBy(tree, ({ path }) => NEEDS_README.exec(path)?.[0])
  return [...folders].flatMap(([folder, files]) => {
    if (!folder) return []
    const readme = files.find(({ path }) => path === `${folder}/README.md`)
    const advice = `describe in ${README_LINES} lines or fewer what belongs here and what does not`
    if (!readme)
      return [
        {
          path: files[0]?.path ?? folder,
          line: 1,
          advice: `${folder} has no README.md: ${advice}`,
        },
      ]
    if (lineCount(readme) <= README_LINES) return []
    return [{ path: readme.path, line: README_LINES + 1, advice }]
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
        'a file with a layer suffix belongs in features/<name>/ or http/: move it to its feature',
    }))
