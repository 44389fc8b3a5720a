/** The code of each error family. The second segment of the path names the family. */
export const FAMILY = {
  general: '100000',
  user: '100001',
  permission: '100002',
  tag: '100003',
  category: '100004',
  article: '100005',
  upload: '100006',
  config: '100007',
  statistic: '100008',
  photoAlbum: '100009',
  photo: '100010',
  talk: '100011',
  message: '100012',
  pageHeader: '100013',
  links: '100014',
  comment: '100015',
  login: '100016',
  notify: '100017',
  like: '100018',
  chat: '100019',
  page: '100020',
  resource: '100021',
  transfer: '100022',
  report: '100023',
  music: '100024',
  webhook: '100033',
  mail: '100034',
  backup: '100035',
  turntable: '100036',
} as const

export type Family = keyof typeof FAMILY

/** `/api/article/add` belongs to the family `article`. */
export const familyOf = (path: string): Family => {
  const room = path.split('/')[2] ?? ''
  return room in FAMILY ? (room as Family) : 'general'
}
