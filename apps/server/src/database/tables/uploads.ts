import type { Generated } from 'kysely'

export interface UploadTables {
  uploads: {
    id: Generated<number>
    /** The address of the full picture. It contains size and colour, see the contract. */
    url: string
    /** The uploader; null when the account was deleted and other content still uses the picture. */
    user_id: number | null
    /** The sum of all its variants. */
    bytes: number
    width: number
    height: number
    placeholder: string
    /** A tiny preview, as base64 of a WebP. */
    blur: Generated<string>
    /** In archives of earlier versions the description; it is in `picture_words` now. */
    alt: Generated<string>
    /** The number of its `upload_uses`, kept by triggers. */
    use_count: Generated<number>
    /** The time of its deletion if it is still unused; null while it is used. */
    expires_at: number | null
    /** 1: its files are being deleted; 2: they are being written. It can be used only with 0. */
    deleting: Generated<number>
    created_at: number
  }
  /** Used where a text shows the picture without words of its own. */
  picture_words: {
    url: string
    /** Describes the picture. */
    alt: Generated<string>
    caption: Generated<string>
  }
  /** The subject is a row that shows the upload, such as `article:3`. */
  upload_uses: { subject: string; upload_id: number }
  /** Uploaded bytes of a user, for the daily limit. */
  daily_uploads: { user_id: number; day: number; bytes: number }
}
