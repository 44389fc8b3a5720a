import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface TransferTables {
  /** The old address of an article or of a page, or an address that leads to another one. */
  redirects: {
    path: string
    article_id: Generated<number | null>
    page_id: Generated<number | null>
    target: Generated<string | null>
  }
  /** The address that an imported picture or file had in the other blog. */
  upload_addresses: { path: string; upload_id: number }
  imports: Row & {
    user_id: number
    kind: string
    name: string
    dry_run: number
    state: string
    done: number
    total: number
    /** Counts and files of the report, as JSON. */
    files: string
  }
  /** The rows that imports have added, so that a second import finds them and an import can be undone. */
  imported_rows: {
    /** The table of the row. */
    place: string
    row_id: number
    /** The file or the key in the other blog. Null: a row that came with others, such as a tag. */
    source: string | null
    import_id: number | null
    /** A hash of the source. */
    file_hash: Generated<string>
    /** A hash of the text as it was imported; for a comment, the article. */
    content_hash: Generated<string>
  }
}
