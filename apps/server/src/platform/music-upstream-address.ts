import { withoutEnd } from '@lanting/contract'
import { StartupError } from './startup-error.ts'

/** Another music server; with a login it speaks Subsonic, without one the calls of our own player. */
export interface MusicUpstream {
  /** Without a slash at the end. */
  readonly base: string
  readonly login?: { readonly username: string; readonly password: string }
}

const SUBSONIC = 'subsonic+'
const FORM = 'subsonic+https://name:password@host'

const fail = (wish: string) => new StartupError(`MUSIC_UPSTREAM has to ${wish}.`)

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw fail('write % in its name or its password as %25')
  }
}

/** Reads MUSIC_UPSTREAM. Its sentences never repeat the password. */
export const parseMusicUpstream = (value: string): MusicUpstream => {
  const isSubsonic = value.startsWith(SUBSONIC)
  const address = URL.parse(isSubsonic ? value.slice(SUBSONIC.length) : value)
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw fail(`be an address that begins with http:// or https://, or one like ${FORM}`)
  }
  const { username, password, search, hash } = address
  if (search || hash) throw fail('be an address without a query')
  if (isSubsonic && !(username && password)) throw fail(`name a user: ${FORM}`)
  if (!isSubsonic && (username || password)) {
    throw fail(`be an address without name and password, or one like ${FORM}`)
  }
  address.username = ''
  address.password = ''
  const base = withoutEnd(address.href, '/')
  if (!isSubsonic) return { base }
  return { base, login: { username: decode(username), password: decode(password) } }
}
