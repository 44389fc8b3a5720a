export const ARTICLE_STATUS = { public: 1, private: 2, draft: 3 } as const
export const ARTICLE_TYPE = { original: 1, repost: 2, translation: 3 } as const
export const PINNED = { yes: 1, no: 2 } as const
export const TALK_STATUS = { public: 1, private: 2, recycled: 3 } as const
export const PHOTO_STATUS = { normal: 1, recycled: 2 } as const
export const LINK_STATUS = { waiting: 1, approved: 2 } as const
export const COMMENT_TYPE = { article: 1, talk: 2, boardMessage: 3 } as const
export type CommentType = (typeof COMMENT_TYPE)[keyof typeof COMMENT_TYPE]
export const COMMENT_ORDERS = ['hot', 'new'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]
export const LIKE_TYPE = { article: 1, talk: 2, boardMessage: 3, comment: 4 } as const
/** What can be reported, numbered as for likes. */
export const REPORT_TYPE = { boardMessage: 3, comment: 4 } as const
export const NOTIFICATION_VIEW = { unread: 1, read: 2 } as const
/** Who may make an account. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATIONS)[number]

/** The theme of whoever has not chosen one: by the hour, or always the same. */
export const DEFAULT_THEMES = ['hour', 'light', 'dark'] as const
export type DefaultTheme = (typeof DEFAULT_THEMES)[number]

/** Where a page of the owner is linked: in the menu at the top, in the footer, or nowhere. */
export const PAGE_PLACES = ['menu', 'footer', 'none'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** Why a revision was kept: typed, saved to the article, taken back from an older one. */
export const REVISION_KINDS = ['typed', 'saved', 'restored'] as const
export type RevisionKind = (typeof REVISION_KINDS)[number]

/** What webhooks and the digests of administrators tell of. */
export const WEBHOOK_EVENTS = [
  'comment',
  'reply',
  'boardMessage',
  'friendLink',
  'registration',
  'report',
  'articlePublished',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Of a delivery or a mail: on its way, arrived, or given up. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
/** What is mailed: nothing, one's notifications, or what happens on the site. */
export const DIGESTS = ['off', 'daily', 'adminHourly', 'adminDaily'] as const
export type Digest = (typeof DIGESTS)[number]

export const ROLE = { administrator: 1, user: 2 } as const
export const CHAT_CONTENT_TYPES = ['text', 'image'] as const
export type ChatContentType = (typeof CHAT_CONTENT_TYPES)[number]

export const PLAY_MODES = ['RANDOM', 'LISTLOOP', 'SINGLECYCLE'] as const
export const PLAY_TYPES = ['TOP', 'CUSTOM'] as const
export const LYRIC_TYPES = ['COMMON', 'SPECIAL'] as const
export type PlayMode = (typeof PLAY_MODES)[number]
export type PlayType = (typeof PLAY_TYPES)[number]
export type LyricType = (typeof LYRIC_TYPES)[number]

export const LANGUAGES = ['zh-CN', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const PREVIEW_THEMES = [
  'default',
  'github',
  'vuepress',
  'mk-cute',
  'smart-blue',
  'cyanosis',
] as const
export const CODE_THEMES = [
  'atom',
  'a11y',
  'github',
  'gradient',
  'kimbie',
  'paraiso',
  'qtcreator',
  'stackoverflow',
] as const

export type Role = (typeof ROLE)[keyof typeof ROLE]

/** The routes that have a header picture; `pageHeader.route_name` is one of these. */
export const ROUTE_NAMES = [
  'Home',
  'Archives',
  'Category',
  'Tag',
  'Article',
  'ArticleList',
  'PhotoAlbum',
  'Photos',
  'Talk',
  'LinkList',
  'Front',
  'Back',
  'SiteList',
  'UserCenter',
  'MessageList',
  'PublishMessage',
  'MessageDetail',
  'Search',
  'Thanks',
  'Page',
  'NotFound',
] as const
export type RouteName = (typeof ROUTE_NAMES)[number]

/** The two screens of recommended sites. */
export const RESOURCE_SIDES = ['front', 'back'] as const
export type ResourceSide = (typeof RESOURCE_SIDES)[number]

/** What people leave on the site. */
export const OWN_POST_KINDS = [
  'comments',
  'boardMessages',
  'chatMessages',
  'talks',
  'links',
  'reports',
] as const
export type OwnPostKind = (typeof OWN_POST_KINDS)[number]

export const INVITATION_STATES = ['open', 'used', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** How an act ended. One whose process died before its end has no outcome, and stays like that. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

/** What is looked for; `unfinished` stands for no outcome. */
export const AUDIT_ENDINGS = ['done', 'refused', 'failed', 'unfinished'] as const
export type AuditEnding = (typeof AUDIT_ENDINGS)[number]
