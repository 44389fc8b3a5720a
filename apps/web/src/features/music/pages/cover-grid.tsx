import {
  type MusicAlbum,
  type MusicArtist,
  musicAlbumPath,
  musicArtistPath,
} from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { initialOf } from '../../../shared/initial.ts'
import { useCopyOf } from '../../../shared/language.ts'
import './music-pages.css'

interface CoverProps {
  readonly name: string
  readonly url: string
  readonly isRound?: boolean
  /** Loaded at once, because it is in the first view. */
  readonly isFirst?: boolean
}

const COVER_PX = 320

/** The cover of an album or an artist, or the first character of its name. */
export const MusicCover = ({ name, url, isRound = false, isFirst = false }: CoverProps) => (
  <span className="music-cover" data-round={isRound || undefined} aria-hidden>
    {url ? (
      <img
        src={url}
        alt=""
        width={COVER_PX}
        height={COVER_PX}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'auto' : 'low'}
        decoding="async"
      />
    ) : (
      initialOf(name)
    )}
  </span>
)

export const MusicAlbumGrid = ({ albums }: { albums: readonly MusicAlbum[] }) => (
  <ul className="music-grid">
    {albums.map(({ id, name, coverImgUrl, artist, year }) => (
      <li key={id}>
        <a href={musicAlbumPath(id)}>
          <MusicCover name={name} url={coverImgUrl} />
          <b title={name}>{name}</b>
        </a>
        <small>
          <a href={musicArtistPath(artist.id)}>{artist.name}</a>
          {year > 0 && <span>{year}</span>}
        </small>
      </li>
    ))}
  </ul>
)

export const MusicArtistGrid = ({ artists }: { artists: readonly MusicArtist[] }) => {
  const copy = useCopyOf(musicPagesCopy)
  return (
    <ul className="music-grid">
      {artists.map(({ id, name, coverImgUrl, albumSize, musicSize }) => (
        <li key={id} data-round>
          <a href={musicArtistPath(id)}>
            <MusicCover name={name} url={coverImgUrl} isRound />
            <b title={name}>{name}</b>
          </a>
          <small>
            {albumSize > 0 && <span>{copy.albums.count(albumSize)}</span>}
            <span>{copy.songs(musicSize)}</span>
          </small>
        </li>
      ))}
    </ul>
  )
}
