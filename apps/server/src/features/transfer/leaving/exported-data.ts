import { type ArticleFields, EMPTY_ARTICLE, PINNED, ROLE, TALK_STATUS } from '@lanting/contract'
import type { ZipFile } from '../archive/write-zip.ts'
import { artranOf } from './artrans.ts'
import type { LeavingStore } from './leaving.store.ts'
import { opmlOf } from './opml.ts'
import {
  type AlbumData,
  type ArticleData,
  type BoardData,
  DATA_FILES,
  type DraftData,
  isoOf,
  MANIFEST,
  type PictureData,
  type SeriesData,
  type TalkData,
} from './own-data.ts'

interface Needs {
  readonly store: LeavingStore
  readonly siteName: string
  /** Called with every address of a picture. */
  readonly collectPictures: (...texts: string[]) => void
}

interface Times {
  readonly created_at: number
  readonly updated_at: number
}

const timesOf = ({ created_at, updated_at }: Times) => ({
  createdAt: isoOf(created_at),
  updatedAt: isoOf(updated_at),
})

/** Categories and tags have other numbers on another site. */
async function* draftsOf({ store, collectPictures }: Needs): AsyncGenerator<DraftData> {
  for await (const { id, fields: written, ...times } of store.drafts()) {
    const fields: ArticleFields = { ...EMPTY_ARTICLE, ...JSON.parse(written) }
    const { category, tagList, article_content, article_cover } = fields
    collectPictures(article_cover, article_content)
    yield {
      id,
      fields: {
        ...fields,
        category: category && { category_name: category.category_name },
        tagList: tagList.map(({ tag_name }) => ({ tag_name })),
      },
      ...timesOf(times),
    }
  }
}

async function* talksOf({ store, collectPictures }: Needs): AsyncGenerator<TalkData> {
  for await (const talk of store.talks()) {
    const photos = await store.talkPhotos(talk.id)
    collectPictures(talk.content, ...photos)
    yield {
      id: talk.id,
      content: talk.content,
      status: talk.status === TALK_STATUS.public ? 'public' : 'private',
      isPinned: talk.is_top === PINNED.yes,
      likes: talk.like_times,
      photos,
      ...timesOf(talk),
    }
  }
}

async function* albumsOf({ store, collectPictures }: Needs): AsyncGenerator<AlbumData> {
  for await (const album of store.albums()) {
    const photos = await store.albumPhotos(album.id)
    collectPictures(album.album_cover, ...photos.map(({ url }) => url))
    yield {
      id: album.id,
      name: album.album_name,
      description: album.description,
      cover: album.album_cover,
      photos: photos.map(({ created_at, ...photo }) => ({
        ...photo,
        createdAt: isoOf(created_at),
      })),
      ...timesOf(album),
    }
  }
}

async function* boardOf({ store, collectPictures }: Needs): AsyncGenerator<BoardData> {
  for await (const row of store.boardMessages()) {
    collectPictures(row.bg_url, row.message, row.avatar ?? '')
    const { nick_name: name } = row
    const isOwner = row.role === ROLE.administrator
    yield {
      id: row.id,
      tag: row.tag,
      message: row.message,
      color: row.color,
      fontSize: row.font_size,
      fontWeight: row.font_weight,
      backgroundColor: row.bg_color,
      backgroundPicture: row.bg_url,
      likes: row.like_times,
      author:
        row.user_id === null ? { visitor: name } : { name, avatar: row.avatar ?? '', isOwner },
      ...timesOf(row),
    }
  }
}

async function* seriesOf({ store }: Needs): AsyncGenerator<SeriesData> {
  for (const { id, title, articles, ...times } of await store.series()) {
    yield { id, title, articles, ...timesOf(times) }
  }
}

async function* picturesOf({ store }: Needs): AsyncGenerator<PictureData> {
  yield* await store.pictureWords()
}

/** A reply names its thread and the user whom it answers; Artalk wants the comment. */
async function* commentsOf({ store, siteName, collectPictures }: Needs) {
  for await (const row of store.comments()) {
    const { id, parent_id, to_id } = row
    const isReply = parent_id !== null && to_id !== null
    const answered = isReply ? await store.answered({ id, parent_id, to_id }) : undefined
    collectPictures(row.content, row.pictures, row.avatar)
    yield artranOf(row, answered ?? parent_id, siteName)
  }
}

/** The text of a JSON list, as its items come. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const item of items) {
    yield Buffer.from(`${separator}${JSON.stringify(item)}`)
    separator = ',\n'
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Yields everything but articles, pages and pictures as files of an archive. */
export async function* exportedData(
  needs: Needs,
  articles: AsyncIterable<ArticleData>,
): AsyncGenerator<ZipFile> {
  const fileOf = (path: string, items: AsyncIterable<unknown>): ZipFile => ({
    path,
    content: jsonList(items),
    modifiedAt: 0,
    pack: true,
  })
  const manifest = { program: 'Lanting', format: MANIFEST.format, site: needs.siteName }
  yield {
    path: MANIFEST.path,
    content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
    modifiedAt: 0,
    pack: true,
  }
  yield fileOf(DATA_FILES.articles, articles)
  yield fileOf(DATA_FILES.drafts, draftsOf(needs))
  yield fileOf(DATA_FILES.talks, talksOf(needs))
  yield fileOf(DATA_FILES.albums, albumsOf(needs))
  yield fileOf(DATA_FILES.board, boardOf(needs))
  yield fileOf(DATA_FILES.comments, commentsOf(needs))
  const links = await needs.store.links()
  needs.collectPictures(...links.map(({ site_avatar }) => site_avatar))
  const content = Buffer.from(opmlOf(needs.siteName, links))
  yield { path: DATA_FILES.links, content, modifiedAt: 0, pack: true }
  yield fileOf(DATA_FILES.series, seriesOf(needs))
  yield fileOf(DATA_FILES.pictures, picturesOf(needs))
}
