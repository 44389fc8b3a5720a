import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
  COLOUR_PATTERN,
  COMMENT_TYPE,
  isVisible,
  LENGTH,
  PICTURES_PER_COMMENT,
  reducedMarkup,
} from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { listOf, rowOf, textOf } from '../foreign/values.ts'
import { authorId, planAuthor } from '../import-authors.ts'
import { cut } from '../markdown/values.ts'
import { addOnce } from './add-once.ts'
import { ownContentStore } from './own-content.store.ts'
import {
  broken,
  countOf,
  type ImportRow,
  keyOf,
  type OwnImport,
  picturesOf,
  timesOf,
} from './own-row.ts'

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

const TYPES: ReadonlyMap<string, number> = new Map(Object.entries(COMMENT_TYPE))

/** A comment as Artalk has it, with our own fields in `lanting`. */
export const importOwnComment: ImportRow = async (own, row) => {
  const { needs, session, ids } = own
  const ours = rowOf(row.lanting)
  const times = timesOf(row, session.now)
  const type = TYPES.get(textOf(ours.on))
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
