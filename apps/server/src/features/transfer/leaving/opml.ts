import { LINK_STATUS } from '@lanting/contract'
import { element, emptyElement, textElement, xmlDocument } from '../../../http/xml.ts'
import { isoOf } from './own-data.ts'

interface LinkRow {
  readonly site_name: string
  readonly site_desc: string
  readonly site_avatar: string
  readonly url: string
  readonly status: number
  readonly created_at: number
  readonly updated_at: number
}

/** OPML has no place for these. Other programs ignore attributes of a foreign namespace. */
const ownAttributes = (link: LinkRow) => ({
  'lanting:avatar': link.site_avatar,
  'lanting:status': link.status === LINK_STATUS.approved ? 'approved' : 'waiting',
  'lanting:created': isoOf(link.created_at),
  'lanting:updated': isoOf(link.updated_at),
})

const outlineOf = (link: LinkRow) =>
  emptyElement('outline', {
    type: 'link',
    text: link.site_name,
    title: link.site_name,
    url: link.url,
    htmlUrl: link.url,
    description: link.site_desc,
    created: new Date(link.created_at).toUTCString(),
    ...ownAttributes(link),
  })

/** Friend links as OPML 2.0, which feed readers and other blogs import. */
export const opmlOf = (title: string, links: readonly LinkRow[]): string =>
  xmlDocument(
    element(
      'opml',
      [element('head', [textElement('title', title)]), element('body', links.map(outlineOf))],
      { version: '2.0', 'xmlns:lanting': 'urn:lanting' },
    ),
  )
