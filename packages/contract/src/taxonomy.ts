import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Id } from './fields.ts'

/** Number of public articles. */
const article_count = Type.Integer()

export const Category = Type.Object({ id: Id, category_name: Type.String(), article_count })
export type Category = Static<typeof Category>

export const Tag = Type.Object({ id: Id, tag_name: Type.String(), article_count })
export type Tag = Static<typeof Tag>

export const getCategoryDictionary = endpoint({
  summary: 'List categories with public articles, by name; administrators get all',
  method: 'GET',
  path: '/api/category/getCategoryDictionary',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(Category),
})

export const getTagDictionary = endpoint({
  summary: 'List tags with public articles, by name; administrators get all',
  method: 'GET',
  path: '/api/tag/getTagDictionary',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(Tag),
})

export const Statistic = Type.Object({
  articleCount: Type.Integer(),
  tagCount: Type.Integer(),
  categoryCount: Type.Integer(),
  userCount: Type.Integer(),
})
export type Statistic = Static<typeof Statistic>

export const getStatistic = endpoint({
  summary: 'Count the public articles, their tags and categories, and the users',
  method: 'GET',
  path: '/api/statistic',
  access: 'visitor',
  limit: perMinute(600),
  result: Statistic,
})
