import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOfScript, importsOfStyle } from './imports.ts'
import { type Scan, scanScript, scanStyle } from './scan.ts'

export interface SourceFile extends Scan {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

export type SourceTree = readonly SourceFile[]

export interface Violation {
  readonly path: string
  readonly line: number
  /** What to do instead. */
  readonly advice: string
}

export type Rule = (tree: SourceTree) => Violation[]

const ROOTS = ['packages', 'apps', 'e2e', 'scripts', 'bench']
const NOT_OURS = new Set(['node_modules', 'dist'])
const SCRIPT = /\.[cm]?[jt]sx?$/
const STYLE = /\.css$/
const PAPER = /(?:^|\/)(?:README\.md|package\.json)$/

export const isScript = ({ path }: SourceFile) => SCRIPT.test(path)
export const isStyle = ({ path }: SourceFile) => STYLE.test(path)
export const isSource = (file: SourceFile) => isScript(file) || isStyle(file)
export const isTest = ({ path }: SourceFile) =>
  /\.(?:test|conformance)\.tsx?$|(?:^|\/)testing\/|^e2e\//.test(path)
/** Settings of a tool, which dictates their shape. */
export const isToolConfig = ({ path }: SourceFile) => /\.config\.[cm]?[jt]s$/.test(path)

export const sourceFile = (path: string, text: string): SourceFile => {
  if (SCRIPT.test(path)) {
    const scan = scanScript(text)
    return { path, text, ...scan, imports: importsOfScript(scan) }
  }
  if (STYLE.test(path)) {
    const scan = scanStyle(text)
    return { path, text, ...scan, imports: importsOfStyle(scan) }
  }
  return { path, text, spoken: '', code: '', patterns: [], imports: [] }
}

/** Paths below `folder`, relative to `root`, in the order of the alphabet. */
export const pathsBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return pathsBelow(root, path)
      return entry.isFile() ? [path] : []
    })
    .sort()

export const readRepository = (root: string): SourceTree =>
  readdirSync(root)
    .filter((name) => ROOTS.includes(name))
    .flatMap((folder) => pathsBelow(root, folder))
    .filter((path) => SCRIPT.test(path) || STYLE.test(path) || PAPER.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

export const lineCount = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length

/** One violation for every place where the pattern stands in that view of the file. */
export const findAll = (
  file: SourceFile,
  view: 'text' | 'spoken' | 'code',
  pattern: RegExp,
  advice: string,
): Violation[] =>
  [...file[view].matchAll(pattern)].map(({ index }) => ({
    path: file.path,
    line: lineAt(file.text, index),
    advice,
  }))

/** The advice is what is wrong with this import, or nothing if it may stand. */
export const judgeImports =
  (adviceOn: (file: SourceFile, imported: Import) => string | undefined): Rule =>
  (tree) =>
    tree.flatMap((file) =>
      file.imports.flatMap((imported) => {
        const advice = adviceOn(file, imported)
        return advice ? [{ path: file.path, line: lineAt(file.text, imported.index), advice }] : []
      }),
    )
