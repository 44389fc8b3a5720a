type PlaylistLink =
  /** `id`: of the playlist at NetEase. */
  { readonly kind: 'netease'; readonly id: number } | { readonly kind: 'qq' | 'unknown' }

/** A longer text is a list of songs, whatever stands in it. */
const LINES_MAX = 5
const TEXT_MAX = 2_000
const LINK =
  /(?:https?:\/\/|(?:(?:y|m)\.)?music\.163\.com\/|(?:[a-z]\d?\.)?y\.qq\.com\/)[^\s<>"'，。；、）」』】]{1,500}/giu

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** The part after `#` is an address of its own: `/#/playlist?id=1`. */
const innerAddress = ({ origin, hash, pathname, search }: URL) =>
  new URL(origin + (hash.startsWith('#/') ? hash.slice(1) : pathname + search))

const PLAYLIST = /\/(?:playlist|toplist)(?:\/(\d{1,16}))?(?:\/|$)/

const playlistId = (address: URL): number | undefined => {
  const { pathname, searchParams } = innerAddress(address)
  const path = PLAYLIST.exec(pathname)
  if (!path) return undefined
  const id = Number(path[1] ?? searchParams.get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const linkOf = (text: string): PlaylistLink => {
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (address && isBelow(address.hostname, 'y.qq.com')) return { kind: 'qq' }
  const id = address && isBelow(address.hostname, 'music.163.com') ? playlistId(address) : undefined
  return id === undefined ? { kind: 'unknown' } : { kind: 'netease', id }
}

/** Returns the playlist of a link, alone or in the words that a phone shares around it. */
export const linkIn = (text: string): PlaylistLink | undefined => {
  const lines = text.trim().split('\n', LINES_MAX + 1)
  if (lines.length > LINES_MAX) return undefined
  const links = [...text.slice(0, TEXT_MAX).matchAll(LINK)].map(([link]) => linkOf(link))
  return links.find(({ kind }) => kind !== 'unknown') ?? links[0]
}
