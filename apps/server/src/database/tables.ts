import type { AlbumTables } from './tables/albums.ts'
import type { AnalyticsTables } from './tables/analytics.ts'
import type { ArticleTables } from './tables/articles.ts'
import type { ChatTables } from './tables/chat.ts'
import type { CommunityTables } from './tables/community.ts'
import type { ModerationTables } from './tables/moderation.ts'
import type { MusicTables } from './tables/music.ts'
import type { NotificationTables } from './tables/notifications.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { SearchTables } from './tables/search.ts'
import type { SeriesTables } from './tables/series.ts'
import type { SiteTables } from './tables/site.ts'
import type { TalkTables } from './tables/talks.ts'
import type { TaxonomyTables } from './tables/taxonomy.ts'
import type { TransferTables } from './tables/transfer.ts'
import type { TurntableTables } from './tables/turntable.ts'
import type { UploadTables } from './tables/uploads.ts'
import type { UserTables } from './tables/users.ts'

export interface Tables
  extends UserTables,
    TaxonomyTables,
    ArticleTables,
    SeriesTables,
    TransferTables,
    SearchTables,
    TalkTables,
    AlbumTables,
    CommunityTables,
    NotificationTables,
    ModerationTables,
    ChatTables,
    MusicTables,
    TurntableTables,
    SiteTables,
    UploadTables,
    OutboxTables,
    AnalyticsTables {
  /** Sizes of lists, kept by triggers. */
  counters: { scope: string; subject: string; value: number }
  /** Positions inside long lists, kept by the same triggers. */
  list_blocks: { scope: string; subject: string; first_at: number; first_id: number; size: number }
}
