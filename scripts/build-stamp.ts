import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The inputs of each build, as files and folders, and the file that records their state. */
const BUILDS = {
  site: {
    stamp: 'apps/web/dist/stamp',
    sources: [
      'scripts/build.ts',
      'scripts/compress-files.ts',
      ...['web', 'admin'].flatMap((app) => [
        `apps/${app}/package.json`,
        `apps/${app}/vite.config.ts`,
        `apps/${app}/src`,
      ]),
      'apps/web/vite-plugins.ts',
      'apps/web/themes',
      'apps/web/public',
      'apps/admin/index.html',
      ...['browser', 'contract', 'copy', 'markdown', 'player', 'chat', 'turntable'].map(
        (name) => `packages/${name}/src`,
      ),
    ],
  },
  server: {
    stamp: 'apps/server/dist/stamp',
    sources: [
      'scripts/build-server.ts',
      'apps/server/src',
      ...['contract', 'copy', 'markdown', 'chat', 'turntable'].map(
        (name) => `packages/${name}/src`,
      ),
    ],
  },
} as const

export type BuildName = keyof typeof BUILDS

/** Inputs of every build: the libraries, and this list. */
const SHARED_SOURCES = ['package-lock.json', 'vendor', 'scripts/build-stamp.ts']

interface Stamp {
  /** A hash of all paths and contents. */
  readonly contents: string
  /** A hash of all paths, sizes and times: equal only if nothing was written since. */
  readonly states: string
}

interface SourceFile {
  readonly path: string
  readonly status: Stats
}

const IS_TEST = /\.test\.tsx?$/

const filesBelow = (path: string): SourceFile[] => {
  const status = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!status) return []
  if (!status.isDirectory()) return IS_TEST.test(path) ? [] : [{ path, status }]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`))
}

const sourceFiles = (name: BuildName) =>
  [...SHARED_SOURCES, ...BUILDS[name].sources].flatMap(filesBelow)

const hashStates = (files: readonly SourceFile[]) => {
  const hash = createHash('sha256')
  for (const { path, status } of files) {
    const { size, mtimeMs, ctimeMs, ino } = status
    hash.update(`${path} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`)
  }
  return hash.digest('hex')
}

const hashContents = (files: readonly SourceFile[]) => {
  const hash = createHash('sha256')
  for (const { path } of files) hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/** Reads the state of a build's inputs. Called before the build: a later change makes it stale. */
export const readSources = (name: BuildName): Stamp => {
  const files = sourceFiles(name)
  return { contents: hashContents(files), states: hashStates(files) }
}

const readStamp = (name: BuildName): Partial<Stamp> => {
  const file = join(ROOT, BUILDS[name].stamp)
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Written last, so that an interrupted build has no stamp. */
export const stampBuild = (name: BuildName, stamp: Stamp): void =>
  writeFileSync(join(ROOT, BUILDS[name].stamp), JSON.stringify(stamp))

/** Files that were not written since the build need not be read, which takes most of the time. */
const isFresh = (name: BuildName) => {
  const stamp = readStamp(name)
  if (!stamp.contents) return false
  const files = sourceFiles(name)
  return stamp.states === hashStates(files) || stamp.contents === hashContents(files)
}

/** Returns the builds that are missing or older than their inputs. */
export const staleBuilds = (): BuildName[] =>
  (Object.keys(BUILDS) as BuildName[]).filter((name) => !isFresh(name))
