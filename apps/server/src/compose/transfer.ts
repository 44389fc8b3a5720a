import { UPLOAD } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { importedUsers } from '../features/accounts/imported-users.ts'
import { importedArticles } from '../features/articles/imported-articles.ts'
import { importedManuscripts } from '../features/articles/imported-manuscripts.ts'
import { importedComments } from '../features/comments/imported-comments.ts'
import { importedLinks } from '../features/links/imported-links.ts'
import { importedHeldComments } from '../features/moderation/imported-held-comments.ts'
import { importedPages } from '../features/pages/imported-pages.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { importedSeries } from '../features/series/imported-series.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import { importedNames } from '../features/taxonomy/imported-taxonomy.ts'
import { ownContent } from '../features/transfer/leaving/own-content.ts'
import type { SiteContent } from '../features/transfer/site-content.ts'
import { openTransfer } from '../features/transfer/transfer.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import { libraryStore } from '../features/uploads/library.store.ts'
import { uploadStore } from '../features/uploads/uploads.store.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { Identity } from '../http/caller.ts'
import { getOutside } from '../http/get-outside.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/open.ts'
import { withSiteUrl } from '../workers/render-markdown.ts'

interface Needs extends Pick<Platform, 'files' | 'incoming' | 'now'> {
  readonly queries: Queries
  readonly publicUrl: string
  readonly timeZone: () => Promise<string>
  readonly addPicture: Uploads['addPicture']
  readonly addAttachment: Uploads['addAttachment']
  /** Signs the addresses of paintings. */
  readonly secret: string
  readonly hasUpload: Uploads['hasUpload']
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** The content of the site, as an import by this user writes it. */
export const importedContent = (by: Pick<Identity, 'id' | 'role'>, now: Clock): SiteContent => ({
  articles: importedArticles({ by, now, keepPictures: keepAdminPictures }),
  manuscripts: importedManuscripts({ by, keepPictures: keepAdminPictures }),
  pages: importedPages({ by, keepPictures: keepAdminPictures }),
  comments: importedComments,
  held_posts: importedHeldComments,
  series: importedSeries,
  links: importedLinks(by, now),
  pictures: {
    describe: (transaction, url, words) => libraryStore(transaction).describe(url, words),
  },
  users: importedUsers(now),
  categories: importedNames('categories'),
  tags: importedNames('tags'),
  ...ownContent({
    by,
    keepPictures: keepAdminPictures,
    blursOf: (transaction, urls) => uploadStore(transaction).blursOf(urls),
  }),
})

/** Fetches a picture of an old blog. Never from a private network. */
export const fetchPicture = (address: string): Promise<Uint8Array | undefined> =>
  getOutside({ url: address.replace(/^\/\//, 'https://'), maxBytes: UPLOAD.maxBytes })

/** Composes the import and export of content. */
export const composeTransfer = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, publicUrl, files, incoming, now, timeZone } = needs
  const { addPicture, addAttachment, hasUpload, withInvalidation, secret } = needs
  openTransfer(app, serve, {
    queries,
    publicUrl,
    files,
    incoming,
    now,
    timeZone,
    siteName: async () => (await settingsStore(queries).read()).blog_name,
    language: async () => (await settingsStore(queries).read()).language,
    renderMarkdown: withSiteUrl(publicUrl),
    contentBy: (by) => importedContent(by, now),
    addPicture,
    addAttachment,
    signPainting: paintingAddresses(secret).signAgain,
    fetchPicture,
    hasUpload,
    withInvalidation,
  })
}
