import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
  COLOUR_PATTERN,
  COMMENT_TYPE,
  type ImportedFile,
  type ImportNote,
  isVisible,
  LENGTH,
  LINK_STATUS,
  PHOTOS_PER_TALK,
  PICTURES_PER_COMMENT,
  PINNED,
  reducedMarkup,
  TALK_STATUS,
} from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { isPictureAddress, isWebAddress } from '../../../http/web-address.ts'
import { listOf, momentOf, type Row, rowOf, textOf } from '../foreign/values.ts'
import { authorId, planAuthor } from '../import-authors.ts'
import { takePictures } from '../import-pictures.ts'
import { type ImportNeeds, refused, type Session } from '../import-session.ts'
import { cut } from '../markdown/values.ts'
import { addOnce } from './add-once.ts'
import { ownContentStore } from './own-content.store.ts'

/** An import of an own export: its session, and the new ids of rows by their old ones. */
export interface OwnImport {
  readonly needs: ImportNeeds
  readonly session: Session
  /** Such as `talk:12`. Null: a dry run would add the row. */
  readonly ids: Map<string, number | null>
  /** The articles that this import has added. */
  readonly added: ReadonlySet<number | null>
}

export type ImportRow = (own: OwnImport, row: Row) => Promise<ImportedFile | undefined>

const COUNT_MAX = 1_000_000_000
const countOf = (value: unknown) => Math.min(Math.max(Math.floor(Number(value)) || 0, 0), COUNT_MAX)

const timesOf = (row: Row, now: number) => {
  const created_at = momentOf(row.createdAt ?? row.created_at)
  if (created_at === undefined) return undefined
  const updated_at = momentOf(row.updatedAt ?? row.updated_at) ?? created_at
  return { created_at: Math.min(created_at, now), updated_at: Math.min(updated_at, now) }
}

/** Imports pictures, and returns the addresses of the ones that can be shown. */
const picturesOf = async ({ needs, session }: OwnImport, addresses: readonly string[]) => {
  const { taken } = await takePictures(needs, session, {
    path: 'data/data.json',
    addresses: addresses.filter(Boolean),
  })
  return addresses.map((address) => {
    const url = taken.get(address) ?? address
    return isPictureAddress(url) && url.length <= LENGTH.photo ? url : ''
  })
}

const keyOf = (kind: string, row: Row, createdAt: number) =>
  `lanting:${kind}:${textOf(row.id)}:${createdAt}`

const broken = (kind: string, row: Row, note: ImportNote = 'unreadable') =>
  refused(`data/${kind}:${textOf(row.id)}`, note)

/** Sets the counters of a new article. The ones of an article that was here have gone on since. */
export const importCounters: ImportRow = async ({ needs, session, ids, added }, row) => {
  const id = ids.get(`article:${textOf(row.id)}`)
  if (typeof id !== 'number' || session.dryRun || !added.has(id)) return undefined
  const counters = { thumbs_up_times: countOf(row.likes), view_times: countOf(row.views) }
  await needs.withAdminLock((transaction) => ownContentStore(transaction).setCounters(id, counters))
  return undefined
}

export const importTalk: ImportRow = async (own, row) => {
  const { needs, session, ids } = own
  const times = timesOf(row, session.now)
  const content = reducedMarkup(cut(textOf(row.content), LENGTH.talk))
  const photos = listOf(row.photos).map(textOf).slice(0, PHOTOS_PER_TALK)
  if (!times || (!isVisible(content) && photos.length === 0)) return broken('talks', row)
  const talk = {
    ...times,
    content,
    user_id: needs.userId,
    status: row.status === 'private' ? TALK_STATUS.private : TALK_STATUS.public,
    is_top: row.isPinned === true ? PINNED.yes : PINNED.no,
    like_times: countOf(row.likes),
  }
  const id = await addOnce(needs, session, {
    place: 'talks',
    key: keyOf('talk', row, times.created_at),
    find: (queries) => ownContentStore(queries).findTalk(talk),
    takePictures: () => picturesOf(own, photos),
    add: (transaction, urls) => needs.content.talks.add(transaction, talk, urls.filter(Boolean)),
  })
  if (id !== undefined) ids.set(`talk:${textOf(row.id)}`, id)
  return undefined
}

const TAKEN_AT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

const photoWordsOf = (photo: Row) => {
  const taken_at = textOf(photo.taken_at)
  return {
    caption: cut(textOf(photo.caption), LENGTH.photoCaption),
    taken_at: TAKEN_AT.test(taken_at) ? taken_at : '',
    camera: cut(textOf(photo.camera), LENGTH.camera),
  }
}

export const importAlbum: ImportRow = async (own, row) => {
  const { needs, session } = own
  const times = timesOf(row, session.now)
  const album_name = cut(textOf(row.name).trim(), LENGTH.albumName)
  if (!times || album_name === '') return broken('albums', row)
  const rows = listOf(row.photos).map(rowOf)
  const description = cut(textOf(row.description), LENGTH.albumDescription)
  await addOnce(needs, session, {
    place: 'albums',
    key: keyOf('album', row, times.created_at),
    find: (queries) => ownContentStore(queries).findAlbum(album_name),
    takePictures: () => picturesOf(own, [row.cover, ...rows.map(({ url }) => url)].map(textOf)),
    add: (transaction, [album_cover = '', ...urls]) => {
      const photos = rows.flatMap((photo, place) => {
        const url = urls[place]
        const createdAt = timesOf(photo, session.now)?.created_at ?? times.created_at
        return url ? [{ url, createdAt, ...photoWordsOf(photo) }] : []
      })
      const album = { ...times, album_name, description, album_cover }
      return needs.content.albums.add(transaction, album, photos)
    },
  })
  return undefined
}

/** The author of a row. Administrators of the old site are the user who imports. */
const authorOf = ({ needs, session }: OwnImport, value: unknown) => {
  const row = rowOf(value)
  const author = { name: textOf(row.name) }
  return row.isOwner === true
    ? { userId: async () => needs.userId, plan: async () => undefined }
    : {
        userId: (transaction: Queries) => authorId(needs, session, transaction, author),
        plan: () => planAuthor(needs, session, author),
      }
}

const COLOUR = new RegExp(`^transparent$|${COLOUR_PATTERN}`, 'u')
const colourOf = (value: unknown, usual: string) =>
  COLOUR.test(textOf(value)) ? textOf(value) : usual

const oneOf = (allowed: readonly number[], value: unknown, usual: number) =>
  allowed.find((one) => one === Number(value)) ?? usual

export const importBoardMessage: ImportRow = async (own, row) => {
  const { needs, session, ids } = own
  const times = timesOf(row, session.now)
  const message = cut(textOf(row.message), LENGTH.boardMessage)
  if (!times || !isVisible(message)) return broken('board', row)
  const visitor = textOf(rowOf(row.author).visitor)
  const author = authorOf(own, row.author)
  const columns = {
    ...times,
    message,
    tag: cut(textOf(row.tag), LENGTH.boardTag),
    color: colourOf(row.color, BOARD_TEXT_COLOURS[0]),
    font_size: oneOf(BOARD_FONT_SIZES, row.fontSize, 16),
    font_weight: oneOf(BOARD_FONT_WEIGHTS, row.fontWeight, 500),
    bg_color: colourOf(row.backgroundColor, BOARD_BACKGROUNDS[0]),
    like_times: countOf(row.likes),
    nick_name: cut(visitor || textOf(rowOf(row.author).name), LENGTH.nickName),
  }
  const id = await addOnce(needs, session, {
    place: 'board_messages',
    key: keyOf('board', row, times.created_at),
    find: (queries) => ownContentStore(queries).findBoardMessage(columns),
    takePictures: () => picturesOf(own, [textOf(row.backgroundPicture)]),
    plan: visitor ? undefined : author.plan,
    add: async (transaction, [bg_url = '']) => {
      const user_id = visitor ? null : await author.userId(transaction)
      return needs.content.board_messages.add(transaction, { ...columns, bg_url, user_id })
    },
  })
  if (id !== undefined) ids.set(`boardMessage:${textOf(row.id)}`, id)
  return undefined
}

const TYPES: Readonly<Record<string, number>> = COMMENT_TYPE

/** A comment as Artalk has it, with our own fields in `lanting`. */
export const importOwnComment: ImportRow = async (own, row) => {
  const { needs, session, ids } = own
  const ours = rowOf(row.lanting)
  const times = timesOf(row, session.now)
  const type = TYPES[textOf(ours.on)]
  const subject = ids.get(`${textOf(ours.on)}:${textOf(ours.id)}`)
  const content = reducedMarkup(cut(textOf(ours.text), LENGTH.comment))
  if (!times || type === undefined) return broken('comments', row)
  if (subject === undefined) return broken('comments', row, 'commentWithoutArticle')
  const author = authorOf(own, ours.author)
  const addresses = listOf(ours.pictures).map(textOf).slice(0, PICTURES_PER_COMMENT)
  const columns = { ...times, type, for_id: subject ?? 0, content, thumbs_up: countOf(row.vote_up) }
  const id = await addOnce(needs, session, {
    place: 'comments',
    key: keyOf('comment', row, times.created_at),
    find: (queries) =>
      subject === null ? Promise.resolve(undefined) : ownContentStore(queries).findComment(columns),
    takePictures: () => picturesOf(own, addresses),
    plan: author.plan,
    add: async (transaction, urls) => {
      const answered = ids.get(`comment:${textOf(row.rid)}`)
      const thread = answered ? await ownContentStore(transaction).findThread(answered) : undefined
      const comment = {
        ...columns,
        from_id: await author.userId(transaction),
        parent_id: thread ? (thread.parent_id ?? thread.id) : null,
        to_id: thread?.from_id ?? null,
      }
      return needs.content.restored.addComment(transaction, comment, urls.filter(Boolean))
    },
  })
  if (id !== undefined) ids.set(`comment:${textOf(row.id)}`, id)
  return undefined
}

/** A link of OPML. Links of other programs have no more than a name and an address. */
export const importOwnLink: ImportRow = async (own, row) => {
  const { needs, session } = own
  const url = textOf(row.url) || textOf(row.htmlUrl)
  const site_name = cut((textOf(row.text) || textOf(row.title)).trim(), LENGTH.siteName)
  const isFit = isWebAddress(url) && url.length <= LENGTH.siteUrl && site_name !== ''
  if (!isFit) return refused(url, 'linkAddress', site_name)
  const stated = { createdAt: row['lanting:created'], updatedAt: row['lanting:updated'] }
  const times = timesOf(stated, session.now) ?? { created_at: session.now, updated_at: session.now }
  const isWaiting = row['lanting:status'] === 'waiting'
  const link = {
    ...times,
    url,
    site_name,
    site_desc: cut(textOf(row.description), LENGTH.siteDescription),
    status: isWaiting ? LINK_STATUS.waiting : LINK_STATUS.approved,
  }
  await addOnce(needs, session, {
    place: 'links',
    key: `link:${url}`,
    find: (queries) => needs.content.links.find(queries, url),
    takePictures: () => picturesOf(own, [textOf(row['lanting:avatar'])]),
    add: (transaction, [site_avatar = '']) =>
      needs.content.restored.addLink(transaction, { ...link, site_avatar }),
  })
  return undefined
}
