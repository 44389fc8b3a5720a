import { PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { musicAlbumsQuery, PAGES_MAX } from '../../features/music/pages/music-pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { pageHead } from '../page-head.ts'
import { MusicAlbumsPage } from '../pages/music-albums-page.tsx'
import { MusicSkeleton } from '../pages/music-skeleton.tsx'

export const route = defineRoute({
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: async ({ queryClient, api }, { page }) => {
    if (page > PAGES_MAX) throw new NotFound()
    const { albums } = await queryClient.ensureQueryData(musicAlbumsQuery(api, page))
    if (page > 1 && albums.length === 0) throw new NotFound()
  },
  head: (context, { deps }) => {
    const { title, description } = musicPagesCopy[context.language].albums
    return pageHead(context, { path: PATHS.musicAlbums, title, description, page: deps.page })
  },
  Page: MusicAlbumsPage,
  skeleton: MusicSkeleton,
})
