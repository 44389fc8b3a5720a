import { delimiter, isAbsolute, join, resolve } from 'node:path'
import { CREDENTIAL_MAX, isMailAddress, type Language, LENGTH } from '@lanting/contract'
import type { DatabaseAddress } from './database/open.ts'
import { type MusicUpstream, parseMusicUpstream } from './platform/music-upstream-address.ts'
import { parseS3Address, type S3Address } from './platform/s3-address.ts'
import { StartupError } from './platform/startup-error.ts'

/** The database of one machine, in its data folder. */
export const SQLITE_FILE = 'lanting.sqlite'

/** `on`: in the language of the machine. */
const DEMOS = ['on', 'off', 'zh', 'en'] as const

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config {
  readonly host: string
  readonly port: number
  /** The address of the site for visitors, without a slash at the end. */
  readonly publicUrl: string
  /** Whether https is promised for all names below that of the site, too. */
  readonly hstsSubdomains: boolean
  readonly dataDir: string
  readonly database: DatabaseAddress
  readonly redisUrl: string | undefined
  /** The bucket of the files; undefined: they are in `dataDir`. */
  readonly bucket: S3Address | undefined
  /** Whether browsers load songs from the bucket. */
  readonly redirectsSongs: boolean
  /** Whether the painting of an article is made when it is published, or for its first reader. */
  readonly paintsAhead: boolean
  /** The account created at the first start; a missing password is generated and shown once. */
  readonly owner: { readonly username: string; readonly password: string | undefined }
  readonly demo: boolean
  /** Of a new site and its demo content: that of the machine, unless DEMO names one. */
  readonly language: Language
  readonly musicUpstream: MusicUpstream | undefined
  /** The mail server; without it the site sends no mail. */
  readonly mail: MailConfig | undefined
  /** Whether webhooks may use private and local addresses. */
  readonly privateWebhooks: boolean
  /** Where backups are kept; encrypted if there is a passphrase. */
  readonly backups: {
    readonly folder: string | undefined
    readonly bucket: S3Address | undefined
    readonly passphrase: string | undefined
  }
  readonly trustedProxyHops: number
  readonly metricsToken: string | undefined
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** The folders of PATH. */
  readonly programFolders: readonly string[]
}

export interface MailConfig {
  readonly url: string
  readonly from: string
}

type Environment = Readonly<Record<string, string | undefined>>

const wrong = (name: string, value: string, wish: string) =>
  new StartupError(`${name} is ${JSON.stringify(value)}, but it has to be ${wish}.`)

const wholeNumber = (env: Environment, name: string, fallback: number, max: number) => {
  const value = env[name]
  if (!value) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number > max) {
    throw wrong(name, value, `a whole number from 0 to ${max}`)
  }
  return number
}

const choice = <const C extends readonly string[]>(
  env: Environment,
  name: string,
  choices: C,
  fallback: C[number],
): C[number] => {
  const value = env[name] || fallback
  if (!choices.includes(value)) throw wrong(name, value, `one of ${choices.join(', ')}`)
  return value
}

/** A machine without a language, such as a container, gets the first one. */
const firstLanguage = (env: Environment): Language => {
  if (env.DEMO === 'zh') return 'zh-CN'
  if (env.DEMO === 'en') return 'en'
  const machine = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^(?:$|zh|C$|C\.|POSIX)/i.test(machine) ? 'zh-CN' : 'en'
}

const url = (name: string, value: string, protocols: readonly string[]) => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The value may contain a password, so it is not repeated.
    throw new StartupError(
      `${name} has to be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
  }
  return value
}

const publicUrl = (value: string) => {
  const { origin, href } = new URL(url('PUBLIC_URL', value, ['http:', 'https:']))
  if (href !== `${origin}/`) {
    throw new StartupError(
      'PUBLIC_URL has to be an address without a path, such as https://blog.example: the site needs a host name of its own.',
    )
  }
  return origin
}

const databaseAddress = (env: Environment, dataDir: string): DatabaseAddress => {
  const value = env.DATABASE_URL
  if (!value) return { engine: 'sqlite', file: join(dataDir, SQLITE_FILE) }
  if (value.startsWith('sqlite:')) {
    const file = value.slice('sqlite:'.length)
    if (!isAbsolute(file))
      throw wrong('DATABASE_URL', value, 'sqlite: followed by an absolute path')
    return { engine: 'sqlite', file }
  }
  return { engine: 'postgres', url: url('DATABASE_URL', value, ['postgres:', 'postgresql:']) }
}

const ownerName = (value: string) => {
  const { min, max } = LENGTH.username
  if (!/^[a-z0-9]+$/i.test(value) || value.length < min || value.length > max) {
    throw wrong('OWNER_USERNAME', value, `${min} to ${max} letters and digits`)
  }
  return value
}

const ownerPassword = (value: string | undefined) => {
  const { min } = LENGTH.password
  if (value && (value.length < min || value.length > CREDENTIAL_MAX)) {
    throw new StartupError(`OWNER_PASSWORD has to have ${min} to ${CREDENTIAL_MAX} characters.`)
  }
  return value || undefined
}

const sender = (value: string) => {
  const text = value.trim()
  const bracket = text.endsWith('>') ? text.indexOf('<') : -1
  const name = text.slice(0, Math.max(bracket, 0)).trimEnd()
  const address = bracket < 0 ? text : text.slice(bracket + 1, -1)
  if (/[>\r\n"]/.test(name) || !isMailAddress(address)) {
    throw wrong(
      'MAIL_FROM',
      value,
      'an address like lanting@example.org or Lanting <lanting@example.org>',
    )
  }
  return name === '' ? address : `"${name}" <${address}>`
}

const isPercentEncoded = (text: string) => {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

const mail = (env: Environment): MailConfig | undefined => {
  if (!env.SMTP_URL) return undefined
  const address = url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])
  const { hostname, username, password } = new URL(address)
  if (hostname === '') throw new StartupError('SMTP_URL has to name a host.')
  if (!isPercentEncoded(username) || !isPercentEncoded(password)) {
    throw new StartupError('SMTP_URL has to write % in a name or a password as %25.')
  }
  if (!env.MAIL_FROM) throw new StartupError('MAIL_FROM has to be set when SMTP_URL is.')
  return { url: address, from: sender(env.MAIL_FROM) }
}

export const parseConfig = (env: Environment): Config => {
  const host = env.HOST || '127.0.0.1'
  const port = wholeNumber(env, 'PORT', 3000, 65_535)
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    host,
    port,
    publicUrl: publicUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    hstsSubdomains: choice(env, 'HSTS_SUBDOMAINS', ['on', 'off'], 'off') === 'on',
    dataDir,
    database: databaseAddress(env, dataDir),
    bucket: env.FILES_URL ? parseS3Address('FILES_URL', env.FILES_URL) : undefined,
    redirectsSongs: choice(env, 'SONG_REDIRECT', ['on', 'off'], 'off') === 'on',
    paintsAhead: choice(env, 'PAINT_AHEAD', ['on', 'off'], 'on') === 'on',
    redisUrl: env.REDIS_URL ? url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']) : undefined,
    owner: {
      username: ownerName(env.OWNER_USERNAME || 'owner'),
      password: ownerPassword(env.OWNER_PASSWORD),
    },
    demo: choice(env, 'DEMO', DEMOS, 'on') !== 'off',
    language: firstLanguage(env),
    musicUpstream: env.MUSIC_UPSTREAM ? parseMusicUpstream(env.MUSIC_UPSTREAM) : undefined,
    mail: mail(env),
    privateWebhooks: choice(env, 'WEBHOOK_PRIVATE', ['on', 'off'], 'off') === 'on',
    backups: {
      folder: env.BACKUP_FOLDER ? resolve(env.BACKUP_FOLDER) : undefined,
      bucket: env.BACKUP_URL ? parseS3Address('BACKUP_URL', env.BACKUP_URL) : undefined,
      passphrase: env.BACKUP_PASSPHRASE || undefined,
    },
    trustedProxyHops: wholeNumber(env, 'TRUSTED_PROXY_HOPS', 0, 10),
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    programFolders: (env.PATH ?? '').split(delimiter).filter(isAbsolute),
  }
}

/** Who runs a command: the program by its own name or by npm, and the folder in which they are. */
export const readCaller = () => ({
  program: process.env.LANTING_COMMAND || undefined,
  // npm and `lanting` change to the folder of the program.
  folder: process.env.INIT_CWD || process.cwd(),
})

export const readConfig = (): Config => parseConfig(process.env)

/** A passphrase in a variable that a command names, so that it is no argument, which others can see. */
export const readPassphrase = (name: string | undefined): string | undefined => {
  if (name === undefined) return undefined
  const value = process.env[name]
  if (!value) throw new StartupError(`--passphrase-env names ${name}, which is not set.`)
  return value
}
