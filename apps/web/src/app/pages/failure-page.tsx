import { useRouter } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'

export const FailurePage = () => {
  const { failure } = useCopy()
  const router = useRouter()
  return (
    <div className="reading-column">
      <title>{failure.title}</title>
      <meta name="description" content={failure.text} />
      <meta name="robots" content="noindex" />
      <section className="card empty">
        <h1>{failure.title}</h1>
        <p>{failure.text}</p>
        <button type="button" className="button" onClick={() => router.invalidate()}>
          {failure.retry}
        </button>
      </section>
    </div>
  )
}
