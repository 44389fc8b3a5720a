import { type Answers, as, FORM, made } from './call.ts'
import { TIMES } from './matches-shape.ts'

const ENTRY = { id: 'number', title: 'string', place: 'string' } as const
const SITE = {
  id: 'number',
  group_id: 'number',
  name: 'string',
  url: 'string',
  desc: 'string',
} as const
const page = { title: 'by hand', page_content: '# by hand', place: 'menu', comment_rule: 'open' }
const group = { side: 'back', category: 'byhand', name: 'by hand', desc: '' }
const site = { name: 'one', url: 'https://one.example/', desc: '' }

/** One file, `plain.md`, with a title and a tag. */
const ARCHIVE = [
  'UEsDBBQAAAAAAAAAIVwz25mOLwAAAC8AAAAIAAAAcGxhaW4ubWQtLS0KdGl0bGU6IHBsYWluIGltcG9y',
  'dAp0YWdzOiBbZmV0Y2hdCi0tLQp0ZXh0ClBLAQIUAxQAAAAAAAAAIVwz25mOLwAAAC8AAAAIAAAAAAAA',
  'AAAAAACAAQAAAABwbGFpbi5tZFBLBQYAAAAAAQABADYAAABVAAAAAAA=',
].join('')
const archive = () => {
  const form = new FormData()
  const bytes = new Uint8Array(Buffer.from(ARCHIVE, 'base64'))
  form.set('file', new Blob([bytes], { type: 'application/zip' }), 'plain.zip')
  return form
}

const SERIES = { id: 'number', title: 'string', articles: ['any'] } as const

const seriesAdmin: Answers = {
  'POST /api/series/add': [
    '/api/series/add',
    { id: 'number' },
    as('owner', { title: 'series', articleIdList: [] }),
    'series',
  ],
  'GET /api/series/getSeriesList': [
    '/api/series/getSeriesList',
    [{ ...SERIES, ...TIMES }],
    as('owner'),
  ],
  'PUT /api/series/update': [
    '/api/series/update',
    'boolean',
    () => as('owner', { id: made('series'), title: 'series', articleIdList: [1] })(),
  ],
  'DELETE /api/series/delete/{id}': [
    () => `/api/series/delete/${made('series')}`,
    'boolean',
    as('owner'),
  ],
}

const pageAdmin: Answers = {
  'POST /api/page/add': [
    '/api/page/add',
    { id: 'number', revision: 'number' },
    as('owner', { ...FORM, ...page }),
    'page',
  ],
  'GET /api/page/getMenu': ['/api/page/getMenu', [ENTRY]],
  'GET /api/page/getPageById/{id}': [
    () => `/api/page/getPageById/${made('page')}`,
    {
      ...ENTRY,
      page_content: 'string',
      page_html: 'string',
      comment_rule: 'string',
      revision: 'number',
      ...TIMES,
    },
  ],
  'GET /api/page/getPageList': [
    '/api/page/getPageList',
    [{ ...ENTRY, revision: 'number', ...TIMES }],
    as('owner'),
  ],
  'PUT /api/page/update': [
    '/api/page/update',
    { revision: 'number' },
    () => as('owner', { ...FORM, ...page, id: String(made('page')), revision: 1 })(),
  ],
  'PUT /api/page/updateOrder': [
    '/api/page/updateOrder',
    'boolean',
    () => as('owner', { idList: [...(made('pages') as number[]), made('page')] })(),
  ],
  'DELETE /api/page/delete/{id}': [
    () => `/api/page/delete/${made('page')}`,
    'boolean',
    as('owner'),
  ],
}

const resourceAdmin: Answers = {
  'POST /api/resource/addGroup': [
    '/api/resource/addGroup',
    { id: 'number' },
    as('owner', { ...FORM, ...group }),
    'group',
  ],
  'PUT /api/resource/updateGroup': [
    '/api/resource/updateGroup',
    'boolean',
    () => as('owner', { ...FORM, ...group, id: String(made('group')), name: 'other' })(),
  ],
  'POST /api/resource/addSite': [
    '/api/resource/addSite',
    { id: 'number' },
    () => as('owner', { ...FORM, ...site, group_id: String(made('group')) })(),
    'site',
  ],
  'PUT /api/resource/updateSite': [
    '/api/resource/updateSite',
    'boolean',
    () => as('owner', { ...FORM, ...site, id: made('site'), group_id: made('group') })(),
  ],
  'GET /api/resource/getAll': [
    '/api/resource/getAll',
    [{ id: 'number', side: 'string', category: 'string', list: [SITE] }],
    as('owner'),
  ],
  'PUT /api/resource/orderSites': [
    '/api/resource/orderSites',
    'boolean',
    () => as('owner', { group_id: made('group'), idList: [made('site')] })(),
  ],
  'PUT /api/resource/orderGroups': [
    '/api/resource/orderGroups',
    'boolean',
    () => as('owner', { side: 'back', idList: [...(made('groups') as number[]), made('group')] })(),
  ],
  'DELETE /api/resource/deleteSite/{id}': [
    () => `/api/resource/deleteSite/${made('site')}`,
    'boolean',
    as('owner'),
  ],
  'DELETE /api/resource/deleteGroup/{id}': [
    () => `/api/resource/deleteGroup/${made('group')}`,
    'boolean',
    as('owner'),
  ],
}

const siteAdmin: Answers = {
  'GET /api/config/settings': [
    '/api/config/settings',
    { blog_name: 'string', registration: 'string', badges: ['any'], time_zone: 'string', ...TIMES },
    as('owner'),
  ],
  'POST /api/config/update': [
    '/api/config/update',
    'boolean',
    as('owner', { ...FORM, id: 1, blog_name: 'by hand', blog_notice: '' }),
  ],
  'POST /api/pageHeader/addOrUpdate': [
    '/api/pageHeader/addOrUpdate',
    { id: 'number' },
    as('owner', { ...FORM, route_name: 'Tag', bg_url: '/art/plain.avif' }),
    'header',
  ],
  'POST /api/pageHeader/delete': [
    '/api/pageHeader/delete',
    'boolean',
    () => as('owner', { id: made('header') })(),
  ],
  'POST /api/transfer/import': [
    '/api/transfer/import',
    { id: 'number' },
    () => as('owner', archive())(),
    'import',
  ],
  'GET /api/transfer/import/{id}': [
    () => `/api/transfer/import/${made('import')}`,
    { id: 'number', state: 'string', dryRun: 'boolean', done: 'number', total: 'number', ...TIMES },
    as('owner'),
  ],
  'GET /api/transfer/imports': [
    '/api/transfer/imports',
    [{ id: 'number', kind: 'string', name: 'string', state: 'string', done: 'number' }],
    as('owner'),
  ],
}

export const adminShapes: Answers = { ...seriesAdmin, ...pageAdmin, ...resourceAdmin, ...siteAdmin }
