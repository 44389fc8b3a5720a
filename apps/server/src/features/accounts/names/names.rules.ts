import { hasStacks, withoutStacks } from '@lanting/contract'
import { copies } from '@lanting/copy'
import { SCRIPTS } from './scripts.ts'
import { lettersOf } from './skeletons.ts'

/** Names that suggest a role on the site, or no user at all. */
const RESERVED_USERNAMES = [
  'admin',
  'administrator',
  'admins',
  'anonymous',
  'deleted',
  'lanting',
  'moderator',
  'official',
  'owner',
  'root',
  'security',
  'service',
  'sysadmin',
  'support',
  'system',
  'superuser',
  'visitor',
  'webmaster',
]

const reservedUsernames = new Set(RESERVED_USERNAMES.map(lettersOf))
const reservedNickNames = new Set([
  ...reservedUsernames,
  ...Object.values(copies).flatMap(({ site }) => site.reservedNames.map(lettersOf)),
])

const isOneOf = (name: string, reserved: ReadonlySet<string>, others: readonly string[]) => {
  const letters = lettersOf(name)
  return reserved.has(letters) || others.some((other) => lettersOf(other) === letters)
}

export const isReservedUsername = (username: string, administrators: readonly string[]): boolean =>
  isOneOf(username, reservedUsernames, administrators)

export const isReservedNickName = (nickName: string, administrators: readonly string[]): boolean =>
  isOneOf(nickName, reservedNickNames, administrators)

/** The stored form of a name: composed characters, and one kind of blank. */
export const storedName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/** Control characters, direction overrides, and all that is invisible or an unmarked blank. */
const FORBIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u
/** A mark without a letter would stand on the text before the name. */
const LOOSE_MARK = /(?:^|\s)\p{M}/u
/** Whole emoji contain joiners and selectors. */
const EMOJI = /\p{RGI_Emoji}/gv
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u

/** The name of somebody on another blog, without what no name here contains. */
export const importedName = (name: string): string =>
  withoutStacks(storedName(name.replace(new RegExp(FORBIDDEN, 'gu'), '')))

const hasOneScript = (name: string) => SCRIPTS.some((script) => script.test(name))

/** Whether a user or a visitor may have a name of these characters. */
export const isValidName = (name: string): boolean => {
  const letters = name.replace(EMOJI, '')
  if (FORBIDDEN.test(letters) || LOOSE_MARK.test(letters) || hasStacks(letters)) return false
  return hasOneScript(letters) && (letters !== name || VISIBLE.test(letters))
}

const RANDOM_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RANDOM_NICK_NAME_LENGTH = 8

/** Returns a name for a user who entered none: a prefix and eight letters or digits. */
export const randomNickName = (prefix: string, bytes: Uint8Array): string =>
  prefix +
  Array.from(
    bytes.slice(0, RANDOM_NICK_NAME_LENGTH),
    (byte) => RANDOM_LETTERS[byte % RANDOM_LETTERS.length],
  ).join('')
