import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface AlbumTables {
  albums: Row & { album_name: string; description: string; album_cover: string }
  photos: Row & {
    album_id: number
    url: string
    status: Generated<number>
    /** The largest comes first. */
    position: Generated<number>
    width: Generated<number | null>
    height: Generated<number | null>
    blur: Generated<string>
    caption: Generated<string>
    /** `YYYY-MM-DD HH:mm`, by the clock of the camera; empty if unknown. */
    taken_at: Generated<string>
    camera: Generated<string>
    trashed_at: Generated<number | null>
  }
}
