import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'

const ROOT = new URL('../../../../', import.meta.url)
const HASH = /^[\da-f]{40}$/

/** Returns the text of a file below a folder; undefined without the file. */
const textOf = (path: string, root: URL) =>
  readFile(new URL(path, root), 'utf8').then(
    (text) => text.trim(),
    () => '',
  )

/** Returns the commit checked out in a folder; null without git. */
export const commitIn = async (root: URL): Promise<string | null> => {
  const head = await textOf('.git/HEAD', root)
  if (HASH.test(head)) return head
  const [, branch] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? []
  if (!branch) return null
  const loose = await textOf(`.git/${branch}`, root)
  if (HASH.test(loose)) return loose
  const packed = await textOf('.git/packed-refs', root)
  const [, hash = null] = new RegExp(`^([\\da-f]{40}) ${branch}$`, 'm').exec(packed) ?? []
  return hash
}

interface Program {
  readonly version: string
  readonly commit: string | null
  /** Names this process for operators. */
  readonly name: string
}

/** Reads version and commit of the running program; called at the start. */
export const readProgram = async (): Promise<Program> => {
  const { version } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8'))
  return { version, commit: await commitIn(ROOT), name: `${hostname()} · ${process.pid}` }
}
