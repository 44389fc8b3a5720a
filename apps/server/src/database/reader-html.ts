import type { Queries } from './open.ts'
import { fillOwnCards } from './own-cards.ts'
import { fillPictureWords } from './picture-words.ts'

/** Completes stored HTML with the present words of other rows: cards of the site's own, pictures. */
export const readerHtml = async (queries: Queries, html: string): Promise<string> =>
  fillPictureWords(queries, await fillOwnCards(queries, html))
