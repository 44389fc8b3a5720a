import {
  type AdminUpload,
  articleIdPath,
  messagePath,
  PATHS as SITE,
  talkPath,
} from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

type Use = AdminUpload['uses'][number]

/** Locations on the site, opened in a new window. */
const SITE_PLACES: Partial<Record<Use['place'], (id: number) => string>> = {
  article: articleIdPath,
  talk: talkPath,
  board: messagePath,
  page: (id) => `${SITE.page}?id=${id}`,
  chat: () => SITE.chat,
}

/** Locations in the admin. */
const adminPlace = ({ place, id, album_id }: Use) => {
  if (place === 'manuscript') return { to: PATHS.editor, search: { manuscript: id } }
  if (place === 'album') return { to: PATHS.photos, search: { id } }
  if (place === 'photo' && album_id !== null) return { to: PATHS.photos, search: { id: album_id } }
  if (place === 'link') return { to: PATHS.links, search: {} }
  if (place === 'header') return { to: PATHS.headers, search: {} }
  if (place === 'playlist') return { to: PATHS.playlist, search: { id } }
  if (place === 'settings') return { to: PATHS.settings, search: {} }
  if (place === 'comment') return { to: PATHS.comments, search: {} }
  if (place === 'held') return { to: PATHS.moderation, search: { source: 'held' } }
  return undefined
}

const OneUse = ({ use }: { use: Use }) => {
  const { uploads } = useCopy().admin
  const name = uploads.places[use.place]
  const onSite = SITE_PLACES[use.place]
  if (onSite) {
    return (
      <a className="link" href={onSite(use.id)} target="_blank" rel="noopener">
        {name}
      </a>
    )
  }
  const inAdmin = adminPlace(use)
  if (!inAdmin) return name
  return (
    <Link className="link" to={inAdmin.to} search={inAdmin.search as never}>
      {name}
    </Link>
  )
}

/** The locations of a picture, as links. */
export const UploadUses = ({ uses }: Pick<AdminUpload, 'uses'>) => {
  const { uploads } = useCopy().admin
  if (uses.length === 0) return <span className="chip">{uploads.nowhere}</span>
  return (
    <ul className="upload-uses">
      {uses.map((use) => (
        <li key={`${use.place} ${use.id}`}>
          <OneUse use={use} />
        </li>
      ))}
    </ul>
  )
}
