import { musicAlbumPath, musicArtistPath, type Song } from '@lanting/contract'
import { useRouter } from '../../../shared/router/router-context.ts'
import { music } from '../music.ts'
import { usePlayerCopy } from '../use-player.ts'

const ARTISTS_MAX = 3

/** The pages of the album and the artists; songs of an upstream have none. */
export const useSongPages = ({ al, ar }: Song) => {
  const copy = usePlayerCopy().queue
  const router = useRouter()
  const go = (href: string) => () => {
    music().player.closePanel()
    void router.navigate(href)
  }
  const artists = ar.flatMap(({ id, name }) =>
    id === undefined ? [] : [{ name: copy.toArtist(name), run: go(musicArtistPath(id)) }],
  )
  return [
    ...(al.id === undefined ? [] : [{ name: copy.toAlbum, run: go(musicAlbumPath(al.id)) }]),
    ...artists.slice(0, ARTISTS_MAX),
  ]
}
