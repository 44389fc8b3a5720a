import { endpoints, type Manuscript, PATHS, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { manuscriptById, manuscriptOfArticle } from './manuscript-wire.ts'
import type { WritingNeeds } from './manuscripts.routes.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import { previewLinkStore } from './preview-links.store.ts'
import { ensureManuscript } from './save-article.ts'

const DAY_MS = 86_400_000

interface SecretTokens {
  readonly generate: () => string
  readonly hash: (token: string) => string
}

interface Needs extends WritingNeeds {
  readonly publicUrl: string
  readonly tokens: SecretTokens
  readonly readerHtml: ReaderHtml
  readonly renderMarkdown: (markdown: string) => Promise<{ readonly article_html: string }>
}

interface Place {
  readonly manuscript_id?: number | null
  readonly article_id?: number | null
}

/** The newest text of an article, for people who are not administrators. */
export const previewRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures, publicUrl, tokens } = needs
  const { renderMarkdown, readerHtml } = needs
  const links = previewLinkStore(queries)

  const manuscriptAt = async ({ manuscript_id, article_id }: Place) => {
    const zone = await timeZone()
    if (manuscript_id) return manuscriptById(queries, manuscript_id, zone)
    return article_id ? manuscriptOfArticle(queries, article_id, zone) : undefined
  }

  const manuscriptIdOf = async (
    transaction: Queries,
    { manuscript_id, article_id }: Place,
    by: Identity,
  ) => {
    if (article_id) {
      return ensureManuscript(transaction, article_id, { by, now: now(), keepPictures })
    }
    const found = await manuscriptStore(transaction).find(manuscript_id ?? 0)
    if (!found) throw new AppError('manuscriptNotFound')
    return found.id
  }

  serve(endpoints.addPreviewLink, ({ body }, { identity: by }) =>
    withAdminLock(queries, async (transaction) => {
      const manuscript_id = await manuscriptIdOf(transaction, body, by)
      const token = tokens.generate()
      const at = now()
      const expires_at = at + body.days * DAY_MS
      const link = { manuscript_id, token_hash: tokens.hash(token), expires_at, created_at: at }
      await previewLinkStore(transaction).put(link)
      const url = `${publicUrl}${PATHS.preview}#${token}`
      return { url, manuscript_id, expiresAtMs: expires_at }
    }),
  )

  serve(endpoints.getPreviewLink, async ({ params: { id } }) => ({
    expiresAtMs: (await links.validUntil(id, now())) ?? null,
  }))

  serve(endpoints.deletePreviewLink, async ({ params: { id } }) => {
    if (!(await links.remove(id))) throw new AppError('previewSpent')
    return true
  })

  const readable = async (
    body: Place & { readonly token?: string },
    reader: Identity | undefined,
  ): Promise<Manuscript | undefined> => {
    if (body.token === undefined) {
      return reader?.role === ROLE.administrator ? manuscriptAt(body) : undefined
    }
    const manuscript_id = await links.find(tokens.hash(body.token), now())
    return manuscript_id === undefined ? undefined : manuscriptAt({ manuscript_id })
  }

  serve(endpoints.getPreview, async ({ body }, { identity }) => {
    const manuscript = await readable(body, identity)
    if (!manuscript) throw new AppError('previewSpent')
    const { article_title, article_cover, article_content } = manuscript.fields
    const rendered = await renderMarkdown(article_content)
    const article_html = await readerHtml(rendered.article_html)
    return { article_title, article_cover, article_html, changedAtMs: manuscript.createdAtMs }
  })
}
