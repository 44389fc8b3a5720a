import { PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { musicArtistsQuery, PAGES_MAX } from '../../features/music/pages/music-pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { pageHead } from '../page-head.ts'
import { MusicArtistsPage } from '../pages/music-artists-page.tsx'
import { MusicSkeleton } from '../pages/music-skeleton.tsx'

export const route = defineRoute({
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: async ({ queryClient, api }, { page }) => {
    if (page > PAGES_MAX) throw new NotFound()
    const { artists } = await queryClient.ensureQueryData(musicArtistsQuery(api, page))
    if (page > 1 && artists.length === 0) throw new NotFound()
  },
  head: (context, { deps }) => {
    const { title, description } = musicPagesCopy[context.language].artists
    return pageHead(context, { path: PATHS.musicArtists, title, description, page: deps.page })
  },
  Page: MusicArtistsPage,
  skeleton: MusicSkeleton,
})
