/** Lengths of what people write, counted in visible characters. */
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
  photo: 555,
  searchText: 100,
  reportReason: 255,
  mailAddress: 254,
} as const

/** The same for what only administrators write, apart: a visitor's page does not carry it. */
export const ADMIN_LENGTH = {
  songName: 200,
  playlistName: 55,
  lyric: 200_000,
  fileName: 120,
  pageTitle: 55,
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
  blockedWord: 55,
  namePart: 100,
  webhook: 500,
} as const

/** How many photos are put into an album with one call. */
export const PHOTOS_AT_ONCE = 50
export const TAGS_PER_ARTICLE = 3
export const PHOTOS_PER_TALK = 9
export const BADGES_MAX = 10
export const SPECIAL_GREETINGS_MAX = 100
export const BLOCKLIST_MAX = 500
/** How many writings one call decides on. */
export const DECIDED_AT_ONCE = 5_000
/** What a blocked writer wrote in so many days goes with them. */
export const LATELY_DAYS = 7
export const MUTE_MAX_MINUTES = 525_600
export const WEBHOOKS_MAX = 20

/** What is in the bin goes for good after so many days. */
export const TRASH_DAYS = 30
/** An entry of the audit log is kept for so many days. */
export const AUDIT_DAYS = 365
/** The most revisions that are kept of one manuscript. */
export const REVISIONS_MAX = 100

/** How the text of a board message may be set; its colours are in `colours.ts`. */
export const BOARD_FONT_SIZES = [12, 14, 16, 18, 20, 22, 24, 28, 32, 36] as const
export const BOARD_FONT_WEIGHTS = [400, 500, 600, 700, 800, 900] as const

/** How many rows a list asks for at a time. */
export const PAGE_SIZE = {
  home: 5,
  timeline: 5,
  articleList: 4,
  comments: 5,
  replies: 5,
  boardMessages: 8,
  talks: 5,
  friendLinks: 6,
  notifications: 10,
  chatHistory: 10,
  songs: 30,
  songSearch: 20,
  search: 10,
} as const
/** The most rows any list hands out in one answer. */
export const PAGE_SIZE_MAX = 999
/** The most found articles in one answer: each of them is read for its excerpt. */
export const SEARCH_PAGE_MAX = 50

export const SHOWN = {
  hotArticles: 5,
  searchResults: 8,
  /** How far the text of a found article goes on behind the match. */
  searchSlice: 12,
  recommendedArticles: 6,
  hotTags: 10,
  /** How many board messages drift across the sky. */
  driftingMessages: 300,
  searchHistory: 10,
  /** Further down nobody reads, and searching on would only cost time. */
  searchDepth: 200,
  unreadBadge: 9,
} as const

/**
 * Music calls speak as music services do: `code` 200 with the result beside it, and ids that may be
 * those of another server, moved by `UPSTREAM_IDS` so that they never meet ours.
 */
export const MUSIC_PATH = '/wapi/'
export const UPSTREAM_IDS = 2 ** 40
/** The most songs of one music call. */
export const MUSIC_PAGE_MAX = 100
export const SONG_DETAILS_MAX = 50

export const REQUEST_TIMEOUT_MS = 10_000
/** Of a JSON body, by who may call: only administrators send whole articles. */
export const JSON_MAX_BYTES = { visitor: 65_536, user: 65_536, administrator: 1_048_576 } as const
export const READING_DURATION_MAX_MS = 3_600_000

/** What the server takes: of one picture, and of one user in a day. */
export const UPLOAD = {
  maxBytes: 10 * 1_048_576,
  maxPixels: 40_000_000,
  /** Of width and of height, in pixels. */
  maxSide: 16_384,
  /** Of all its pixels when they are unpacked: four bytes for each, or fewer pixels of more bytes. */
  maxDecodedBytes: 160_000_000,
  bytesPerDay: 100 * 1_048_576,
  /** How many files one user may be sending at the same moment. */
  atOnce: 9,
} as const

/** What an archive of Markdown may hold. */
export const IMPORT = {
  maxBytes: 100 * 1_048_576,
  maxEntries: 10_000,
  /** Of a file's path: its length, and how many names it is made of. */
  maxPathLength: 1_024,
  maxDepth: 32,
  maxUnpackedBytes: 500 * 1_048_576,
  /** Of one text, before and after unpacking. */
  maxTextBytes: 2 * 1_048_576,
  /** How many files the report names. */
  reported: 2_000,
} as const
/** A song that is uploaded. */
export const MUSIC_UPLOAD = { maxBytes: 60 * 1_048_576 } as const

/** The kinds of songs, by the ending of their files. */
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

/** A picture above this size is compressed before it is sent. */
export const IMAGE_COMPRESSION = {
  thresholdBytes: 800 * 1024,
  retries: 3,
  qualityStep: 0.2,
  qualityFloor: 0.2,
} as const

export const VOLUME_DEFAULT = 0.5

/** The names under which the browser keeps and sends its cross-site token. */
export const XSRF = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const
