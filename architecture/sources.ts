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

interface Violation {
  readonly path: string
  readonly line: number
  /** How to fix it. */
  readonly advice: string
}

export type Rule = (tree: SourceTree) => Violation[]

const FOLDERS = ['packages', 'apps', 'e2e', 'scripts', 'bench', 'architecture']
const IGNORED = new Set(['node_modules', 'dist'])
const SCRIPT = /\.[cm]?[jt]sx?$/
const STYLE = /\.css$/
const DOCUMENT = /(?:^|\/)(?:README\.md|package\.json)$/

export const isScript = ({ path }: SourceFile) => SCRIPT.test(path)
export const isStyle = ({ path }: SourceFile) => STYLE.test(path)
export const isSource = (file: SourceFile) => isScript(file) || isStyle(file)
export const isTest = ({ path }: SourceFile) =>
  /\.(?:test|conformance)\.tsx?$|(?:^|\/)testing\/|^e2e\//.test(path)
/** Settings of a tool. The tool dictates their form. */
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
  return { path, text, withoutComments: '', code: '', patterns: [], imports: [] }
}

/** Returns the paths below `folder`, relative to `root`, sorted. */
export const pathsBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return pathsBelow(root, path)
      return entry.isFile() ? [path] : []
    })
    .sort()

export const readRepository = (root: string): SourceTree =>
  readdirSync(root)
    .flatMap((name) => {
      if (FOLDERS.includes(name)) return pathsBelow(root, name)
      return SCRIPT.test(name) ? [name] : []
    })
    .filter((path) => SCRIPT.test(path) || STYLE.test(path) || DOCUMENT.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

export const lineCount = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length

/** Returns one violation for every match of the pattern in that view of the file. */
export const findAll = (
  file: SourceFile,
  view: 'text' | 'withoutComments' | 'code',
  pattern: RegExp,
  advice: string,
): Violation[] =>
  [...file[view].matchAll(pattern)].map(({ index }) => ({
    path: file.path,
    line: lineAt(file.text, index),
    advice,
  }))

/** `adviceOn` returns how to fix a wrong import, or `undefined` for an allowed import. */
export const checkImports =
  (adviceOn: (file: SourceFile, imported: Import) => string | undefined): Rule =>
  (tree) =>
    tree.flatMap((file) =>
      file.imports.flatMap((imported) => {
        const advice = adviceOn(file, imported)
        return advice ? [{ path: file.path, line: lineAt(file.text, imported.index), advice }] : []
      }),
    )
