import { LIKE_TYPE } from '@lanting/contract'
import { planArticles } from './article-rows.ts'
import { boardRows } from './board-rows.ts'
import { chatRows, commentRows } from './comment-rows.ts'
import { albumRows, linkRows, photoRows, talkPhotoRows, talkRows } from './content-rows.ts'
import { countLikes, likeRows } from './like-rows.ts'
import type { Material } from './material.ts'
import type { SeedOptions } from './options.ts'
import type { Random } from './random.ts'
import { commentable, commentSubjects } from './subjects.ts'
import type { UniqueName } from './unique-names.ts'
import { userRows } from './user-rows.ts'

const PHOTOS_PER_ALBUM = 24

/** Amounts by table. */
export const amountsOf = (options: SeedOptions) => ({
  users: options.users,
  articles: options.articles,
  talks: options.talks,
  albums: Math.ceil(options.photos / PHOTOS_PER_ALBUM),
  photos: options.photos,
  board_messages: options.messages,
  comments: options.comments,
  likes: options.likes,
  links: options.links,
  chat_messages: options.chat,
})

export type Amounts = ReturnType<typeof amountsOf>
export type FirstIds = Readonly<Record<keyof Amounts, number>>

export interface GenerateNeeds {
  readonly owner: { readonly id: number; readonly nick_name: string }
  readonly material: Material
  readonly uniqueUsername: UniqueName
  readonly uniqueAlbumName: UniqueName
  /** One generator per kind, so that the rows of a kind do not depend on the amounts of others. */
  readonly randomFor: (name: string) => Random
}

/** Generates everything except the article texts, which are many and long. */
export const generateRows = (amounts: Amounts, firstIds: FirstIds, needs: GenerateNeeds) => {
  const { owner, material, uniqueUsername, uniqueAlbumName, randomFor } = needs
  const { userNames, remarks } = material
  const of = (table: keyof Amounts) => ({
    count: amounts[table],
    firstId: firstIds[table],
    remarks,
  })

  const users = userRows(randomFor('users'), {
    ...of('users'),
    userNames,
    uniqueName: uniqueUsername,
  })
  const authors = users.length > 0 ? users : [owner]
  const userIds = authors.map(({ id }) => id)

  const articles = planArticles(randomFor('articles'), amounts.articles, firstIds.articles)
  const talks = talkRows(randomFor('talks'), { ...of('talks'), ownerId: owner.id })
  const boardMessages = boardRows(randomFor('board'), { ...of('board_messages'), users: authors })
  const albums = albumRows(randomFor('albums'), { ...of('albums'), uniqueName: uniqueAlbumName })

  const subjects = commentable({ articles, talks, boardMessages })
  const comments = commentRows(randomFor('comments'), { ...of('comments'), subjects, userIds })
  const liked = comments.length > 0 ? [...subjects, commentSubjects(comments)] : subjects
  const likes = likeRows(randomFor('likes'), { ...of('likes'), subjects: liked, userIds })
  const likesOf = countLikes(likes)

  return {
    users,
    articles,
    talks: talks.map((row) => ({ ...row, like_times: likesOf(LIKE_TYPE.talk, row.id) })),
    talkPhotos: talkPhotoRows(randomFor('talk photos'), talks, remarks),
    albums,
    photos: photoRows(randomFor('photos'), { ...of('photos'), albums }),
    boardMessages: boardMessages.map((row) => ({
      ...row,
      like_times: likesOf(LIKE_TYPE.boardMessage, row.id),
    })),
    comments: comments.map((row) => ({ ...row, thumbs_up: likesOf(LIKE_TYPE.comment, row.id) })),
    likes,
    likesOf,
    links: linkRows(randomFor('links'), { ...of('links'), userIds }),
    chatMessages: chatRows(randomFor('chat'), { ...of('chat_messages'), userIds }),
  }
}

export type GeneratedRows = ReturnType<typeof generateRows>
