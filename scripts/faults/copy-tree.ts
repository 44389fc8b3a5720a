import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Committed or not, but not what git ignores. */
const sourceFiles = (root: string) => {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return names.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
}

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** Caches of tools begin with a dot, and belong to one tree. */
const SHARED_DOT_NAMES = ['.bin', '.package-lock.json']

/**
 * Links every package by itself. The links of the workspaces stay relative, so that the copy uses
 * its own.
 */
const linkPackages = (from: string, to: string) => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && !SHARED_DOT_NAMES.includes(name)) continue
    const source = join(from, name)
    const target = join(to, name)
    if (name.startsWith('@')) linkPackages(source, target)
    else if (!lstatSync(target, { throwIfNoEntry: false })) {
      symlinkSync(lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source, target)
    }
  }
}

/**
 * Makes `tree` equal to the sources of `root`: also after a run that was killed with a fault
 * planted. What was built in the copy stays.
 */
export const copyTree = (root: string, tree: string): void => {
  const list = `${tree}.files.json`
  const earlier: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const files = sourceFiles(root)
  const kept = new Set(files)
  for (const name of earlier) if (!kept.has(name)) rmSync(join(tree, name), { force: true })
  mkdirSync(tree, { recursive: true })
  writeFileSync(list, JSON.stringify(files))
  for (const name of files) {
    const target = join(tree, name)
    if (isSame(join(root, name), target)) continue
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, name), target)
  }
  linkPackages(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const folder of globSync('{apps,packages,vendor}/*/node_modules', { cwd: root })) {
    if (!existsSync(join(tree, folder))) symlinkSync(join(root, folder), join(tree, folder))
  }
}
