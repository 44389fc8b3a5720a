import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

export const NotFoundPage = () => {
  const { frame } = useCopy().admin
  return (
    <div className="blank">
      <h1>{frame.notFound}</h1>
      <p>{frame.notFoundText}</p>
      <Link className="button" to={PATHS.articles}>
        {frame.screens.articles}
      </Link>
    </div>
  )
}
