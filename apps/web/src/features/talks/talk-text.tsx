import { useEffect, useId, useRef, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { WrittenText } from '../../shared/written-text.tsx'

/** The text of a talk: three lines, and the rest on demand. */
export const TalkText = ({ text }: { text: string }) => {
  const { talks } = useCopy()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'short' | 'folded' | 'unfolded'>('short')

  useEffect(() => {
    const copy = element.current
    if (!copy) return
    const measure = () =>
      setState((before) => {
        if (before === 'unfolded') return before
        return copy.scrollHeight > copy.clientHeight + 1 ? 'folded' : 'short'
      })
    const watch = new ResizeObserver(measure)
    watch.observe(copy)
    return () => watch.disconnect()
  }, [])

  if (text === '') return null
  return (
    <>
      <div ref={element} id={id} className="talk-text" data-state={state}>
        <WrittenText text={text} />
      </div>
      {state !== 'short' && (
        <button
          type="button"
          className="talk-unfold"
          aria-expanded={state === 'unfolded'}
          aria-controls={id}
          onClick={() => setState(state === 'folded' ? 'unfolded' : 'folded')}
        >
          {state === 'folded' ? talks.unfold : talks.fold}
        </button>
      )}
    </>
  )
}
