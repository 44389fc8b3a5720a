import type { Queries } from './open.ts'
import { fillOwnCards, type PaintingOf } from './own-cards.ts'
import { sizePictures } from './picture-sizes.ts'
import { fillPictureWords } from './picture-words.ts'

export type ReaderHtml = (html: string) => Promise<string>

/**
 * Completes stored HTML for a reader: cards of the site's own and pictures with the present words of
 * other rows, pictures with their sizes.
 */
export const createReaderHtml =
  (queries: Queries, paintingOf: PaintingOf): ReaderHtml =>
  async (html) =>
    sizePictures(await fillPictureWords(queries, await fillOwnCards(queries, html, paintingOf)))
