import { readPictureUrl } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import type { Identity } from '../../../http/caller.ts'
import { ownContentStore } from './own-content.store.ts'

type Subject = `${'talk' | 'album' | 'photo' | 'board' | 'comment' | 'link'}:${number}`

interface Needs {
  readonly by: Pick<Identity, 'id' | 'role'>
  /** Records the pictures that a row shows, in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: Subject
      readonly urls: readonly string[]
      readonly by: Pick<Identity, 'id' | 'role'>
    },
  ) => Promise<void>
  /** Returns the blurred placeholder of each upload. */
  readonly blursOf: (queries: Queries, urls: readonly string[]) => Promise<Map<string, string>>
}

type Store = ReturnType<typeof ownContentStore>
type NewTalk = Parameters<Store['addTalk']>[0]
type NewAlbum = Parameters<Store['addAlbum']>[0]
type NewBoardMessage = Parameters<Store['addBoardMessage']>[0]
type NewLink = Parameters<Store['addLink']>[0]
type NewComment = Parameters<Store['addComment']>[0]

interface NewPhoto {
  readonly url: string
  readonly createdAt: number
  readonly caption: string
  readonly taken_at: string
  readonly camera: string
}

/** Writes the content of our own exports. Every function runs in the transaction given. */
export const ownContent = ({ by, keepPictures, blursOf }: Needs) => ({
  talks: {
    add: async (transaction: Queries, talk: NewTalk, photos: readonly string[]) => {
      const id = await ownContentStore(transaction).addTalk(talk, photos)
      await keepPictures(transaction, { subject: `talk:${id}`, urls: photos, by })
      return id
    },
    remove: (transaction: Queries, id: number) => ownContentStore(transaction).remove('talks', id),
  },

  albums: {
    /** The first photo is shown last. */
    add: async (transaction: Queries, album: NewAlbum, photos: readonly NewPhoto[]) => {
      const store = ownContentStore(transaction)
      const album_id = await store.addAlbum(album)
      const urls = [album.album_cover]
      await keepPictures(transaction, { subject: `album:${album_id}`, urls, by })
      const blurs = await blursOf(
        transaction,
        photos.map(({ url }) => url),
      )
      for (const [place, { url, createdAt: created_at, ...words }] of photos.entries()) {
        const picture = readPictureUrl(url)
        const id = await store.addPhoto({
          album_id,
          url,
          ...words,
          position: place + 1,
          width: picture?.width ?? null,
          height: picture?.height ?? null,
          blur: blurs.get(url) ?? '',
          created_at,
          updated_at: created_at,
        })
        await keepPictures(transaction, { subject: `photo:${id}`, urls: [url], by })
      }
      return album_id
    },
    remove: (transaction: Queries, id: number) => ownContentStore(transaction).remove('albums', id),
  },

  board_messages: {
    add: async (transaction: Queries, message: NewBoardMessage) => {
      const id = await ownContentStore(transaction).addBoardMessage(message)
      const urls = [message.bg_url ?? '']
      await keepPictures(transaction, { subject: `board:${id}`, urls, by })
      return id
    },
    remove: (transaction: Queries, id: number) =>
      ownContentStore(transaction).remove('board_messages', id),
  },

  restored: {
    addComment: async (transaction: Queries, comment: NewComment, pictures: readonly string[]) => {
      const row = { ...comment, pictures: JSON.stringify(pictures) }
      const id = await ownContentStore(transaction).addComment(row)
      await keepPictures(transaction, { subject: `comment:${id}`, urls: pictures, by })
      return id
    },
    addLink: async (transaction: Queries, link: NewLink) => {
      const id = await ownContentStore(transaction).addLink({ ...link, user_id: by.id })
      const urls = [link.site_avatar ?? '']
      await keepPictures(transaction, { subject: `link:${id}`, urls, by })
      return id
    },
  },
})

export type OwnContent = ReturnType<typeof ownContent>
