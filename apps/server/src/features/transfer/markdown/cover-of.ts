import type { MarkdownFile } from './front-matter.ts'
import { memberOf, textOf } from './values.ts'

/** The names that programs and themes have for the picture of a text. */
const COVERS = [
  'cover',
  'thumbnail',
  'image',
  'banner',
  'featured_image',
  'featuredImage',
  'top_img',
]

/** The address of the cover, perhaps of a picture in the archive. */
export const coverOf = (data: MarkdownFile['data']): string => {
  const value = memberOf(data, ...COVERS)
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup
    ? textOf(memberOf(value as Record<string, unknown>, 'image', 'src', 'url'))
    : textOf(value)
}
