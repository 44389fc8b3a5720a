import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { usageQuery } from './uploads.queries.ts'

interface Bar {
  readonly key: string
  readonly name: string
  readonly files: number
  readonly pictures: number
  readonly bytes: number
  readonly search: object
}

const Bars = ({ title, bars }: { title: string; bars: readonly Bar[] }) => {
  const { uploads } = useCopy().admin
  if (bars.length === 0) return null
  const most = Math.max(1, ...bars.map(({ bytes }) => bytes))
  return (
    <section className="sheet" aria-label={title}>
      <h2>{title}</h2>
      <ul className="usage-bars">
        {bars.map(({ key, name, files, pictures, bytes, search }) => (
          <li key={key}>
            <Link to={PATHS.uploads} search={search as never}>
              <span dir="auto">{name}</span>
              <small className="quiet">{uploads.files(pictures, files - pictures)}</small>
              <b className="number">{sizeText(bytes)}</b>
            </Link>
            <i aria-hidden style={{ width: `${(100 * bytes) / most}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The storage by location and by user. */
export const UsageSheets = () => {
  const { uploads } = useCopy().admin
  const { data } = useQuery(usageQuery())
  if (!data) return null
  return (
    <>
      <dl className="usage-sums">
        <div>
          <dt>{uploads.used}</dt>
          <dd>
            <b className="number">{sizeText(data.bytes)}</b>{' '}
            {uploads.files(data.pictures, data.files - data.pictures)}
          </dd>
        </div>
        <div>
          <dt>{uploads.unused}</dt>
          <dd>
            <b className="number">{sizeText(data.unused.bytes)}</b>{' '}
            {uploads.files(data.unused.pictures, data.unused.files - data.unused.pictures)}
          </dd>
        </div>
      </dl>
      <div className="sheets">
        <Bars
          title={uploads.byPlace}
          bars={data.places.map(({ place, ...sum }) => ({
            ...sum,
            key: place,
            name: uploads.places[place],
            search: { place },
          }))}
        />
        <Bars
          title={uploads.byUser}
          bars={data.users.map(({ user_id, nick_name, ...sum }) => ({
            ...sum,
            key: String(user_id),
            name: nick_name || uploads.deletedUser,
            search: { user: user_id ?? undefined },
          }))}
        />
      </div>
    </>
  )
}
