import { musicAlbumPath, PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { musicAlbumQuery } from '../../features/music/pages/music-pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound } from '../missing-pages.ts'
import { musicAlbumData } from '../music-data.ts'
import { pageHead } from '../page-head.ts'
import { MusicAlbumPage } from '../pages/music-album-page.tsx'
import { MusicSkeleton } from '../pages/music-skeleton.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    return queryClient.ensureQueryData(musicAlbumQuery(api, id)).catch(orNotFound)
  },
  head: (context, { data }) => {
    const { albums, albumTitle, aboutAlbum } = musicPagesCopy[context.language]
    const { id, name, artist } = data.album
    return pageHead(context, {
      path: musicAlbumPath(id),
      title: albumTitle(name, artist.name),
      description: aboutAlbum(name, artist.name, data.songs.length),
      above: [{ name: albums.title, path: PATHS.musicAlbums }],
      things: [musicAlbumData(data, context.origin)],
    })
  },
  Page: MusicAlbumPage,
  skeleton: MusicSkeleton,
})
