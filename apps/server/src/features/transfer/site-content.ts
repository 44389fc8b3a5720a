import type { ArticleCommentRule, ArticleDraft, PagePlace, SentFields } from '@lanting/contract'
import type { ArticleColumns, TextColumn } from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'
import type { Comments, HeldComments, Pictures, SeriesContent } from './community-content.ts'
import type { ForeignAuthor, ForeignLink } from './foreign/foreign-blog.ts'
import type { OwnContent } from './leaving/own-content.ts'

/** The content of the site, as an import needs it. Every function runs in the transaction given. */

export type ArticleTexts = { readonly [K in TextColumn]?: ArticleColumns[K] | undefined }

interface RenderedArticle extends ArticleDraft {
  readonly article_html: string
  readonly article_text: string
}

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}

interface PresentArticle extends ArticleTexts {
  readonly id: number
  readonly trashed_at: number | null
  readonly article_content: string
}

/** A text with its pictures, which an earlier import could not find. */
interface CompletedText {
  readonly content: string
  readonly article_html: string
  readonly article_text: string
  readonly cover?: string
}

interface Articles {
  find(queries: Queries, id: number): Promise<PresentArticle | undefined>
  findByTitle(queries: Queries, title: string): Promise<PresentArticle | undefined>
  /** Changes the addresses of pictures and files alone. The article keeps its date. */
  complete(transaction: Queries, id: number, shown: CompletedText): Promise<void>
  isPublic(queries: Queries, id: number): Promise<boolean>
  /** Whether the article has changes that nobody has published yet. */
  hasDraft(queries: Queries, id: number): Promise<boolean>
  add(
    transaction: Queries,
    article: RenderedArticle,
    times: Times & { readonly authorId?: number },
  ): Promise<number>
  update(transaction: Queries, id: number, article: RenderedArticle, times: Times): Promise<void>
  remove(transaction: Queries, id: number): Promise<boolean>
}

export interface PageTexts {
  readonly title: string
  readonly page_content: string
}

interface RenderedPage extends PageTexts {
  readonly page_html: string
  readonly page_description: string
  readonly place: PagePlace
  readonly position?: number
  readonly comment_rule: ArticleCommentRule
}

interface Pages {
  find(queries: Queries, id: number): Promise<(PageTexts & { readonly id: number }) | undefined>
  findByTitle(
    queries: Queries,
    title: string,
  ): Promise<(PageTexts & { readonly id: number }) | undefined>
  add(transaction: Queries, page: RenderedPage, times: Times): Promise<number>
  update(transaction: Queries, id: number, page: RenderedPage, times: Times): Promise<void>
  complete(transaction: Queries, id: number, shown: CompletedText): Promise<void>
  /** Opens a closed page without comments, because the first one is coming. */
  openComments(transaction: Queries, id: number): Promise<void>
  remove(transaction: Queries, id: number): Promise<boolean>
}

interface Links {
  /** Returns the id of a link to this address. */
  find(queries: Queries, address: string): Promise<number | undefined>
  add(transaction: Queries, link: ForeignLink): Promise<number>
  remove(transaction: Queries, id: number): Promise<boolean>
}

interface Users {
  /** Returns the user whom an import has made of this author. */
  find(queries: Queries, author: ForeignAuthor): Promise<number | undefined>
  /** Adds a user that cannot log in. */
  add(transaction: Queries, author: ForeignAuthor): Promise<number>
  /** Removes a user without texts who cannot log in. */
  remove(transaction: Queries, id: number): Promise<boolean>
}

/** Drafts that no article has come of. */
interface Manuscripts {
  /** Returns the draft that was begun at this moment, and has or had the title. */
  find(
    queries: Queries,
    fields: SentFields,
    times: { readonly created_at: number },
  ): Promise<number | undefined>
  add(
    transaction: Queries,
    fields: SentFields,
    times: { readonly created_at: number; readonly updated_at: number },
  ): Promise<number>
  /** Removes the draft, unless it is an article by now. */
  remove(transaction: Queries, id: number): Promise<boolean>
}

/** Categories or tags. */
interface Names {
  /** Removes the name, unless an article has it. */
  remove(transaction: Queries, id: number): Promise<boolean>
}

export interface SiteContent extends OwnContent {
  readonly articles: Articles
  readonly manuscripts: Manuscripts
  readonly pages: Pages
  readonly comments: Comments
  readonly held_posts: HeldComments
  readonly series: SeriesContent
  readonly links: Links
  readonly pictures: Pictures
  readonly users: Users
  readonly categories: Names
  readonly tags: Names
}
