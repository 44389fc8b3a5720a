import { parseArgs } from 'node:util'
import { StartupError } from '../platform/startup-error.ts'

const DEFAULTS = {
  articles: 200,
  users: 50,
  comments: 600,
  talks: 40,
  photos: 120,
  messages: 60,
  links: 12,
  likes: 1_500,
  chat: 200,
  seed: 1,
}

/** The amount of everything. `messages` are board messages, `chat` are chat messages. */
export type SeedOptions = Readonly<typeof DEFAULTS>

const AMOUNT_MAX = 1_000_000
const NAMES = Object.keys(DEFAULTS) as (keyof SeedOptions)[]
const KNOWN = NAMES.map((name) => `--${name}`).join(', ')

const amount = (name: string, value: unknown) => {
  if (typeof value === 'string' && /^\d+$/.test(value) && Number(value) <= AMOUNT_MAX) {
    return Number(value)
  }
  throw new StartupError(`--${name} has to be followed by a whole number from 0 to ${AMOUNT_MAX}.`)
}

const missingSubjectsFor = ({ articles, talks, messages, comments, likes }: SeedOptions) => {
  const subjects = articles + talks + messages
  if (comments > 0 && subjects === 0) return '--comments'
  if (likes > 0 && subjects === 0) return '--likes'
  return undefined
}

/** Reads the amounts from the command line. Missing flags have defaults. */
export const parseSeedOptions = (args: readonly string[]): SeedOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    allowPositionals: true,
  })
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(DEFAULTS, name))
  if (unknown !== undefined) throw new StartupError(`There is no --${unknown}, only ${KNOWN}.`)
  if (positionals.length > 0) {
    throw new StartupError(`${JSON.stringify(positionals[0])} belongs to no flag of ${KNOWN}.`)
  }
  const given = Object.entries(values).map(([name, value]) => [name, amount(name, value)])
  const options: SeedOptions = { ...DEFAULTS, ...Object.fromEntries(given) }
  const missing = missingSubjectsFor(options)
  if (missing) throw new StartupError(`${missing} needs --articles, --talks or --messages above 0.`)
  return options
}
