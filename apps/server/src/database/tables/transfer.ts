import type { Row } from './row.ts'

export interface TransferTables {
  redirects: { path: string; article_id: number }
  /** The file of an imported article, with hashes of the file and of the imported content. */
  article_sources: { source: string; article_id: number; file_hash: string; content_hash: string }
  imports: Row & {
    user_id: number
    dry_run: number
    state: string
    done: number
    total: number
    files: string
  }
}
