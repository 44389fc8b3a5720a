export * from './account-forms.ts'
export {
  type Challenge,
  type ChallengeProof,
  CREDENTIAL_MAX,
  type Credentials,
  type LoginResult,
  type Session,
  type UserProfile,
} from './accounts.ts'
export * from './admin-paths.ts'
export type { AdminAlbum, AdminPhoto } from './album-admin.ts'
export { PHOTO_DELETION } from './album-admin.ts'
export type { Album, Photo } from './albums.ts'
export type {
  Dashboard,
  DayKind,
  DayStats,
  NewComment,
  ReadingNow,
  StatDays,
  UserStatus,
} from './analytics.ts'
export { CALENDAR_WEEKS, DAY_KINDS, NUMBER_DAYS, READING_NOW_MINUTES } from './analytics.ts'
export type { AdminArticle, AdminArticleSort } from './article-admin.ts'
export { ADMIN_ARTICLE_SORTS } from './article-admin.ts'
export type {
  ArticleEntry,
  HotArticle,
  Neighbours,
  TimelineMonth,
  TimelineYear,
} from './article-lists.ts'
export type { Preview } from './article-previews.ts'
export type {
  ArticleCard,
  ArticleDetail,
  ArticleDraft,
  ArticleFields,
  SentFields,
} from './articles.ts'
export { ARTICLE_FIELDS, EMPTY_ARTICLE } from './articles.ts'
export * from './attachments.ts'
export type { AuditEntry, AuditSubject } from './audit.ts'
export { countedList, countKey, postsKey, postsOf } from './audit-keys.ts'
export { AUDITED_ACTIONS, auditedActionOf } from './audited-actions.ts'
export type {
  BackupFailure,
  BackupFile,
  BackupJob,
  BackupOutcome,
  BackupPlace,
  BackupSchedule,
} from './backups.ts'
export type { BlockedWord, BlocklistAction, Verdict } from './blocklist.ts'
export { BLOCKLIST_ACTIONS, VERDICTS } from './blocklist.ts'
export type {
  BoardDraft,
  BoardMessage,
  DriftingMessage,
  ListedBoardMessage,
  SentBoardDraft,
} from './board.ts'
export type { ChatMessage, ChatReaction } from './chat.ts'
export type { ChatMute } from './chat-admin.ts'
export * from './chat-frames.ts'
export * from './chat-visitors.ts'
export type { Addresses, Answered, Call, CallOptions, Client, Send } from './client.ts'
export { createClient, openAnswer } from './client.ts'
export { CODE } from './codes.ts'
export * from './colours.ts'
export { commentFate, commentRule } from './comment-rule.ts'
export type { Comment, Reply } from './comments.ts'
export { DEFAULT_AVATARS } from './default-avatars.ts'
export { descriptionOf } from './descriptions.ts'
export { isDrawing, nightTwin, pairedDrawings } from './drawings.ts'
export type {
  Access,
  Address,
  Conflict,
  Endpoint,
  FileBody,
  FileToSend,
  Input,
  Limit,
  Method,
  Result,
} from './endpoint.ts'
export { FILE_FIELD, isForAdmin, isRead, perHour, perMinute } from './endpoint.ts'
export type { Endpoints } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { Language, RegistrationMode, Role } from './enumerations.ts'
export * from './enumerations.ts'
export type { Family } from './error-families.ts'
export { FAMILY, familyOf } from './error-families.ts'
export type { ErrorKey, Failure } from './errors.ts'
export { ERRORS } from './errors.ts'
export { FailureAnswer } from './failure-answer.ts'
export type { FirstStep, FirstSteps } from './first-steps.ts'
export { FIRST_STEPS } from './first-steps.ts'
export type { Backup, SiteHealth, SiteNode } from './health.ts'
export type {
  ImportDetail,
  ImportEntry,
  ImportedFile,
  ImportKind,
  ImportNote,
  ImportOutcome,
  ImportPart,
  ImportReport,
  ImportState,
} from './import-report.ts'
export {
  attentionOf,
  IMPORT_KINDS,
  IMPORT_NOTES,
  IMPORT_OUTCOMES,
  IMPORT_PARTS,
  IMPORT_STATES,
  notesWithNames,
  unlistedTexts,
} from './import-report.ts'
export { initialsOf } from './initials.ts'
export type { LikeTarget } from './likes.ts'
export * from './limits.ts'
export type { FriendLink, LinkDraft } from './links.ts'
export type { ListeningSession } from './listening-sessions.ts'
export { readLyricText } from './lyric-text.ts'
export {
  ACCOUNT_MAILS,
  type AccountMail,
  type MailKind,
  type OwnMail,
  type SentMail,
} from './mail.ts'
export { isMailAddress } from './mail-address.ts'
export type { Manuscript, RevisionEntry } from './manuscripts.ts'
export * from './markup.ts'
export type {
  AdminBoardMessage,
  AdminComment,
  AdminNotification,
  ContentRef,
  Decision,
  ModerationSource,
  PostKind,
  QueueItem,
} from './moderation.ts'
export { DECISIONS, MODERATION_SOURCES, POST_KINDS } from './moderation.ts'
export type { Playlist, Song } from './music.ts'
export type { AlbumSong, MusicAlbum, MusicArtist, MusicGenre } from './music-catalogue.ts'
export type { LibraryPlaylist, LibrarySong, OpenedSong, SongTags } from './music-library.ts'
export { LEFT_OUT_MAX, type LeftOutReason } from './music-library.ts'
export * from './music-limits.ts'
export type { FoundSong } from './music-search.ts'
export type { MusicToken } from './music-tokens.ts'
export * from './notification-kinds.ts'
export type { Notification } from './notifications.ts'
export * from './old-encodings.ts'
export type { OwnPlaylist } from './own-playlists.ts'
export { pageAddress, pagePath, slugIn } from './page-addresses.ts'
export type { PageDetail, PageDraft, PageEntry } from './pages.ts'
export * from './painting/colours.ts'
export type { PaintingChoice } from './painting-admin.ts'
export * from './paintings.ts'
export * from './paths.ts'
export * from './pictures.ts'
export type { PlaylistImport } from './playlist-import.ts'
export type { ArticleReactions } from './reactions.ts'
export { readingTime } from './reading-time.ts'
export type { Redirect } from './redirects.ts'
export type { Proof, Registration } from './registration.ts'
export type { ReportDraft } from './reports.ts'
export type { AdminResourceGroup } from './resource-admin.ts'
export type { RecommendedSite, ResourceGroup } from './resources.ts'
export type { FoundName, MarkedText, SearchResult } from './search.ts'
export type { AdminSeries, Series } from './series.ts'
export * from './session-limits.ts'
export {
  badgeFaults,
  greetingFaults,
  menuEntryFaults,
  SETTINGS_PICTURES,
  settingsFaults,
  socialLinkFaults,
} from './settings-faults.ts'
export type { PageHeader, SiteConfig, SiteSettings, SiteStatus } from './site.ts'
export { type AdminSettings, isOwnersChange, type SettingsChange } from './site-admin.ts'
export type { ChatModeration, OwnMusic, SiteEndpoints } from './site-endpoints.ts'
export {
  allAddresses,
  chatModerationAddresses,
  ownMusicAddresses,
  siteAddresses,
} from './site-endpoints.ts'
export { isHiddenPath, isMenuLink, isUnderMore, wholeMenu } from './site-menu.ts'
export { isSlug, slugOf } from './slugs.ts'
export * from './stacked-marks.ts'
export type { AdminTalk, TalkDraft } from './talk-admin.ts'
export type { Talk } from './talks.ts'
export type { Category, Statistic, Tag } from './taxonomy.ts'
export type { AdminCategory, AdminTag } from './taxonomy-admin.ts'
export type { TurntableAction, TurntableControl } from './turntable.ts'
export * from './turntable-frames.ts'
export type {
  PlayingSong,
  SkipReason,
  TurntableChange,
  TurntableEntry,
  TurntableOrder,
  TurntablePlaylist,
  TurntableRefusal,
  TurntableSession,
  TurntableSong,
  TurntableState,
  UpNext,
} from './turntable-state.ts'
export { TURNTABLE_ORDERS } from './turntable-state.ts'
export type { AdminUpload, PicturePlace, UploadKind } from './upload-admin.ts'
export { PICTURE_PLACES } from './upload-admin.ts'
export type { UploadedPicture } from './uploads.ts'
export type {
  AdminSession,
  AdminUser,
  Invitation,
  UserPosts,
  Writing,
} from './user-admin.ts'
export { VisitorForm } from './visitor-form.ts'
export { isOwnAddress, isPictureAddress, isWebAddress, WEB_ADDRESS } from './web-address.ts'
export type { Webhook, WebhookDelivery, WebhookDraft } from './webhooks.ts'
export { withoutEnd } from './without-end.ts'
export * from './written-text.ts'
