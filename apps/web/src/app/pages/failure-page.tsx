import { useCopy } from '../../shared/language.ts'
import { useRouter } from '../../shared/router/router-context.ts'

export const FailurePage = () => {
  const { failure } = useCopy()
  const router = useRouter()
  return (
    <div className="reading-column">
      <section className="card empty">
        <h1>{failure.title}</h1>
        <p>{failure.text}</p>
        <button type="button" className="button" onClick={() => router.reload()}>
          {failure.retry}
        </button>
      </section>
    </div>
  )
}
