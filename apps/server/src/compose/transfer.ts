import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { importedArticles } from '../features/articles/imported-articles.ts'
import { openTransfer } from '../features/transfer/transfer.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'
import { renderMarkdown } from '../workers/render-markdown.ts'

interface Needs extends Pick<Platform, 'files' | 'incoming' | 'now'> {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly addPicture: Uploads['addPicture']
  readonly hasUpload: Uploads['hasUpload']
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** Composes the import and export of Markdown. */
export const composeTransfer = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, files, incoming, now, timeZone } = needs
  const { addPicture, hasUpload, withInvalidation } = needs
  openTransfer(app, serve, {
    queries,
    files,
    incoming,
    now,
    timeZone,
    renderMarkdown,
    articlesBy: (by) => importedArticles({ by, now, keepPictures: keepAdminPictures }),
    addPicture,
    hasUpload,
    withInvalidation,
  })
}
