export const ARTICLE_STATUS = { public: 1, private: 2, draft: 3 } as const
export const ARTICLE_TYPE = { original: 1, repost: 2, translation: 3 } as const
/** Who may comment on an article: as on the whole site, everybody, everybody after review, nobody. */
export const PINNED = { yes: 1, no: 2 } as const
export const TALK_STATUS = { public: 1, private: 2, recycled: 3 } as const
export const PHOTO_STATUS = { normal: 1, recycled: 2 } as const
export const LINK_STATUS = { waiting: 1, approved: 2 } as const
export const COMMENT_TYPE = { article: 1, talk: 2, boardMessage: 3, page: 4 } as const
export type CommentType = (typeof COMMENT_TYPE)[keyof typeof COMMENT_TYPE]
export const COMMENT_ORDERS = ['hot', 'new'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]
export const LIKE_TYPE = { article: 1, talk: 2, boardMessage: 3, comment: 4 } as const
/** Reactions to articles. They are stored among the likes, under these types. */
export const REACTION_TYPE = {
  heart: 11,
  clap: 12,
  think: 13,
  laugh: 14,
  party: 15,
  sad: 16,
} as const
export type Reaction = keyof typeof REACTION_TYPE
export const REACTIONS = Object.keys(REACTION_TYPE) as readonly Reaction[]
/** Types of posts that can be reported, with the numbers of `LIKE_TYPE`. */
export const REPORT_TYPE = { boardMessage: 3, comment: 4 } as const
export const NOTIFICATION_VIEW = { unread: 1, read: 2 } as const
/** Registration is open to everybody, needs an invitation, or is closed. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATIONS)[number]

/** The default theme: by the hour, always light, or always dark. */
export const DEFAULT_THEMES = ['hour', 'light', 'dark'] as const
export type DefaultTheme = (typeof DEFAULT_THEMES)[number]

/** The entries of the menu, in their first order. */
export const MENU_ENTRIES = [
  'home',
  'timeline',
  'category',
  'tag',
  'photoAlbum',
  'talk',
  'links',
  'board',
  'front',
  'back',
] as const
export type MenuName = (typeof MENU_ENTRIES)[number]

/** Links of the owner in the menu: among its pages, or under “More”. */
export const MENU_LINKS = ['link', 'moreLink'] as const
export type MenuLink = (typeof MENU_LINKS)[number]

/** The parts of the site that the owner can hide. */
export const SECTIONS = [
  'photoAlbum',
  'talk',
  'links',
  'board',
  'resources',
  'chat',
  'music',
] as const
export type Section = (typeof SECTIONS)[number]

/** New comments are shown at once, the first of each person is held, all are held, or none is taken. */
export const COMMENT_RULES = ['open', 'first', 'all', 'closed'] as const
export type CommentRule = (typeof COMMENT_RULES)[number]
/** Of an article or a page of the owner; `default` is the rule of the site. */
export const ARTICLE_COMMENT_RULES = ['default', ...COMMENT_RULES] as const
export type ArticleCommentRule = (typeof ARTICLE_COMMENT_RULES)[number]

/** The icons of the social links; each is a file of the site. */
export const SOCIAL_ICONS = [
  'link',
  'mail',
  'rss',
  'github',
  'gitlab',
  'x',
  'mastodon',
  'bluesky',
  'threads',
  'weibo',
  'zhihu',
  'douban',
  'bilibili',
  'youtube',
  'instagram',
  'facebook',
  'telegram',
  'discord',
  'linkedin',
  'steam',
  'spotify',
] as const
export type SocialIcon = (typeof SOCIAL_ICONS)[number]

/** The place of the link to a page of the owner: the main menu, the footer, or none. */
export const PAGE_PLACES = ['menu', 'footer', 'none'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** The origin of a revision: an autosave, a save to the article, or an older revision. */
export const REVISION_KINDS = ['typed', 'saved', 'restored'] as const
export type RevisionKind = (typeof REVISION_KINDS)[number]

/** Events of webhooks and of the digests for administrators. */
export const WEBHOOK_EVENTS = [
  'comment',
  'reply',
  'boardMessage',
  'friendLink',
  'registration',
  'report',
  'held',
  'articlePublished',
  'backupFailed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Where finished archives are kept. */
export const BACKUP_PLACES = ['folder', 'bucket'] as const
export type BackupPlaceKind = (typeof BACKUP_PLACES)[number]
export const BACKUP_JOBS = ['backup', 'verify', 'restore', 'upload'] as const
export type BackupJobKind = (typeof BACKUP_JOBS)[number]
export const BACKUP_INTERVALS = ['off', 'daily', 'weekly'] as const
export type BackupInterval = (typeof BACKUP_INTERVALS)[number]
/** Why a backup was not made, or cannot be read. */
export const BACKUP_FAULTS = [
  'foreign',
  'newer',
  'damaged',
  'needsPassphrase',
  'wrongPassphrase',
  'diskFull',
  'changing',
  'unreachable',
  'otherFiles',
  'other',
] as const
export type BackupFault = (typeof BACKUP_FAULTS)[number]
/** State of a delivery or a mail: waiting, sent, or failed for good. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
/** Digest mails: none, the notifications of the user, or the events of the site. */
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

/** Readers who have not chosen a language get that of their browser, or that of the site. */
export const READER_LANGUAGES = ['browser', 'site'] as const
export type ReaderLanguage = (typeof READER_LANGUAGES)[number]

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

/** The routes with a page header; the values of `pageHeader.route_name`. */
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
  'Music',
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

/** Kinds of content that users create. */
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

/** The outcome of an action. An action whose process died has no outcome. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

/** Filter for outcomes; `unfinished` means no outcome. */
export const AUDIT_ENDINGS = ['done', 'refused', 'failed', 'unfinished'] as const
export type AuditEnding = (typeof AUDIT_ENDINGS)[number]

/** The orders of a list of songs, beside its own. */
export const SONG_ORDERS = ['name', 'artist', 'album', 'duration', 'added'] as const
export type SongOrder = (typeof SONG_ORDERS)[number]

/** The kinds that the search finds by name, besides articles. */
export const SEARCH_NAMES = ['category', 'tag', 'series', 'author'] as const
export type SearchNameKind = (typeof SEARCH_NAMES)[number]
