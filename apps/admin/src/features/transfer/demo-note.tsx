import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { demoQuery } from '../../shared/demo.query.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

/** Advises to remove the demo content first: an imported page gets a number beside one of the same title. */
export const DemoNote = () => {
  const { transfer } = useCopy().admin
  const { data } = useQuery(demoQuery)
  if (!data?.present) return null
  return (
    <p className="demo-note" role="note">
      {transfer.demoFirst}{' '}
      <Link className="link" to={PATHS.settings} hash="demo">
        {transfer.toDemo}
      </Link>
    </p>
  )
}
