import { type Answers, as, body } from './call.ts'
import { type Shape, TIMES } from './matches-shape.ts'

const CONFIG = Object.fromEntries([
  ...'blog_name blog_avatar avatar_bg personal_say blog_notice qq_link we_chat_link github_link'
    .split(' ')
    .map((name) => [name, 'string']),
  ...'git_ee_link bilibili_link we_chat_group qq_group we_chat_pay ali_pay'
    .split(' ')
    .map((name) => [name, 'string']),
  ...[
    ['id', 'number'],
    ['view_time', 'number'],
    ['administrator_ids', ['number']],
    ...Object.entries(TIMES),
  ],
]) as Shape
const SUMMARY = { total: 'number', fresh: 'number', lately: ['number'] } as const
const GROUP = { category: 'string', name: 'string', desc: 'string' } as const
const picture = () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(gif)], { type: 'image/gif' }), 'dot.gif')
  return form
}

export const siteShapes: Answers = {
  'GET /api/health': ['/api/health', { status: 'string', away: ['string'] }],
  'GET /api/config': ['/api/config', CONFIG],
  'PUT /api/config/addView': ['/api/config/addView', 'any', body({})],
  'PUT /api/statistic/addVisit': ['/api/statistic/addVisit', 'any', body({ path: '/home' })],
  'PUT /api/statistic/addPlay': ['/api/statistic/addPlay', 'any', body({})],
  'GET /api/statistic/dashboard/{days}': [
    '/api/statistic/dashboard/30',
    {
      today: 'string',
      days: [{ day: 'string', views: 'number', visitors: 'number', reading: 'number' }],
      summary: { articles: SUMMARY, views: SUMMARY, comments: SUMMARY, users: SUMMARY },
      calendar: [{ day: 'string', written: 'number' }],
    },
    as('owner'),
  ],
  'GET /api/statistic/now': ['/api/statistic/now', { readers: 'number' }, as('owner')],
  'GET /api/pageHeader/getAll': [
    '/api/pageHeader/getAll',
    [{ id: 'number', route_name: 'string', bg_url: 'string' }],
  ],
  'GET /api/config/demo': ['/api/config/demo', { present: 'boolean' }, as('owner')],
  'GET /api/config/firstSteps': [
    '/api/config/firstSteps',
    { done: ['string'], isDismissed: 'boolean', time_zone: 'string' },
    as('owner'),
  ],
  'GET /api/resource/getGroups/{side}': ['/api/resource/getGroups/front', [GROUP]],
  'GET /api/resource/getSiteList/{side}/{category}': [
    '/api/resource/getSiteList/front/plain',
    { ...GROUP, list: [{ name: 'string', url: 'string', desc: 'string' }] },
  ],
  'POST /api/upload/img': ['/api/upload/img', { url: 'string' }, () => as('reader', picture())()],
}

/** Runs last, because it deletes the demo data. */
export const lastShapes: Answers = {
  'DELETE /api/config/demo': [
    '/api/config/demo',
    { removed: 'number', kept: 'number' },
    as('owner'),
  ],
}
