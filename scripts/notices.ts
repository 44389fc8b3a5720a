import { readFileSync } from 'node:fs'

interface Entry {
  /** Given where it differs from the path. */
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

export const NOTICES_FILE = new URL('../THIRD-PARTY-NOTICES.md', import.meta.url)
const LOCK_FILE = new URL('../package-lock.json', import.meta.url)

const INTRODUCTION = `# Third-party notices

The libraries that an installed Lanting consists of, by licence, as package-lock.json names them. The text of each licence is in the folder of its package below \`node_modules\`. Binaries for other systems are listed too. Written by \`npm run notices\`.
`

const FOREIGN = /^(?:.*\/)?(?:node_modules|vendor)\//
const nameOf = (path: string) => path.replace(FOREIGN, '')

/** Returns the text of THIRD-PARTY-NOTICES.md for the present lock file. */
export const notices = (): string => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(LOCK_FILE, 'utf8'),
  )
  const used = Object.entries(packages)
    .filter(([path, { link, dev }]) => FOREIGN.test(path) && !link && !dev)
    .map(([path, { name = nameOf(path), version, license = 'not named' }]) => ({
      license,
      text: `${name} ${version}`,
    }))
  const byLicense = Map.groupBy(used, ({ license }) => license)
  const parts = [...byLicense].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    INTRODUCTION,
    ...parts.map(([license, entries]) => {
      const texts = [...new Set(entries.map(({ text }) => text))].toSorted()
      return `## ${license}\n\n${texts.join(', ')}\n`
    }),
  ].join('\n')
}
