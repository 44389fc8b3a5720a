import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { scanQuery } from './music.queries.ts'

/** Files and folders that the last scan left out of the library, each with its reason. */
export const LeftOutFiles = () => {
  const { leftOut } = useCopy().admin
  const { data } = useQuery(scanQuery())
  if (!data || data.count === 0) return null
  const more = data.count - data.leftOut.length
  return (
    <details className="song-uploads left-out">
      <summary>{leftOut.title(data.count)}</summary>
      <ul>
        {data.leftOut.map(({ path, reason }) => (
          <li key={path}>
            <span className="path">{path}</span>
            <span className="quiet">{leftOut.reasons[reason]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{leftOut.more(more)}</p>}
    </details>
  )
}
