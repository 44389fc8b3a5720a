export * from './account-forms.ts'
export type {
  Credentials,
  LoginResult,
  Proof,
  Registration,
  Session,
  UserProfile,
} from './accounts.ts'
export type { ArticleEntry, HotArticle, Neighbours, TimelineYear } from './article-lists.ts'
export type { ArticleCard, ArticleDetail, ArticleDraft } from './articles.ts'
export type { Addresses, Answered, Call, CallOptions, Client, Send } from './client.ts'
export { createClient, openAnswer } from './client.ts'
export * from './colours.ts'
export type {
  Access,
  Address,
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
export type { Category, Statistic, Tag } from './labels.ts'
export type { LikeTarget } from './likes.ts'
export * from './limits.ts'
export type { FoundSong, Playlist, Song } from './music.ts'
export type { LibraryPlaylist, LibrarySong, SongTags } from './music-library.ts'
export * from './paths.ts'
export * from './pictures.ts'
export type { RecommendedSite, ResourceGroup } from './resources.ts'
export type { FoundArticle, MarkedText, SearchResult } from './search.ts'
export type { PageHeader, SiteConfig, SiteSettings } from './site.ts'
export type { UploadedPicture } from './uploads.ts'
