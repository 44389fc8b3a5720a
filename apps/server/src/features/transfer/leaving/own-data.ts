import type { ArticleFields, COMMENT_TYPE } from '@lanting/contract'

/** At the top of every export. The number grows when older programs could not read the files. */
export const MANIFEST = { path: 'lanting.json', format: 1 } as const

/**
 * The files of an export beside articles, pages and pictures. Our import reads them again; Artalk
 * reads the comments, and feed readers read the links.
 */
export const DATA_FILES = {
  articles: 'data/articles.json',
  drafts: 'data/drafts.json',
  talks: 'data/talks.json',
  albums: 'data/albums.json',
  board: 'data/board.json',
  comments: 'data/comments.json',
  links: 'data/links.opml',
  series: 'data/series.json',
  pictures: 'data/pictures.json',
} as const

export const isoOf = (epochMs: number): string => new Date(epochMs).toISOString()

/** Times are in ISO 8601 and UTC. */
interface Times {
  readonly createdAt: string
  readonly updatedAt: string
}

/** The counters of an article, whose text is `articles/<id>-….md`. */
export interface ArticleData {
  readonly id: number
  readonly likes: number
  readonly views: number
}

/** A draft that has never been an article. */
export interface DraftData extends Times {
  readonly id: number
  readonly fields: ArticleFields
}

export interface TalkData extends Times {
  readonly id: number
  readonly content: string
  readonly status: 'public' | 'private'
  readonly isPinned: boolean
  readonly likes: number
  readonly photos: readonly string[]
}

export interface AlbumData extends Times {
  readonly id: number
  readonly name: string
  readonly description: string
  /** Empty: the first photo. */
  readonly cover: string
  /** First the one that is shown last. */
  readonly photos: readonly {
    readonly url: string
    readonly caption: string
    readonly taken_at: string
    readonly camera: string
    readonly createdAt: string
  }[]
}

export interface SeriesData extends Times {
  readonly id: number
  readonly title: string
  /** Their numbers, in the order of reading. */
  readonly articles: readonly number[]
}

/** The words of a picture in the library. */
export interface PictureData {
  readonly url: string
  readonly alt: string
  readonly caption: string
}

interface OwnAuthor {
  readonly name: string
  readonly avatar: string
  /** An administrator of this site. */
  readonly isOwner: boolean
}

export interface BoardData extends Times {
  readonly id: number
  readonly tag: string
  readonly message: string
  readonly color: string
  readonly fontSize: number
  readonly fontWeight: number
  readonly backgroundColor: string
  readonly backgroundPicture: string
  readonly likes: number
  /** A visitor has a name only. */
  readonly author: OwnAuthor | { readonly visitor: string }
}

/** The subjects of comments. */
type Subject = keyof typeof COMMENT_TYPE

/** What Artalk does not know of a comment. Artalk ignores it. */
export interface OwnComment {
  readonly on: Subject
  readonly id: number
  readonly text: string
  readonly pictures: readonly string[]
  readonly author: OwnAuthor
}
