import { copies } from '@lanting/copy'

/** Names that speak for the site, or for nobody. */
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

/** Characters that are taken for one another. */
const LOOKS_LIKE: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** The same for all names that a hasty reader takes for the same. */
export const seenAs = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .toLowerCase()
  return LOOKS_LIKE.reduce((text, [shape, read]) => text.replace(shape, read), plain)
}

const isOneOf = (name: string, names: readonly string[]) =>
  names.some((other) => seenAs(other) === seenAs(name))

export const isReservedUsername = (username: string, administrators: readonly string[]): boolean =>
  isOneOf(username, [...RESERVED_USERNAMES, ...administrators])

export const isReservedNickName = (nickName: string, administrators: readonly string[]): boolean =>
  isOneOf(nickName, [...RESERVED_NICK_NAMES, ...administrators])

/** Control characters, turned directions, invisible ones: nothing that a name needs. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** Joins the parts of an emoji, which a name may hold. */
const JOINERS = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

export const isFitNickName = (nickName: string): boolean =>
  !UNFIT.test(nickName.replace(JOINERS, ''))

const DRAWN_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const DRAWN_NICK_NAME_LENGTH = 8

/** The name of somebody who gave none: a prefix and eight letters or digits. */
export const drawnNickName = (prefix: string, bytes: Uint8Array): string =>
  prefix +
  Array.from(
    bytes.slice(0, DRAWN_NICK_NAME_LENGTH),
    (byte) => DRAWN_LETTERS[byte % DRAWN_LETTERS.length],
  ).join('')
