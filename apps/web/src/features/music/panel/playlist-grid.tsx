import { onDemand } from '../../../shared/on-demand.tsx'
import { MineLists } from '../mine/mine-lists.tsx'
import { ensurePlaylists, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { ListCover } from './shelves/list-cover.tsx'
import { ShelfTabs } from './shelves/shelf-tabs.tsx'
import { showShelf, useShelves } from './shelves/shelves.ts'

const CatalogueShelf = onDemand(
  async () => (await import('./shelves/catalogue-shelf.tsx')).CatalogueShelf,
)
const OwnShelf = onDemand(async () => (await import('../mine/playlists/own-shelf.tsx')).OwnShelf)
const showPlaylists = () => showShelf('playlists')

const PLACES = Array.from({ length: 8 }, (_, place) => place)

/** The playlists as a grid of covers; on a phone, as a row. */
const Playlists = () => {
  const copy = usePlayerCopy()
  const { status, playlists } = usePlaylists()
  const isComing = status === 'unasked' || status === 'loading'
  return (
    <>
      {status === 'failed' && (
        <p className="panel-quiet">
          {copy.noPlaylists}
          <button type="button" className="link" onClick={ensurePlaylists}>
            {copy.panel.retry}
          </button>
        </p>
      )}
      {status === 'ready' && playlists.length === 0 && (
        <p className="panel-quiet">{copy.noSongs}</p>
      )}
      <ul className="playlist-grid" aria-busy={isComing}>
        {isComing && PLACES.map((place) => <li key={place} className="skeleton" />)}
        {playlists.map((playlist) => (
          <ListCover key={playlist.id} list={playlist} />
        ))}
      </ul>
    </>
  )
}

/** Everything that can be listened to: playlists, albums, artists and genres. */
export const PlaylistGrid = () => {
  const copy = usePlayerCopy()
  const shelf = useShelves((state) => state.shelf)
  const count = usePlaylists(({ playlists }) => playlists.length)
  return (
    <section className="panel-playlists" aria-label={copy.panel.playlists}>
      <MineLists />
      <h2>
        {copy.panel.playlists}
        {count > 0 && <small>{count}</small>}
      </h2>
      <ShelfTabs />
      <div role="tabpanel" id="shelf-panel" aria-labelledby={`shelf-${shelf}`}>
        {shelf === 'playlists' && <Playlists />}
        {shelf === 'own' && <OwnShelf onMissing={showPlaylists} />}
        {shelf !== 'playlists' && shelf !== 'own' && (
          <CatalogueShelf key={shelf} shelf={shelf} onMissing={showPlaylists} />
        )}
      </div>
    </section>
  )
}
