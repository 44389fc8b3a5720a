import { type Answers, as, body, FORM } from './call.ts'
import { bodyPage, orNull, pathPage, TIMES } from './matches-shape.ts'

const CARD = {
  id: 'number',
  article_title: 'string',
  article_description: 'string',
  article_cover: 'string',
  author_id: 'number',
  category_id: 'number',
  is_top: 'number',
  order: orNull('number'),
  status: 'number',
  type: 'number',
  view_times: 'number',
  thumbs_up_times: 'number',
  reading_duration: 'number',
  categoryName: orNull('string'),
  tagNameList: ['string'],
  ...TIMES,
} as const
const ARTICLE = {
  ...CARD,
  article_content: 'string',
  origin_url: orNull('string'),
  tagIdList: ['number'],
  authorName: orNull('string'),
} as const
const BRIEF = { id: 'number', article_title: 'string', article_cover: 'string' } as const
const SERIES = {
  id: 'number',
  title: 'string',
  articles: [{ id: 'number', article_title: 'string' }],
} as const
const ENTRY = { ...BRIEF, createdAt: 'date' } as const
export const ARTICLE_DRAFT = {
  ...FORM,
  article_title: 'written by hand',
  author_id: '1',
  category: { category_name: 'plain', label: 'plain' },
  tagList: [{ tag_name: 'fetch', value: 1 }],
  article_content: '# one\n\ntext',
  article_description: '',
  article_cover: '',
  is_top: '2',
  status: '1',
  type: '1',
  origin_url: null,
}

export const articleShapes: Answers = {
  'GET /api/article/blogHomeGetArticleList/{current}/{size}': [
    '/api/article/blogHomeGetArticleList/1/5',
    pathPage(CARD),
  ],
  'GET /api/article/blogTimelineGetArticleList/{current}/{size}': [
    '/api/article/blogTimelineGetArticleList/1/5',
    pathPage({ year: 'string', articleList: [ENTRY] }),
  ],
  'GET /api/article/timelineMonths': [
    '/api/article/timelineMonths',
    [{ month: 'string', count: 'number', page: 'number' }],
  ],
  'GET /api/article/getArticleById/{id}': ['/api/article/getArticleById/1', ARTICLE],
  'GET /api/article/getArticleIdBySlug/{slug}': [
    '/api/article/getArticleIdBySlug/by-fetch',
    { id: 'number' },
  ],
  'POST /api/article/getArticleListByTagId': [
    '/api/article/getArticleListByTagId',
    bodyPage(ENTRY),
    body({ current: 1, size: 4, id: '1' }),
  ],
  'POST /api/article/getArticleListByCategoryId': [
    '/api/article/getArticleListByCategoryId',
    bodyPage(ENTRY),
    body({ current: '1', size: '4', id: '1' }),
  ],
  'GET /api/article/getRecommendArticleById/{id}': [
    '/api/article/getRecommendArticleById/1',
    { previous: BRIEF, next: BRIEF, recommend: [ENTRY], series: orNull(SERIES) },
  ],
  'GET /api/article/getHotArticle': [
    '/api/article/getHotArticle',
    [{ id: 'number', article_title: 'string', view_times: 'number' }],
  ],
  'GET /api/article/getArticleListByContent/{text}': [
    `/api/article/getArticleListByContent/${encodeURIComponent('的')}`,
    [{ id: 'number', article_title: 'string', article_content: 'string' }],
  ],
  'GET /api/article/search/{text}/{current}/{size}': [
    `/api/article/search/${encodeURIComponent('的')}/1/10`,
    pathPage({ id: 'number', article_title: 'string', createdAt: 'date' }),
  ],
  'PUT /api/article/addReadingDuration/{id}/{duration}': [
    '/api/article/addReadingDuration/1/4200',
    'boolean',
    body({}),
  ],
  'POST /api/article/add': [
    '/api/article/add',
    {
      article: { id: 'number', article_title: 'string', status: 'number', ...TIMES },
      articleTagList: [{ article_id: 'number', tag_id: 'number' }],
    },
    as('owner', { ...FORM, article: ARTICLE_DRAFT }),
  ],
  'GET /api/category/getCategoryDictionary': [
    '/api/category/getCategoryDictionary',
    [{ id: 'number', category_name: 'string' }],
  ],
  'GET /api/tag/getTagDictionary': [
    '/api/tag/getTagDictionary',
    [{ id: 'number', tag_name: 'string' }],
  ],
  'GET /api/statistic': [
    '/api/statistic',
    { articleCount: 'number', tagCount: 'number', categoryCount: 'number', userCount: 'number' },
  ],
  'POST /api/like/getReactions': [
    '/api/like/getReactions',
    {
      counts: {
        ...{ heart: 'number', clap: 'number', think: 'number' },
        ...{ laugh: 'number', party: 'number', sad: 'number' },
      },
      own: ['string'],
    },
    body({ id: '1' }),
  ],
  'POST /api/like/addReaction': [
    '/api/like/addReaction',
    'any',
    body({ for_id: '1', reaction: 'clap' }),
  ],
  'POST /api/like/cancelReaction': [
    '/api/like/cancelReaction',
    'any',
    body({ for_id: '1', reaction: 'clap' }),
  ],
  'POST /api/like/addLike': ['/api/like/addLike', 'any', body({ for_id: '1', type: '1' })],
  'POST /api/like/getIsLikeByIdOrIpAndType': [
    '/api/like/getIsLikeByIdOrIpAndType',
    'boolean',
    body({ for_id: '1', type: '1' }),
  ],
  'POST /api/like/cancelLike': [
    '/api/like/cancelLike',
    'any',
    as('reader', { for_id: '2', type: '1', user_id: '99' }),
  ],
}
