import type { IAudioMetadata } from 'music-metadata'

/** The names in tags. */
export const NAMES = ['title', 'artists', 'album', 'albumArtists', 'genres'] as const
type Name = (typeof NAMES)[number]

/** Names whose encoding no tag tells; each character stands for one byte. */
export type OldNames = Readonly<Partial<Record<Name, string>>>

const FRAMES: Readonly<Record<Name, readonly string[]>> = {
  title: ['TIT2', 'TT2'],
  artists: ['TPE1', 'TP1'],
  album: ['TALB', 'TAL'],
  albumArtists: ['TPE2', 'TP2'],
  genres: ['TCON', 'TCO'],
}
/** The names in ID3v1, which has no encodings at all. */
const FIRST_VERSION: Readonly<Partial<Record<Name, string>>> = {
  title: 'title',
  artists: 'artist',
  album: 'album',
}

/** Only bytes above ASCII differ between encodings. */
const isOld = (text: unknown): text is string =>
  typeof text === 'string' && /[\u0080-\u00ff]/.test(text) && !/[^\0-\u00ff]/.test(text)

/** Whether a tag may have names in an encoding that it does not tell. */
export const mayBeOld = ({ native }: Pick<IAudioMetadata, 'native'>): boolean =>
  Object.entries(native).some(
    ([kind, tags]) => kind.startsWith('ID3v2') && tags.some(({ value }) => isOld(value)),
  )

/** Returns the names of a song that are written in an encoding from before Unicode. */
export const oldNames = (
  { native }: Pick<IAudioMetadata, 'native'>,
  texts: ReadonlyMap<string, string>,
): OldNames | undefined => {
  const tags = Object.entries(native)
  // The other kinds of tags are Unicode, and come before these.
  if (tags.some(([kind]) => !kind.startsWith('ID3'))) return undefined
  const second = tags.flatMap(([kind, list]) => (kind.startsWith('ID3v2') ? list : []))
  const found: Partial<Record<Name, string>> = {}
  for (const name of NAMES) {
    const text = FRAMES[name].map((id) => texts.get(id)).find((one) => one !== undefined)
    const isNamed = second.some(({ id }) => FRAMES[name].includes(id))
    const first = native.ID3v1?.find(({ id }) => id === FIRST_VERSION[name])?.value
    const shown = isNamed ? text : first
    if (isOld(shown)) found[name] = shown
  }
  return Object.keys(found).length > 0 ? found : undefined
}
