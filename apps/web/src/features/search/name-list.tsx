import type { FoundName } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { Marked } from './highlighted.tsx'

/** Categories, tags, series and authors whose names contain the text. */
export const NameList = ({ names }: { names: readonly FoundName[] }) => {
  const { kinds } = useCopy().search
  if (names.length === 0) return null
  return (
    <ul className="found-names">
      {names.map(({ kind, name, path }) => (
        <li key={`${kind} ${path}`}>
          <a className="card" href={path}>
            <small>{kinds[kind]}</small>
            <b>
              <Marked text={name} />
            </b>
          </a>
        </li>
      ))}
    </ul>
  )
}
