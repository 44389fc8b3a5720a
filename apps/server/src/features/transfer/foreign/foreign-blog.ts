import type { ImportDetail, ImportNote } from '@lanting/contract'

/** A person who wrote in the other blog. They become users that cannot log in. */
export interface ForeignAuthor {
  readonly name: string
  readonly mail?: string
  readonly site?: string
  readonly avatar?: string
}

/** A post or page of another blog, its text already translated to Markdown. */
export interface ForeignPost {
  /** Stable in the other blog, such as `wordpress:post:12`. A second import recognises it. */
  readonly key: string
  readonly kind: 'article' | 'page'
  readonly title: string
  readonly markdown: string
  readonly excerpt: string
  readonly status: 'public' | 'private' | 'draft'
  readonly createdAt: number
  readonly updatedAt: number
  readonly author?: ForeignAuthor
  /** The first is the category of the article; the others become tags. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  /** An address, absolute or inside the export. */
  readonly cover: string
  /** Paths at which the post stood, such as `/2020/05/hello/`. They become redirects. */
  readonly oldPaths: readonly string[]
  readonly isPinned: boolean
  /** Whether readers could comment on a page. */
  readonly takesComments?: boolean
  readonly notes: readonly ImportNote[]
  readonly details?: readonly ImportDetail[]
}

export interface ForeignComment {
  readonly key: string
  /** The key of the post, or the path at which the comment stood. */
  readonly on: { readonly post: string } | { readonly path: string }
  /** The key of the comment that this one answers. */
  readonly parent?: string
  readonly author: ForeignAuthor
  /** Markdown. */
  readonly text: string
  readonly createdAt: number
  /** `waiting`: nobody has decided yet. `hidden`: somebody has decided against it. */
  readonly status: 'approved' | 'waiting' | 'hidden'
}

export interface ForeignLink {
  readonly name: string
  readonly address: string
  readonly description: string
  readonly avatar: string
}

/** A part of the export that cannot be read or cannot come, with the reason. */
interface ForeignFailure {
  readonly key: string
  readonly title: string
  readonly note: ImportNote
}

export type ForeignItem =
  | { readonly type: 'post'; readonly post: ForeignPost }
  | { readonly type: 'comment'; readonly comment: ForeignComment }
  | { readonly type: 'link'; readonly link: ForeignLink }
  | { readonly type: 'failure'; readonly failure: ForeignFailure }

/** Posts come before the comments on them, and parents before their replies. */
export type ForeignBlog = AsyncIterable<ForeignItem>

/** The files of an export: one file, a folder, or an archive. A file can be read more than once. */
export interface ForeignFiles {
  readonly paths: readonly string[]
  open(path: string): AsyncIterable<Uint8Array>
}

/** The length of the beginning of a file that tells its format. */
export const HEAD_BYTES = 65_536

/** Reads the exports of one program. */
export interface ForeignReader {
  /** Tells by the path and the beginning of a file if it is an export of the program. */
  isExport(path: string, head: string): boolean
  /** Tells if the program has this file beside its export. */
  isBeside?(path: string): boolean
  read(files: ForeignFiles, path: string): ForeignBlog
}

/** The files that can be an export. Everything else beside one is a picture or foreign. */
export const isExportPart = (path: string): boolean =>
  /\.(?:xml|jsonl?|ndjson|ya?ml|data|dat)$/i.test(path)
