import { articlePath } from '@lanting/contract'
import type { EmitPublished } from './emit-published.ts'

type PublishedArticle = Parameters<EmitPublished>[1]

/** The event that webhooks receive when an article becomes public for the first time. */
export const publishedEvent = ({ id, slug, title, byId }: PublishedArticle) => ({
  kind: 'articlePublished' as const,
  byId,
  name: '',
  title,
  text: '',
  path: articlePath({ id, slug }),
})
