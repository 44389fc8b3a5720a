import {
  ARTICLE_STATUS,
  articleIdPath,
  articlePath,
  isDrawing,
  nightTwin,
  paintingForm,
  pictureVariants,
  readPaintingUrl,
  readPictureUrl,
} from '@lanting/contract'
import { escapeHtml } from '../http/escape-html.ts'
import { withSummaries } from './article-summaries.ts'
import { hiddenSections } from './hidden-sections.ts'
import type { Queries } from './open.ts'

/** A card of the site's own, as the renderer writes it: it contains only the address. */
const CARD =
  /(<p class="embed embed-(?:article|song)"><a href="(\/(?:(?:article\?id|home\?song)=(\d{1,16})|article\/([\w%-]{1,400})))" class="embed-card">)<span class="embed-address">[^<>]*<\/span>(<\/a><\/p>)/g

const ID_MAX = 2_147_483_647

const decoded = (slug = '') => {
  try {
    return slug === '' ? [] : [decodeURIComponent(slug)]
  } catch {
    // No slug of an article.
    return []
  }
}

const span = (name: string, text: string) =>
  text && `<span class="embed-${name}">${escapeHtml(text)}</span>`

/** Cards are small, so the smallest variant of the picture is enough. */
const smallest = (url: string) => {
  if (readPaintingUrl(url)) return paintingForm(url, 320)
  const upload = readPictureUrl(url)
  return (upload && pictureVariants(upload)[0]?.url) ?? url
}

const image = (src: string, when = '') =>
  `<img src="${escapeHtml(src)}" alt="" loading="lazy" decoding="async" class="embed-cover${when}">`

const picture = (url: string) => {
  const src = smallest(url)
  if (!/^(?:https:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(src)) return ''
  if (!isDrawing(src)) return image(src)
  return image(src, ' by-day') + image(nightTwin(src), ' by-night')
}

/** Returns the painting of an article; empty if it has a cover. */
export type PaintingOf = (article: {
  readonly article_title: string
  readonly article_cover: string
  readonly category_id: number
  readonly created_at: number
}) => string

interface Named {
  readonly ids: readonly number[]
  readonly slugs: readonly string[]
}

const articleWords = async (queries: Queries, { ids, slugs }: Named, paintingOf: PaintingOf) => {
  if (ids.length + slugs.length === 0) return []
  const found = await queries
    .selectFrom('articles')
    .select(['id', 'slug', 'article_title', 'article_description', 'article_cover'])
    .select(['category_id', 'created_at'])
    .where(({ eb, or }) => or([eb('id', 'in', [0, ...ids]), eb('slug', 'in', ['', ...slugs])]))
    .where('status', '=', ARTICLE_STATUS.public)
    .execute()
  const rows = await withSummaries(queries, found)
  return rows.flatMap((row): [string, string][] => {
    const cover = picture(row.article_cover || paintingOf(row))
    const words = `${cover}${span('title', row.article_title)} ${span('summary', row.article_description)}`
    return [
      [articleIdPath(row.id), words],
      [articlePath(row), words],
    ]
  })
}

const songWords = async (queries: Queries, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('songs')
    .select(['id', 'name', 'artists'])
    .where('id', 'in', ids)
    .where('missing_since', '=', 0)
    .execute()
  return rows.map(({ id, name, artists }): [string, string] => [
    `/home?song=${id}`,
    `${span('title', name)} ${span('summary', (JSON.parse(artists) as string[]).join(' / '))}`,
  ])
}

/**
 * Fills the cards of own articles and songs with their present words. Others stay links. A site that
 * hides its music shows only the names of its songs.
 */
export const fillOwnCards = async (
  queries: Queries,
  html: string,
  paintingOf: PaintingOf,
): Promise<string> => {
  const cards = Array.from(html.matchAll(CARD), ([, , address = '', id, slug]) => ({
    isSong: address.startsWith('/home'),
    id: Number(id ?? 0),
    slug,
  }))
  if (cards.length === 0) return html
  const ids = (wanted: boolean) => {
    const named = cards.filter(({ isSong, id }) => isSong === wanted && id > 0 && id <= ID_MAX)
    return [...new Set(named.map(({ id }) => id))]
  }
  const slugs = [...new Set(cards.flatMap(({ slug }) => decoded(slug)))]
  const isSilent = ids(true).length > 0 && (await hiddenSections(queries)).includes('music')
  const words = new Map([
    ...(await articleWords(queries, { ids: ids(false), slugs }, paintingOf)),
    ...(await songWords(queries, ids(true))),
  ])
  return html.replace(CARD, (card, open, address, _id, _slug, close) => {
    const inside = words.get(address)
    if (isSilent && address.startsWith('/home')) return inside ? `<p>${inside}</p>` : ''
    return inside === undefined ? card : open + inside + close
  })
}
