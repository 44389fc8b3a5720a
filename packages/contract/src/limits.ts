/** Maximum lengths of texts, in visible characters. */
export const LENGTH = {
  username: { min: 5, max: 16 },
  password: { min: 6, max: 18 },
  nickName: 255,
  avatar: 255,
  qq: 20,
  articleTitle: 100,
  articleDescription: 150,
  articleContent: 200_000,
  articleCover: 1234,
  originUrl: 225,
  categoryName: 55,
  tagName: 55,
  comment: 555,
  boardMessage: 555,
  boardTag: 255,
  boardPicture: 255,
  chatMessage: 555,
  notification: 555,
  talk: 255,
  siteName: 55,
  siteDescription: 125,
  siteUrl: 255,
  siteAvatar: 555,
  siteCategory: 55,
  albumName: 25,
  albumDescription: 25,
  photoCaption: 200,
  camera: 80,
  pictureAlt: 200,
  photo: 555,
  searchText: 100,
  reportReason: 255,
  moderationReason: 60,
  mailAddress: 254,
  musicToken: 55,
} as const

/** Maximum length of an id that a client makes. */
export const CLIENT_ID_MAX = 64

export const PLAYLIST_NAME_MAX = 55

/** Maximum lengths in the admin. Separate, so that the pages of visitors do not load them. */
export const ADMIN_LENGTH = {
  songName: 200,
  playlistName: PLAYLIST_NAME_MAX,
  lyric: 200_000,
  fileName: 120,
  pageTitle: 55,
  seriesTitle: 55,
  groupKey: 55,
  groupName: 55,
  groupDescription: 255,
  resourceName: 55,
  resourceDescription: 255,
  setting: 255,
  blogName: 55,
  blogNotice: 1_000,
  badgeTitle: 55,
  greeting: 255,
  menuName: 20,
  searchDescription: 300,
  verse: 60,
  heroSeal: 4,
  socialName: 55,
  siteCode: 20_000,
  blockedWord: 55,
  namePart: 100,
  webhook: 500,
  articleSlug: 100,
  metaDescription: 300,
  canonicalUrl: 555,
  notes: 5_000,
  redirect: 512,
} as const

/** Maximum number of photos in one call. */
export const PHOTOS_AT_ONCE = 50
/** Usual for an article; it may have more. */
export const TAGS_PER_ARTICLE = 3
export const TAGS_MAX = 50
/** The longest life of a link to a preview. */
export const PREVIEW_DAYS_MAX = 30
export const SERIES_ARTICLES_MAX = 200
export const PHOTOS_PER_TALK = 9
export const PICTURES_PER_COMMENT = 3
/** Authors may change a comment for this long. */
export const COMMENT_EDIT_MS = 600_000
export const BADGES_MAX = 10
export const VERSES_MAX = 20
export const SOCIAL_LINKS_MAX = 12
export const MENU_LINKS_MAX = 10
/** Maximum number of origins that the owner's code may use. */
export const CODE_SOURCES_MAX = 20
export const SPECIAL_GREETINGS_MAX = 100
export const BLOCKLIST_MAX = 500
/** Maximum number of posts in one decision. */
export const DECIDED_AT_ONCE = 5_000
/** The decision to block also removes the author's posts of this many days. */
export const LATELY_DAYS = 7
export const MUTE_MAX_MINUTES = 525_600
export const CHAT_RULES_MAX = { slowSeconds: 3_600, readOnlyMinutes: 10_080 } as const
export const WEBHOOKS_MAX = 20

/** Days until trash is deleted for good. */
export const TRASH_DAYS = 30
/** Days until an entry of the audit log is deleted. */
export const AUDIT_DAYS = 365
/** Maximum number of stored revisions of one manuscript. */
export const REVISIONS_MAX = 100

/** Font sizes and weights of a board message; its colours are in `colours.ts`. */
export const BOARD_FONT_SIZES = [12, 14, 16, 18, 20, 22, 24, 28, 32, 36] as const
export const BOARD_FONT_WEIGHTS = [400, 500, 600, 700, 800, 900] as const

/** Articles on a page of the home list and of the timeline: the owner chooses. */
export const ARTICLES_PER_PAGE = { least: 5, most: 20 } as const

/** Number of rows that each list requests at a time. */
export const PAGE_SIZE = {
  articleList: 4,
  comments: 5,
  plainComments: 20,
  replies: 5,
  plainReplies: 200,
  boardMessages: 8,
  talks: 5,
  friendLinks: 6,
  notifications: 10,
  chatHistory: 10,
  chatScroll: 50,
  songs: 30,
  songSearch: 20,
  search: 10,
} as const
/** Maximum number of rows in one answer. */
export const PAGE_SIZE_MAX = 999
/** Maximum number of search results in one answer. The excerpt of each needs its whole text. */
export const SEARCH_PAGE_MAX = 50

export const SHOWN = {
  hotArticles: 5,
  searchResults: 8,
  /** Categories, tags, series and authors above the articles. */
  searchNames: 6,
  /** Found messages of the chat in one answer. */
  chatSearch: 20,
  /** Number of characters after the match in an excerpt. */
  searchSlice: 12,
  recommendedArticles: 6,
  hotTags: 10,
  /** Number of tags beside the home list. */
  homeTags: 40,
  /** Number of board messages in the danmaku. */
  driftingMessages: 300,
  searchHistory: 10,
  /** Maximum number of search results. More results cost time and are not read. */
  searchDepth: 200,
  unreadBadge: 9,
} as const

export const REQUEST_TIMEOUT_MS = 10_000
/** For the answer to a file that has arrived. A picture takes up to 20 s, as do those before it. */
export const FILE_ANSWER_TIMEOUT_MS = 90_000
/** Maximum size of a JSON body, by access. Only administrators send whole articles. */
export const JSON_MAX_BYTES = {
  visitor: 65_536,
  user: 65_536,
  administrator: 1_048_576,
  owner: 1_048_576,
} as const
export const READING_DURATION_MAX_MS = 3_600_000

/** Limits of one picture, and of the uploads of one user in a day. */
export const UPLOAD = {
  maxBytes: 10 * 1_048_576,
  maxPixels: 40_000_000,
  /** Of width and height, in pixels. */
  maxSide: 16_384,
  /** Size of the decoded pixels. Most pictures need four bytes per pixel, some need more. */
  maxDecodedBytes: 160_000_000,
  bytesPerDay: 100 * 1_048_576,
  /** Number of parallel uploads of one user. */
  atOnce: 9,
} as const

/** Limits of an archive of Markdown files. */
export const IMPORT = {
  maxBytes: 100 * 1_048_576,
  maxEntries: 10_000,
  /** Length of a path, and number of its segments. */
  maxPathLength: 1_024,
  maxDepth: 32,
  maxUnpackedBytes: 500 * 1_048_576,
  /** Size of one text, packed and unpacked. */
  maxTextBytes: 2 * 1_048_576,
  /** Maximum number of files in the report, and of names for the notes of one file. */
  reported: 2_000,
  details: 20,
  /** Maximum number of imports in the list. */
  listed: 20,
} as const
/** Limit of an uploaded song. */
/** Limits of a file that a text offers. */
export const ATTACHMENT = { maxBytes: 50 * 1_048_576 } as const

export const MUSIC_UPLOAD = { maxBytes: 60 * 1_048_576 } as const

/** The media types of songs, by file extension. */
export const SONG_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  webm: 'audio/webm',
}

/** The browser compresses a picture above the threshold before the upload. */
export const IMAGE_COMPRESSION = {
  thresholdBytes: 800 * 1024,
  retries: 3,
  qualityStep: 0.2,
  qualityFloor: 0.2,
} as const

export const VOLUME_DEFAULT = 0.5

/** Names of the cookie and the header with the cross-site token. */
export const XSRF = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const

/** A form that is sent sooner than this was not filled in by a human. */
export const VISITOR_MINIMUM_MS = 2_000

/** `kept`: the most days or weeks whose backups the schedule keeps. */
export const BACKUPS = {
  nameLength: 255,
  kept: 60,
  /** An archive is uploaded in parts, each of which takes seconds. */
  uploadPartBytes: 8 * 1_048_576,
  /** Far above what a disk holds: the free space is the limit. */
  uploadMaxBytes: 2 ** 50,
} as const
