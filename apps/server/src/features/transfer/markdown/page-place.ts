import { PAGE_PLACES, type PagePlace } from '@lanting/contract'
import type { MarkdownFile } from './front-matter.ts'
import { memberOf, textOf } from './values.ts'

const positionOf = (data: MarkdownFile['data']): number | undefined => {
  const position = Number(memberOf(data, 'position'))
  return Number.isSafeInteger(position) && position > 0 ? position : undefined
}

/** Where a page is linked, and where it stands among the others, which only our export tells. */
export const pagePlaceOf = (
  data: MarkdownFile['data'],
  isOwn: boolean,
): { readonly place: PagePlace; readonly position?: number } => {
  const named = textOf(memberOf(data, 'place'))
  const place = PAGE_PLACES.find((known) => known === named) ?? 'none'
  const position = isOwn ? positionOf(data) : undefined
  return position === undefined ? { place } : { place, position }
}
