import type { ArticleCommentRule } from '@lanting/contract'
import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface ArticleTables {
  articles: Row & {
    article_title: string
    author_id: number
    category_id: number
    article_description: string
    article_content: string
    article_html: string
    article_cover: string
    is_top: number
    order: number | null
    top_rank: Generated<number>
    status: number
    type: number
    origin_url: string | null
    slug: Generated<string | null>
    /** The date that the author has chosen; a copy is in `created_at`. */
    dated_at: Generated<number | null>
    meta_title: Generated<string>
    meta_description: Generated<string>
    canonical_url: Generated<string | null>
    comment_rule: Generated<ArticleCommentRule>
    notes: Generated<string>
    view_times: Generated<number>
    thumbs_up_times: Generated<number>
    reading_duration: Generated<number>
    /** Chinese characters and other words; null until they are counted. */
    word_count: Generated<number | null>
    /** The time of a scheduled publication. */
    publish_at: Generated<number | null>
    /** The time of the first publication. */
    published_at: Generated<number | null>
    trashed_at: Generated<number | null>
    /** The status before the article was moved to trash. */
    trashed_status: Generated<number | null>
  }
  /** Triggers copy status and time from the article, so that the list of a tag needs one index. */
  article_tags: { article_id: number; tag_id: number; status: number; created_at: number }
  /** An article in the editor: its newest revision, and the revision that the article shows. */
  manuscripts: Row & { article_id: number | null; revision: number; saved_revision: number }
  /** A secret link to the newest revision of a manuscript. */
  preview_links: {
    manuscript_id: number
    token_hash: string
    expires_at: number
    created_at: number
  }
  manuscript_revisions: {
    manuscript_id: number
    revision: number
    kind: string
    user_id: number | null
    article_title: string
    length: number
    /** All fields of the article, as JSON. */
    fields: string
    /** The addresses of its uploads, as JSON. */
    pictures: string
    created_at: number
  }
}
