import type { ArticleCommentRule } from '@lanting/contract'
import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface SiteTables {
  settings: { name: string; value: string; updated_at: number }
  page_headers: { id: Generated<number>; route_name: string; bg_url: string }
  /** Pages that the owner has written. */
  pages: Row & {
    title: string
    page_content: string
    page_html: string
    page_description: string
    place: string
    comment_rule: Generated<ArticleCommentRule>
    position: number
    revision: Generated<number>
  }
  resource_groups: {
    id: Generated<number>
    side: string
    category: string
    name: string
    description: string
    position: number
  }
  resource_sites: {
    id: Generated<number>
    group_id: number
    name: string
    url: string
    description: string
    position: number
  }
  /** The rows, settings and counters of the demo content, with hashes of their demo values. */
  demo_marks: { place: string; row_key: string; content_hash: string }
}
