import type { Queries } from '../database/open.ts'
import { createReaderHtml, type ReaderHtml } from '../database/reader-html.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'

/** Texts show the paintings of the articles that they name. */
export const composeReaderHtml = (queries: Queries, secret: string): ReaderHtml =>
  createReaderHtml(queries, paintingAddresses(secret).ofArticle)
