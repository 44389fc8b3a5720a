import {
  isVisible,
  isWebAddress,
  LENGTH,
  LINK_STATUS,
  PHOTOS_PER_TALK,
  PINNED,
  reducedMarkup,
  TALK_STATUS,
} from '@lanting/contract'
import { listOf, type Row, rowOf, textOf } from '../foreign/values.ts'
import { refused } from '../import-session.ts'
import { cut } from '../markdown/values.ts'
import { addOnce } from './add-once.ts'
import { ownContentStore } from './own-content.store.ts'
import { broken, countOf, type ImportRow, keyOf, picturesOf, timesOf } from './own-row.ts'

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
