import { articleIdPath, PATHS, slugIn } from '@lanting/contract'
import { outsideRequest } from '../../database/query-tracking.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'

interface Needs {
  readonly idOfSlug: (slug: string) => Promise<number | undefined>
  readonly onChanged: OnChanged
}

/** Turns the address of an article with a slug into its address with an id. Leaves others alone. */
export const slugAddresses = ({ idOfSlug, onChanged }: Needs) => {
  const known = new Map<string, Promise<number | undefined>>()
  onChanged((tables) => {
    if (tables.includes('articles')) known.clear()
  })
  // A page does not depend on what is read to count it.
  const find = (slug: string) => {
    const finding = outsideRequest(() => idOfSlug(slug))
    known.set(slug, finding)
    const forget = () => known.delete(slug)
    // Visitors invent any number of slugs.
    finding.then((id) => id === undefined && forget(), forget)
    return finding
  }
  return {
    /** Asked for every read, so the usual answer costs nothing. */
    isSlugAddress: (url: string): boolean => url.startsWith(`${PATHS.article}/`),
    plainAddress: async (url: string): Promise<string> => {
      const slug = slugIn(url.split('?', 1)[0] ?? '')
      if (slug === undefined) return url
      const id = await (known.get(slug) ?? find(slug))
      return id === undefined ? url : articleIdPath(id)
    },
  }
}
