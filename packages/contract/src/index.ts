export type { Credentials, LoginResult } from './accounts.ts'
export type { ArticleCard, ArticleDetail, ArticleDraft } from './articles.ts'
export type { Addresses, Call, CallOptions, Client, Send } from './client.ts'
export { createClient } from './client.ts'
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
export { FILE_FIELD } from './endpoint.ts'
export type { Endpoints } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { Language, Role } from './enumerations.ts'
export * from './enumerations.ts'
export type { ErrorKey, Failure, Family } from './errors.ts'
export { CODE, ERRORS, FAMILY, familyOf } from './errors.ts'
export * from './limits.ts'
export * from './pictures.ts'
export type { PageHeader, SiteConfig, SiteSettings } from './site.ts'
export type { UploadedPicture } from './uploads.ts'
