import { copies } from '@lanting/copy'

/** Names that suggest a role on the site, or no user at all. */
const RESERVED_USERNAMES = [
  'admin',
  'administrator',
  'anonymous',
  'deleted',
  'lanting',
  'moderator',
  'official',
  'owner',
  'security',
  'service',
  'support',
  'system',
  'superuser',
  'visitor',
  'webmaster',
]

const RESERVED_NICK_NAMES = [
  ...RESERVED_USERNAMES,
  ...Object.values(copies).flatMap(({ site }) => site.reservedNames),
]

/** Characters that look alike. */
const CONFUSABLES: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Returns the same text for names that look alike (the "skeleton" of Unicode confusables). */
export const nameSkeleton = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .toLowerCase()
  return CONFUSABLES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), plain)
}

const isOneOf = (name: string, names: readonly string[]) =>
  names.some((other) => nameSkeleton(other) === nameSkeleton(name))

export const isReservedUsername = (username: string, administrators: readonly string[]): boolean =>
  isOneOf(username, [...RESERVED_USERNAMES, ...administrators])

export const isReservedNickName = (nickName: string, administrators: readonly string[]): boolean =>
  isOneOf(nickName, [...RESERVED_NICK_NAMES, ...administrators])

/** Control characters, direction overrides and invisible characters. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** Zero-width joiners inside emoji sequences, which a name may contain. */
const EMOJI_JOINERS = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

export const isValidNickName = (nickName: string): boolean =>
  !FORBIDDEN_CHARACTERS.test(nickName.replace(EMOJI_JOINERS, ''))

const RANDOM_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RANDOM_NICK_NAME_LENGTH = 8

/** Returns a name for a user who entered none: a prefix and eight letters or digits. */
export const randomNickName = (prefix: string, bytes: Uint8Array): string =>
  prefix +
  Array.from(
    bytes.slice(0, RANDOM_NICK_NAME_LENGTH),
    (byte) => RANDOM_LETTERS[byte % RANDOM_LETTERS.length],
  ).join('')
