import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

export const NotFoundPage = () => {
  const { notFound } = useCopy()
  return (
    <main className="column">
      <title>{notFound.title}</title>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <Link to={PATHS.home}>{notFound.home}</Link>
    </main>
  )
}
