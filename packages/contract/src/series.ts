import Type, { type Static } from 'typebox'
import { Slug, Status } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Id, IdParams, Text, Times } from './fields.ts'
import { ADMIN_LENGTH, SERIES_ARTICLES_MAX } from './limits.ts'

const SeriesArticle = Type.Object({ id: Id, slug: Slug, article_title: Type.String() })

/** A series with its articles in the order of reading. */
export const Series = Type.Object({
  id: Id,
  title: Type.String(),
  articles: Type.Array(SeriesArticle),
})
export type Series = Static<typeof Series>

export const AdminSeries = Type.Object({
  ...Series.properties,
  articles: Type.Array(Type.Object({ ...SeriesArticle.properties, status: Status })),
  ...Times,
})
export type AdminSeries = Static<typeof AdminSeries>

const getSeriesList = endpoint({
  summary: 'List all series, newest first, with all their articles',
  method: 'GET',
  path: '/api/series/getSeriesList',
  access: 'administrator',
  limit: perMinute(300),
  result: Type.Array(AdminSeries),
})

const SeriesDraft = {
  title: Text(ADMIN_LENGTH.seriesTitle, { 'x-error': 'seriesTitleMissing' }),
  /** In the order of reading. An article leaves the series that it was in before. */
  articleIdList: Type.Array(Id, { maxItems: SERIES_ARTICLES_MAX, uniqueItems: true }),
}

const addSeries = endpoint({
  summary: 'Create a series',
  method: 'POST',
  path: '/api/series/add',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ ...SeriesDraft, client_id: ClientId }),
  result: Type.Object({ id: Id }),
})

const updateSeries = endpoint({
  summary: 'Set the title and the articles of a series',
  method: 'PUT',
  path: '/api/series/update',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ id: Id, ...SeriesDraft }),
  result: Type.Boolean(),
})

const deleteSeries = endpoint({
  summary: 'Delete a series; its articles stay',
  method: 'DELETE',
  path: '/api/series/delete/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

export const series = { getSeriesList, addSeries, updateSeries, deleteSeries }
