import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '../../shared/use-api.ts'
import { newCommentsQuery } from './comment-lists.queries.ts'
import { type CommentTarget, commentsKey } from './comments.queries.ts'
import { useCommentCopy } from './use-comment-copy.ts'

/** Comments after this one are marked as new. */
export const NewAfterContext = createContext(Number.POSITIVE_INFINITY)

/** Whether an element is in view. */
const useInView = (element: RefObject<HTMLElement | null>) => {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

const moveTo = (element: HTMLElement) => {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  element.focus({ preventScroll: true })
}

interface Shown {
  readonly list: RefObject<HTMLElement | null>
  /** The newest comment of the shown list. */
  readonly newest: number
}

/** Remembers which comments are new, and moves to the first of them when they are in the list. */
export const useNewAfter = ({ list, newest }: Shown) => {
  const [newAfter, setNewAfter] = useState(Number.POSITIVE_INFINITY)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || newest <= newAfter) return
    isAsked.current = false
    const first = list.current?.querySelector<HTMLElement>('[data-new]') ?? list.current
    if (first) moveTo(first)
  }, [list, newest, newAfter])
  const ask = () => {
    isAsked.current = true
    setNewAfter(newest)
  }
  return { newAfter, ask }
}

interface Props extends Shown {
  readonly target: CommentTarget
  readonly onAsk: () => void
}

/** Tells quietly how many comments have come, and shows them when the reader wants. */
export const NewComments = ({ target, newest, list, onAsk }: Props) => {
  const copy = useCommentCopy()
  const queryClient = useQueryClient()
  const isInView = useInView(list)
  const { data: count } = useQuery({
    ...newCommentsQuery(useApi(), target, newest),
    enabled: isInView,
  })
  const show = () => {
    onAsk()
    void queryClient.invalidateQueries({ queryKey: commentsKey(target) })
  }
  return (
    <div className="comments-arrived" role="status">
      {count > 0 && (
        <button type="button" onClick={show}>
          {copy.arrived(count)}
        </button>
      )}
    </div>
  )
}
