import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = new URL('../apps/web/dist/stamp', import.meta.url)

/** All inputs of the built site. */
const SOURCES = [
  'package-lock.json',
  'scripts/{build,compress-files}.ts',
  'apps/{web,admin}/*.{ts,json,html}',
  'apps/{web,admin}/src/**/*',
  'apps/web/public/**/*',
  'packages/{browser,contract,copy,player,chat}/src/**/*.{ts,css}',
]

const sourceFiles = async () => {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`)
  }
  return files.sort()
}

const fingerprint = async () => {
  const hash = createHash('sha256')
  for (const file of await sourceFiles()) {
    hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

export const isBuildFresh = async (): Promise<boolean> => {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '')
  return stamp === (await fingerprint())
}

/** Written last, so that an interrupted build has no stamp. */
export const stampBuild = async (): Promise<void> => writeFile(STAMP, await fingerprint())
