import { COMMENT_TYPE, type CommentType } from './enumerations.ts'

/** Every page address of the site. */
export const PATHS = {
  home: '/home',
  archives: '/archives',
  category: '/category',
  tag: '/tag',
  article: '/article',
  articleList: '/articleList',
  photoAlbum: '/photoAlbum',
  photos: '/photos',
  talk: '/talk',
  linkList: '/link/list',
  messageList: '/message/list',
  publishMessage: '/message/publish',
  messageDetail: '/message/detail',
  chat: '/message/chat',
  front: '/resources/front',
  back: '/resources/back',
  siteList: '/siteList',
  musicAlbums: '/music/albums',
  musicAlbum: '/music/album',
  musicArtists: '/music/artists',
  musicArtist: '/music/artist',
  userCenter: '/userCenter',
  /** The page of a password link; the token is in the hash. */
  password: '/password',
  /** The page of an invitation; the token is in the hash. */
  invitation: '/invitation',
  search: '/search',
  subscribe: '/subscribe',
  readingList: '/readingList',
  /** The page of a preview link; the token is in the hash. */
  preview: '/preview',
  /** Comments of one subject without scripts. */
  comments: '/comments',
  thanks: '/thanks',
  page: '/page',
} as const

/** Pages without an id, for the sitemap. Articles and their lists are added to them. */
export const LISTED_PAGES: readonly string[] = [
  PATHS.home,
  PATHS.archives,
  PATHS.category,
  PATHS.tag,
  PATHS.photoAlbum,
  PATHS.talk,
  PATHS.front,
  PATHS.back,
  PATHS.musicAlbums,
  PATHS.musicArtists,
  PATHS.linkList,
  PATHS.messageList,
  PATHS.chat,
  PATHS.subscribe,
  PATHS.thanks,
]

/** Pages whose addresses carry a secret in the hash. Code of others never runs on them. */
export const SECRET_PAGES: readonly string[] = [PATHS.password, PATHS.preview, PATHS.invitation]

type TaxonomyType = 'category' | 'tag'

export interface TermAddress {
  readonly type: TaxonomyType
  readonly id: number
}

interface ArticleAddress {
  readonly id: number
  readonly slug: string | null
}

export const articlePath = ({ id, slug }: ArticleAddress): string =>
  slug ? `${PATHS.article}/${encodeURIComponent(slug)}` : articleIdPath(id)

/** The address of every article, with or without a slug. */
export const articleIdPath = (id: number): string => `${PATHS.article}?id=${id}`

export const talkPath = (id: number): string => `${PATHS.talk}?id=${id}`

export const photosPath = (albumId: number): string => `${PATHS.photos}?id=${albumId}`
/** An album of the music library. */
export const musicAlbumPath = (id: number): string => `${PATHS.musicAlbum}?id=${id}`
export const musicArtistPath = (id: number): string => `${PATHS.musicArtist}?id=${id}`
export const messagePath = (id: number): string => `${PATHS.messageDetail}?id=${id}`

/** Opens the turntable over the page. */
export const LISTENING_PATH = `${PATHS.home}?listen`

/** The calendar of all sessions of listening together. */
export const LISTENING_CALENDAR = '/listening.ics'

/** The chat room, at a message. */
export const chatMessagePath = (id: number): string => `${PATHS.chat}#message-${id}`

/** A page that the owner has written. */
export const ownerPagePath = (id: number): string => `${PATHS.page}?id=${id}`

const COMMENT_TARGETS: Readonly<Record<CommentType, (id: number) => string>> = {
  [COMMENT_TYPE.article]: articleIdPath,
  [COMMENT_TYPE.talk]: talkPath,
  [COMMENT_TYPE.boardMessage]: messagePath,
  [COMMENT_TYPE.page]: ownerPagePath,
}

/** The part of a page that shows a comment or reply. */
export const commentAnchor = (id: number): string => `comment-${id}`

interface CommentAddress {
  readonly type: CommentType
  readonly for_id: number
  /** Without it, the address of the page. */
  readonly id?: number
}

/** The page that shows a comment, at the comment. */
export const commentPath = ({ type, for_id, id }: CommentAddress): string =>
  COMMENT_TARGETS[type](for_id) + (id === undefined ? '' : `#${commentAnchor(id)}`)

/** All comments of a subject on plain pages. */
export const commentsPath = ({ type, for_id }: CommentAddress): string =>
  `${PATHS.comments}?id=${for_id}&type=${type}`

/** The name is only for people who read the address. */
export const articleListPath = ({ type, id }: TermAddress, name?: string): string =>
  `${PATHS.articleList}?id=${id}&type=${type}${name ? `&name=${encodeURIComponent(name)}` : ''}`

export const searchPath = (text: string): string =>
  text ? `${PATHS.search}?q=${encodeURIComponent(text)}` : PATHS.search

/** The recommended sites of one group. */
export const siteListPath = (side: string, category: string): string =>
  `${PATHS.siteList}?type=${side}&category=${encodeURIComponent(category)}`

/** The form for a new message on the board, or for one's own message. */
export const publishPath = (id?: number): string =>
  id === undefined
    ? `${PATHS.publishMessage}?type=add`
    : `${PATHS.publishMessage}?type=edit&id=${id}`

/** The formats of the feeds. */
export const FEEDS = {
  rss: { file: 'rss.xml', mediaType: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', mediaType: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', mediaType: 'application/feed+json', name: 'JSON Feed' },
} as const
export type FeedForm = keyof typeof FEEDS

/** The feed of the whole site, or of one category or tag. */
export const feedPath = (form: FeedForm, label?: TermAddress): string =>
  label ? `/feeds/${label.type}/${label.id}/${FEEDS[form].file}` : `/${FEEDS[form].file}`

export const SITEMAP_PATH = '/sitemap.xml'

/** Leads to another article each time. */
export const RANDOM_ARTICLE = '/random'

/** The size of an og image. Its address contains a time, so a changed image gets a new address. */
export const CARD = { width: 1200, height: 630 } as const
export const OG_IMAGES_PATH = '/og-images/'

export const articleOgImagePath = (id: number, updatedAtMs: number): string =>
  `${OG_IMAGES_PATH}article-${id}-${updatedAtMs}.jpg`

export const siteOgImagePath = (updatedAtMs: number): string =>
  `${OG_IMAGES_PATH}site-${updatedAtMs}.jpg`
