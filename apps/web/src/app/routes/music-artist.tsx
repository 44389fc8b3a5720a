import { musicArtistPath, PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { musicArtistQuery } from '../../features/music/pages/music-pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound } from '../missing-pages.ts'
import { musicArtistData } from '../music-data.ts'
import { pageHead } from '../page-head.ts'
import { MusicArtistPage } from '../pages/music-artist-page.tsx'
import { MusicSkeleton } from '../pages/music-skeleton.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    return queryClient.ensureQueryData(musicArtistQuery(api, id)).catch(orNotFound)
  },
  head: (context, { data }) => {
    const { artists, aboutArtist } = musicPagesCopy[context.language]
    const { id, name, albumSize, musicSize } = data.artist
    return pageHead(context, {
      path: musicArtistPath(id),
      title: name,
      description: aboutArtist(name, albumSize, musicSize),
      above: [{ name: artists.title, path: PATHS.musicArtists }],
      things: [musicArtistData(data, context.origin)],
    })
  },
  Page: MusicArtistPage,
  skeleton: MusicSkeleton,
})
