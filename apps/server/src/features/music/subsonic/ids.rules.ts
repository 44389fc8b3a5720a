import { notFound } from './subsonic-error.ts'

const KINDS: ReadonlyMap<string, Subject['kind']> = new Map([
  ['so', 'song'],
  ['al', 'album'],
  ['ar', 'artist'],
  ['pl', 'playlist'],
] as const)

/** Songs, albums, artists and playlists share the ids of directories and covers. */
export interface Subject {
  readonly kind: 'song' | 'album' | 'artist' | 'playlist'
  readonly id: number
}

const ID = /^(so|al|ar|pl)-([1-9]\d{0,12})$/
/** The largest number of a row. */
const ROW_MAX = 2_147_483_647

export const songIdOf = (id: number) => `so-${id}`
export const albumIdOf = (id: number) => `al-${id}`
export const artistIdOf = (id: number) => `ar-${id}`
export const playlistIdOf = (id: number) => `pl-${id}`

/** Returns the subject of an id, or undefined for any other text. */
export const readId = (text: string): Subject | undefined => {
  const [, prefix = '', number = ''] = ID.exec(text) ?? []
  const kind = KINDS.get(prefix)
  if (number === '' || !kind) return undefined
  const id = Number(number)
  const isRow = kind === 'song' || kind === 'playlist'
  return isRow && id > ROW_MAX ? undefined : { kind, id }
}

/** Returns the id of a subject of this kind. Rejects every other text. */
export const expectId = (kind: Subject['kind'], text: string): number => {
  const subject = readId(text)
  if (subject?.kind !== kind) throw notFound(kind)
  return subject.id
}
