import { picturesIn } from '@lanting/contract'
import { escapeHtml } from '../http/escape-html.ts'
import type { Queries } from './open.ts'
import { IMAGE, IMAGES, SOURCE } from './text-images.ts'

/** A picture alone in its paragraph, without a caption. */
const FIGURES = new RegExp(
  `(<figure>(?:<a(?: [a-z-]+(?:="[^"]*")?)*>)?(${IMAGE})(?:</a>)?)(</figure>)`,
  'g',
)
const EMPTY_ALT = / alt(?:="")?(?=[ >])/
const ALT = / alt=/

interface Words {
  readonly alt: string
  readonly caption: string
}

const wordsOf = async (queries: Queries, urls: readonly string[]) => {
  const rows = await queries
    .selectFrom('picture_words')
    .select(['url', 'alt', 'caption'])
    .where('url', 'in', urls)
    .execute()
  return new Map<string, Words>(rows.map(({ url, ...words }) => [url, words]))
}

const withAlt = (image: string, alt: string) => {
  const bare = image.replace(EMPTY_ALT, '')
  if (alt === '' || ALT.test(bare)) return image
  return bare.replace(SOURCE, (source) => `${source} alt="${escapeHtml(alt)}"`)
}

/** Gives pictures the words of the library, where the text has none of its own. */
export const fillPictureWords = async (queries: Queries, html: string): Promise<string> => {
  const urls = picturesIn(html)
  if (urls.length === 0) return html
  const words = await wordsOf(queries, urls)
  if (words.size === 0) return html
  const find = (image: string) => words.get(SOURCE.exec(image)?.[1] ?? '')
  return html
    .replace(FIGURES, (figure, open, image, close) => {
      const caption = find(image)?.caption
      return caption ? `${open}<figcaption>${escapeHtml(caption)}</figcaption>${close}` : figure
    })
    .replace(IMAGES, (image) => withAlt(image, find(image)?.alt ?? ''))
}
