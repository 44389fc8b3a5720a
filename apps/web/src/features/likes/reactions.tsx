import { useEffect, useRef, useState } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { whenNear } from '../../shared/when-near.ts'

const ReactionBar = onDemand(async () => (await import('./reaction-bar.tsx')).ReactionBar)

/** The reactions to an article. They load when they come near the view. */
export const Reactions = ({ articleId }: { articleId: number }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current) return whenNear([place.current], () => setNear(true))
  }, [])
  return (
    <div ref={place} className="reactions js-only">
      {isNear && <ReactionBar articleId={articleId} onMissing={() => setNear(false)} />}
    </div>
  )
}
