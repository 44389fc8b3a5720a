import { type Answers, as, FORM, made } from './call.ts'
import { bodyPage, orNull, type Shape, TIMES } from './matches-shape.ts'

const FIELDS = {
  article_title: 'string',
  category: orNull({ category_name: 'string' }),
  tagList: [{ tag_name: 'string' }],
  article_content: 'string',
  status: 'number',
  publishAtMs: orNull('number'),
} as const
const REVISION = {
  revision: 'number',
  kind: 'string',
  nick_name: orNull('string'),
  createdAt: 'date',
} as const
const MANUSCRIPT: Shape = {
  ...REVISION,
  manuscript_id: orNull('number'),
  article_id: orNull('number'),
  saved_revision: 'number',
  fields: FIELDS,
}
const LABEL = { id: 'number', article_count: 'number', total_count: 'number', ...TIMES } as const
const PAGE = { current: '1', size: '10' }

const fields = {
  article_title: 'being written',
  category: null,
  tagList: [],
  article_content: 'half a sent',
  article_description: '',
  article_cover: '',
  is_top: 2,
  order: null,
  status: 3,
  type: 1,
  publishAtMs: null,
  origin_url: null,
}
const rewritten = () => ({
  ...fields,
  ...FORM,
  id: String(made('article')),
  article_title: 'rewritten by hand',
  category: { category_name: 'plain' },
  tagList: [{ tag_name: 'fetch' }],
  status: '1',
})

/** Articles and drafts. */
const articleAdmin: Answers = {
  'PUT /api/article/update': [
    '/api/article/update',
    { res: 'boolean', newArticleTagList: [{ article_id: 'number', tag_id: 'number' }] },
    () => as('owner', { article: rewritten(), revision: 1 })(),
  ],
  'POST /api/article/getArticleList': [
    '/api/article/getArticleList',
    bodyPage({ id: 'number', article_title: 'string', status: 'number', ...TIMES }),
    as('owner', {
      ...FORM,
      ...PAGE,
      article_title: '',
      tag_id: null,
      create_time: null,
      is_top: null,
    }),
  ],
  'POST /api/article/titleExist': [
    '/api/article/titleExist',
    'boolean',
    as('owner', { ...FORM, id: null, article_title: 'rewritten by hand' }),
  ],
  'POST /api/article/preview': [
    '/api/article/preview',
    { article_html: 'string' },
    as('owner', { article_content: '# a' }),
  ],
  'POST /api/painting/choose': [
    '/api/painting/choose',
    { url: 'string', motif: 'string', palette: 'string' },
    as('owner', {
      ...{ article_title: 'a', category_id: null, article_id: null },
      ...{ motif: 'plum', palette: null, turn: 1 },
    }),
  ],
  'GET /api/article/manuscriptOf/{id}': [
    () => `/api/article/manuscriptOf/${made('article')}`,
    MANUSCRIPT,
    as('owner'),
  ],
  'POST /api/article/autosave': [
    '/api/article/autosave',
    { manuscript_id: 'number', article_id: orNull('number'), revision: 'number' },
    as('owner', { revision: 0, fields }),
    'manuscript_id',
  ],
  'GET /api/article/manuscript/{id}': [
    () => `/api/article/manuscript/${made('manuscript_id')}`,
    MANUSCRIPT,
    as('owner'),
  ],
  'POST /api/article/getManuscriptList': [
    '/api/article/getManuscriptList',
    bodyPage({ manuscript_id: 'number', article_title: 'string', ...TIMES }),
    as('owner', PAGE),
  ],
  'GET /api/article/getRevisionList/{id}': [
    () => `/api/article/getRevisionList/${made('manuscript_id')}`,
    [{ ...REVISION, article_title: 'string', length: 'number' }],
    as('owner'),
  ],
  'GET /api/article/getRevision/{id}/{revision}': [
    () => `/api/article/getRevision/${made('manuscript_id')}/1`,
    { ...REVISION, fields: FIELDS },
    as('owner'),
  ],
  'PUT /api/article/restoreRevision/{id}/{revision}': [
    () => `/api/article/restoreRevision/${made('manuscript_id')}/1`,
    MANUSCRIPT,
    as('owner', { based_on: 1 }),
  ],
  'POST /api/article/previewLink': [
    '/api/article/previewLink',
    { url: 'string', manuscript_id: 'number', expiresAtMs: 'number' },
    () => as('owner', { manuscript_id: made('manuscript_id'), days: 7 })(),
  ],
  'GET /api/article/previewLink/{id}': [
    () => `/api/article/previewLink/${made('manuscript_id')}`,
    { expiresAtMs: 'number' },
    as('owner'),
  ],
  'POST /api/article/getPreview': [
    '/api/article/getPreview',
    { article_title: 'string', article_html: 'string', changedAtMs: 'number' },
    () => as('owner', { manuscript_id: made('manuscript_id') })(),
  ],
  'DELETE /api/article/previewLink/{id}': [
    () => `/api/article/previewLink/${made('manuscript_id')}`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/article/updateMany': [
    '/api/article/updateMany',
    { updateNum: 'number' },
    () => as('owner', { idList: [made('article')], addTagList: [{ tag_name: 'many' }] })(),
  ],
  'POST /api/redirect/add': [
    '/api/redirect/add',
    { path: 'string' },
    as('owner', { path: '/by/fetch', target: '/home' }),
  ],
  'POST /api/redirect/getRedirectList': [
    '/api/redirect/getRedirectList',
    bodyPage({ path: 'string', kind: 'string', target: 'string', title: orNull('string') }),
    as('owner', PAGE),
  ],
  'POST /api/redirect/delete': [
    '/api/redirect/delete',
    'boolean',
    as('owner', { path: '/by/fetch' }),
  ],
  'DELETE /api/article/manuscript/{id}': [
    () => `/api/article/manuscript/${made('manuscript_id')}`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/article/updateTop/{id}/{is_top}': [
    () => `/api/article/updateTop/${made('article')}/2`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/article/updateTopOrder': [
    '/api/article/updateTopOrder',
    'boolean',
    () => as('owner', { idList: made('pinned') })(),
  ],
  'PUT /api/article/isPublic/{id}/{status}': [
    () => `/api/article/isPublic/${made('article')}/1`,
    'boolean',
    as('owner'),
  ],
  'DELETE /api/article/delete/{id}/{status}': [
    () => `/api/article/delete/${made('article')}/2`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/article/revert/{id}': [
    () => `/api/article/revert/${made('article')}`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/article/purge': [
    '/api/article/purge',
    { updateNum: 'number' },
    () => as('owner', { idList: [made('binned')] })(),
  ],
}

/** Categories and tags: the same calls under two names. */
const taxonomyAdmin = (
  kind: 'category' | 'tag',
  list: string,
  name: string,
  ids: string,
): Answers => ({
  [`POST /api/${kind}/${list}`]: [
    `/api/${kind}/${list}`,
    bodyPage({ ...LABEL, [name]: 'string' }),
    as('owner', { ...FORM, ...PAGE, [name]: '' }),
  ],
  [`POST /api/${kind}/add`]: [
    `/api/${kind}/add`,
    { id: 'number', [name]: 'string' },
    as('owner', { ...FORM, [name]: `plain ${kind}` }),
    kind,
  ],
  [`PUT /api/${kind}/update`]: [
    `/api/${kind}/update`,
    'boolean',
    () => as('owner', { ...FORM, id: String(made(kind)), [name]: `other ${kind}` })(),
  ],
  [`PUT /api/${kind}/merge`]: [
    `/api/${kind}/merge`,
    { updateNum: 'number' },
    () => as('owner', { [ids]: [made(`spare ${kind}`)], to_id: made(kind) })(),
  ],
  [`POST /api/${kind}/delete`]: [
    `/api/${kind}/delete`,
    { updateNum: 'number' },
    () => as('owner', { [ids]: [made(kind)] })(),
  ],
})

export const editorShapes: Answers = {
  ...articleAdmin,
  ...taxonomyAdmin('category', 'getCategoryList', 'category_name', 'categoryIdList'),
  ...taxonomyAdmin('tag', 'getTagList', 'tag_name', 'tagIdList'),
}
