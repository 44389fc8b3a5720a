import { PATHS, slugIn } from '@lanting/contract'

/** A page of this site that a card can show. `path` is its address. */
export type OwnPage = { readonly path: string } & (
  | { readonly kind: 'article' | 'talk' | 'album' | 'song'; readonly id: number }
  | { readonly kind: 'articleSlug'; readonly slug: string }
)

const KINDS: Readonly<Record<string, 'article' | 'talk' | 'album'>> = {
  [PATHS.article.toLowerCase()]: 'article',
  [PATHS.talk.toLowerCase()]: 'talk',
  [PATHS.photos.toLowerCase()]: 'album',
}

const idIn = (text: string | null) => Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0]) || undefined

/** Returns the page of this site that an address names; undefined for all other addresses. */
export const ownPageOf = (href: string, origin: string): OwnPage | undefined => {
  if (!URL.canParse(href)) return undefined
  const { origin: site, pathname, search, searchParams } = new URL(href)
  if (site !== origin) return undefined
  const path = pathname + search
  const song = idIn(searchParams.get('song'))
  if (song) return { kind: 'song', id: song, path }
  const slug = slugIn(pathname)
  if (slug) return { kind: 'articleSlug', slug, path }
  const kind = KINDS[pathname.toLowerCase()]
  const id = idIn(searchParams.get('id'))
  return kind && id ? { kind, id, path } : undefined
}
