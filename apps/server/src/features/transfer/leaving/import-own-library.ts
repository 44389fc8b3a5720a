import { ADMIN_LENGTH, LENGTH } from '@lanting/contract'
import { listOf, textOf } from '../foreign/values.ts'
import { cut } from '../markdown/values.ts'
import { addOnce } from './add-once.ts'
import { broken, type ImportRow, keyOf, timesOf } from './own-row.ts'

/** A series of the articles that came with it. */
export const importSeries: ImportRow = async (own, row) => {
  const { needs, session, ids } = own
  const times = timesOf(row, session.now)
  const title = cut(textOf(row.title).trim(), ADMIN_LENGTH.seriesTitle)
  if (!times || title === '') return broken('series', row)
  const articles = listOf(row.articles)
    .map((number) => ids.get(`article:${textOf(number)}`))
    .filter((id) => typeof id === 'number')
  await addOnce(needs, session, {
    place: 'series',
    key: keyOf('series', row, times.created_at),
    find: (queries) => needs.content.series.find(queries, title),
    takePictures: async () => undefined,
    add: (transaction) => needs.content.series.add(transaction, { title, ...times }, articles),
  })
  return undefined
}

/** The words of a picture that this import has brought. */
export const importPictureWords: ImportRow = async ({ needs, session }, row) => {
  const url = session.pictures.get(textOf(row.url).slice(1))
  if (url === undefined || session.dryRun) return undefined
  const words = {
    alt: cut(textOf(row.alt), LENGTH.pictureAlt),
    caption: cut(textOf(row.caption), LENGTH.pictureAlt),
  }
  await needs.withAdminLock((transaction) =>
    needs.content.pictures.describe(transaction, url, words),
  )
  return undefined
}
