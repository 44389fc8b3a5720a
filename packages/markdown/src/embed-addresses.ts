import { FRAMED_HOSTS, READ_HOSTS } from './embed-hosts.ts'

/** `code` is a frame, `text` is read and shown as code, the last three are the site's own. */
export const EMBED_SHAPES = [
  'video',
  'track',
  'list',
  'code',
  'text',
  'article',
  'song',
  'file',
] as const

type Shape = (typeof EMBED_SHAPES)[number]

export interface Embed {
  readonly shape: Shape
  readonly href: string
  /** Who answers, or the name of a file; undefined for pages of the site itself. */
  readonly name?: string
  /** The text below the name, in place of the address. */
  readonly detail?: string
  /** The address that a press loads; undefined for the site itself. */
  readonly source?: string
}

const ADDRESS_MAX = 500

const hosts = [...FRAMED_HOSTS, ...READ_HOSTS].map((host) => host.replaceAll('.', '\\.')).join('|')

/** The possible values of `source`, whatever the text contains. */
export const EMBED_SOURCE = new RegExp(`^https://(?:${hosts})/[\\w./?=&-]{1,200}$`)

type Found = Pick<Embed, 'shape'> & { readonly source: string }

const YOUTUBE_ID = /^[\w-]{11}$/

/** `90`, `90.5`, `90s` or `1h2m3s`, in whole seconds. */
const secondsOf = (written: string) => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d{1,6})?s?)?$/.exec(written) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const startOf = ({ searchParams, hash }: URL) =>
  secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)/.exec(hash)?.[1] ?? '')

/** Mixes belong to one listener, and cannot be shown to others. */
const YOUTUBE_LIST = /^(?:PL|UU|OL|FL)[\w-]{10,60}$/

function youtube(url: URL): Found | undefined {
  const [, first = '', second = ''] = url.pathname.split('/')
  const isShort = url.hostname === 'youtu.be'
  const inPath = /^(?:shorts|live|embed|v)$/.test(first) ? second : ''
  const inQuery = first === 'watch' ? (url.searchParams.get('v') ?? '') : ''
  const id = isShort ? first : inPath || inQuery
  const list = YOUTUBE_LIST.exec(url.searchParams.get('list') ?? '')?.[0]
  const host = 'https://www.youtube-nocookie.com/embed'
  if (!YOUTUBE_ID.test(id)) {
    const isList = list && /^(?:playlist|watch|embed)$/.test(first)
    return isList ? { shape: 'video', source: `${host}/videoseries?list=${list}` } : undefined
  }
  const start = startOf(url)
  const options = (start > 0 ? `&start=${start}` : '') + (list ? `&list=${list}` : '')
  return { shape: 'video', source: `${host}/${id}?autoplay=1&rel=0${options}` }
}

const BILIBILI_ID = /^(?:(BV\w{10})|av(\d{1,15}))$/i

/** The id is in the path, or in the query of a list and of the player itself. */
function bilibiliId({ pathname, searchParams }: URL): string {
  const [, inPath] = /^\/(?:video\/|s\/video\/)?((?:BV|av)\w+)\/?$/i.exec(pathname) ?? []
  const aid = searchParams.get('aid')
  return inPath ?? searchParams.get('bvid') ?? (aid ? `av${aid}` : '')
}

function bilibili(url: URL): Found | undefined {
  const [, bv, av] = BILIBILI_ID.exec(bilibiliId(url)) ?? []
  if (!bv && !av) return undefined
  const written = url.searchParams.get('p') ?? url.searchParams.get('page') ?? ''
  const part = /^[1-9]\d{0,3}$/.exec(written)?.[0] ?? '1'
  const start = startOf(url)
  const video = bv ? `bvid=${bv}` : `aid=${av}`
  const time = start > 0 ? `&t=${start}` : ''
  const source = `https://player.bilibili.com/player.html?${video}&p=${part}&autoplay=1&danmaku=0${time}`
  return { shape: 'video', source }
}

const NETEASE_TYPES = { playlist: 0, album: 1, song: 2, program: 3, djradio: 4 } as const
const NETEASE_KINDS: ReadonlyMap<string, number> = new Map(Object.entries(NETEASE_TYPES))
/** The forms of its player that show one piece. */
const NETEASE_SINGLE: readonly number[] = [NETEASE_TYPES.song, NETEASE_TYPES.program]

/** The address of its player, as its own code for other sites contains it. */
function neteasePlayer({ pathname, searchParams }: URL): [number, string | undefined] | undefined {
  if (!/^\/(?:m\/)?outchain\/player$/.test(pathname)) return undefined
  const id = /^\d{1,15}$/.exec(searchParams.get('id') ?? '')?.[0]
  return [Number(searchParams.get('type') ?? -1), id]
}

/** The address of a song is behind `#` on its desktop site. */
function netease(url: URL): Found | undefined {
  const { pathname, search } = url.hash.startsWith('#/')
    ? new URL(url.hash.slice(1), url.origin)
    : url
  const [, kind = '', inPath] =
    /^\/(?:my\/)?(?:m\/)?(?:music\/)?(song|album|playlist|program|djradio)(?:\/(\d{1,15}))?\/?$/.exec(
      pathname,
    ) ?? []
  const inQuery = /^\d{1,15}$/.exec(new URLSearchParams(search).get('id') ?? '')?.[0]
  const [type, id] = neteasePlayer(url) ?? [NETEASE_KINDS.get(kind) ?? -1, inPath ?? inQuery]
  if (!id || !Object.values<number>(NETEASE_TYPES).includes(type)) return undefined
  const isSingle = NETEASE_SINGLE.includes(type)
  const source = `https://music.163.com/outchain/player?type=${type}&id=${id}&auto=1&height=${isSingle ? 66 : 430}`
  return { shape: isSingle ? 'track' : 'list', source }
}

function spotify({ pathname }: URL): Found | undefined {
  const [, kind, id] =
    /^\/(?:embed\/|intl-[a-z]{2}(?:-[a-z]{2})?\/)?(track|album|playlist|episode|show|artist)\/(\w{22})$/i.exec(
      pathname,
    ) ?? []
  if (!kind || !id) return undefined
  const shape = kind === 'track' || kind === 'episode' ? 'track' : 'list'
  return { shape, source: `https://open.spotify.com/embed/${kind}/${id}` }
}

function codepen({ pathname }: URL): Found | undefined {
  const [, user, id] =
    /^\/((?:team\/)?[\w-]{1,40})\/(?:pen|full|details|embed)\/(\w{4,40})\/?$/.exec(pathname) ?? []
  if (!user || !id) return undefined
  return { shape: 'code', source: `https://codepen.io/${user}/embed/${id}?default-tab=result` }
}

function gist({ pathname }: URL): Found | undefined {
  const [, user, id] = /^\/([\w-]{1,40})\/([\da-f]{20,32})\/?$/.exec(pathname) ?? []
  if (!user || !id) return undefined
  return { shape: 'text', source: `https://gist.githubusercontent.com/${user}/${id}/raw` }
}

interface Provider {
  readonly name: string
  readonly read: (url: URL) => Found | undefined
}

const YOUTUBE: Provider = { name: 'YouTube', read: youtube }
const BILIBILI: Provider = { name: 'Bilibili', read: bilibili }
const NETEASE: Provider = { name: 'NetEase Cloud Music', read: netease }

const PROVIDERS: ReadonlyMap<string, Provider> = new Map([
  ['youtube.com', YOUTUBE],
  ['youtube-nocookie.com', YOUTUBE],
  ['music.youtube.com', YOUTUBE],
  ['youtu.be', YOUTUBE],
  ['bilibili.com', BILIBILI],
  ['player.bilibili.com', BILIBILI],
  ['music.163.com', NETEASE],
  ['y.music.163.com', NETEASE],
  ['open.spotify.com', { name: 'Spotify', read: spotify }],
  ['codepen.io', { name: 'CodePen', read: codepen }],
  ['gist.github.com', { name: 'GitHub Gist', read: gist }],
])

function foreign(address: string): Embed | undefined {
  if (!/^https?:\/\/[^\s<>"\\]+$/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const provider = PROVIDERS.get(url.hostname.replace(/^(?:www|m)\./, ''))
  const found = provider?.read(url)
  return provider && found && { ...found, name: provider.name, href: url.href }
}

const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u

/** The last part of an article's address, as a person types it or as a browser copies it. */
function slugOf(written: string): string | undefined {
  try {
    const slug = decodeURIComponent(written).normalize('NFC')
    return SLUG.test(slug) ? slug : undefined
  } catch {
    // No address at all.
    return undefined
  }
}

function ownArticle(path: string): Embed | undefined {
  if (/^\/article\?id=[1-9]\d{0,9}$/.test(path)) return { shape: 'article', href: path }
  const [, written = ''] = /^\/article\/([^/?#]+)$/.exec(path) ?? []
  const slug = slugOf(written)
  return slug === undefined
    ? undefined
    : { shape: 'article', href: `/article/${encodeURIComponent(slug)}` }
}

/** Addresses of the site lose their host, so that a card survives a move. */
function own(address: string, siteUrl: string): Embed | undefined {
  const hasHost = siteUrl !== '' && address.startsWith(`${siteUrl}/`)
  const path = hasHost ? address.slice(siteUrl.length) : address
  const article = ownArticle(path)
  if (article) return article
  const [, song] = /^\/[\w/]{0,40}\?song=([1-9]\d{0,15})$/.exec(path) ?? []
  return song === undefined ? undefined : { shape: 'song', href: `/home?song=${song}` }
}

const KB = 1024
const MB = KB * KB

const sizeOf = (bytes: number) =>
  bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`

const FILE =
  /^\[((?:[^\][\\\n]|\\.){1,200})\]\((\/attachments\/[\da-f]{32}-(\d{1,10})\.([a-z\d]{2,4}))\)$/

/** A link to a file of the site, alone on its line. */
function file(line: string): Embed | undefined {
  const [, label = '', href = '', bytes, kind = ''] = FILE.exec(line) ?? []
  if (href === '') return undefined
  const detail = `${kind.toUpperCase()} · ${sizeOf(Number(bytes))}`
  return { shape: 'file', href, name: label.replace(/\\(.)/g, '$1'), detail }
}

const FRAME = /^<iframe\s[^<>]*>\s*<\/iframe>$/i
const FRAME_SOURCE = /\ssrc=(?:"([^"]*)"|'([^']*)')/i

/** The address in the code that hosts offer for other sites. */
function framed(line: string): string | undefined {
  if (!FRAME.test(line)) return undefined
  const [, double, single] = FRAME_SOURCE.exec(line) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
}

/**
 * Returns what an address alone on its line shows; undefined for a plain link. `siteUrl`: how
 * addresses of the site itself may begin; empty if that is not known.
 */
export function embedOf(line: string, siteUrl = ''): Embed | undefined {
  const written = line.trim()
  const address = framed(written) ?? written.replace(/^<(.*)>$/, '$1')
  if (address.length > ADDRESS_MAX) return undefined
  return own(address, siteUrl) ?? file(address) ?? foreign(address)
}
