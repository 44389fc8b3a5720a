export * from './account-forms.ts'
export type {
  Challenge,
  ChallengeProof,
  Credentials,
  LoginResult,
  Proof,
  Registration,
  Session,
  UserProfile,
} from './accounts.ts'
export { ACTS, actOf } from './acts.ts'
export type { DeskAlbum, DeskPhoto } from './album-desk.ts'
export { PHOTO_DELETION } from './album-desk.ts'
export type { Album, Photo } from './albums.ts'
export type { DeskArticle, DeskArticleSort } from './article-desk.ts'
export { DESK_ARTICLE_SORTS } from './article-desk.ts'
export type { ArticleEntry, HotArticle, Neighbours, TimelineYear } from './article-lists.ts'
export type { ArticleCard, ArticleDetail, ArticleDraft } from './articles.ts'
export type { AuditEntry, AuditSubject } from './audit.ts'
export { countedList, countKey, writingsKey, writingsOf } from './audit-keys.ts'
export type { BoardDraft, BoardMessage, DriftingMessage, ListedBoardMessage } from './board.ts'
export type { ChatMessage } from './chat.ts'
export type { ChatMute } from './chat-desk.ts'
export * from './chat-frames.ts'
export type { Addresses, Answered, Call, CallOptions, Client, Send } from './client.ts'
export { createClient, openAnswer } from './client.ts'
export * from './colours.ts'
export type { Comment, Reply } from './comments.ts'
export { descriptionOf } from './descriptions.ts'
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
export { FILE_FIELD, perHour, perMinute } from './endpoint.ts'
export type { Endpoints } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { Language, RegistrationMode, Role } from './enumerations.ts'
export * from './enumerations.ts'
export type { ErrorKey, Failure, Family } from './errors.ts'
export { CODE, ERRORS, FAMILY, familyOf } from './errors.ts'
export type { Backup, SiteHealth, SiteNode } from './health-desk.ts'
export type { Webhook, WebhookDelivery, WebhookDraft } from './hearing.ts'
export type { DeskCategory, DeskTag } from './label-desk.ts'
export type { Category, Statistic, Tag } from './labels.ts'
export type { LikeTarget } from './likes.ts'
export * from './limits.ts'
export type { FriendLink, LinkDraft } from './links.ts'
export { readLyricText } from './lyric-text.ts'
export type { OwnMail, SentMail } from './mail.ts'
export { isMailAddress } from './mail-address.ts'
export type { ArticleFields, Manuscript, RevisionEntry } from './manuscripts.ts'
export * from './markup.ts'
export type { FoundSong, Playlist, Song } from './music.ts'
export type { LibraryPlaylist, LibrarySong, OpenedSong, SongTags } from './music-library.ts'
export type { Notification } from './notifications.ts'
export type {
  Dashboard,
  DayKind,
  NewComment,
  NumberDays,
  NumbersOfDay,
  ReadingNow,
  Standing,
} from './numbers.ts'
export { CALENDAR_WEEKS, DAY_KINDS, NUMBER_DAYS, READING_NOW_MINUTES } from './numbers.ts'
export type {
  Decision,
  DeskBoardMessage,
  DeskComment,
  DeskNotification,
  QueueItem,
  WritingKind,
  WritingName,
  WritingSource,
} from './order-desk.ts'
export { DECISIONS, WRITING_KINDS, WRITING_SOURCES } from './order-desk.ts'
export { pageAddress, pagePath } from './page-addresses.ts'
export type { PageDetail, PageDraft, PageEntry } from './pages.ts'
export * from './paths.ts'
export type {
  DeskSession,
  DeskUser,
  Invitation,
  Writing,
  Writings,
} from './people-desk.ts'
export * from './pictures.ts'
export type { ReportDraft } from './reports.ts'
export type { DeskResourceGroup } from './resource-desk.ts'
export type { RecommendedSite, ResourceGroup } from './resources.ts'
export type { FoundArticle, MarkedText, SearchResult } from './search.ts'
export type { PageHeader, SiteConfig, SiteSettings } from './site.ts'
export type { DeskSettings, SettingsChange } from './site-desk.ts'
export type { SiteEndpoints } from './site-endpoints.ts'
export { allAddresses, siteAddresses } from './site-endpoints.ts'
export type { DeskTalk, TalkDraft } from './talk-desk.ts'
export type { Talk } from './talks.ts'
export type {
  ImportedFile,
  ImportNote,
  ImportOutcome,
  ImportReport,
  ImportState,
} from './transfer.ts'
export { IMPORT_NOTES, IMPORT_OUTCOMES, IMPORT_STATES } from './transfer.ts'
export type { DeskUpload, PicturePlace } from './upload-desk.ts'
export { PICTURE_PLACES } from './upload-desk.ts'
export type { UploadedPicture } from './uploads.ts'
export { VISITOR_MINIMUM_MS, VisitorForm } from './visitor-form.ts'
export { withoutEnd } from './without-end.ts'
export type { ListedWord, Verdict, WordAct } from './word-list.ts'
export { VERDICTS, WORD_ACTS } from './word-list.ts'
export * from './written-text.ts'
