import { useRouter } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'

export const FailurePage = () => {
  const { failure } = useCopy()
  const router = useRouter()
  return (
    <main className="column">
      <title>{failure.title}</title>
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <button type="button" onClick={() => router.invalidate()}>
        {failure.retry}
      </button>
    </main>
  )
}
