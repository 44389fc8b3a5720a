import {
  type CommentOrder,
  type CommentRule,
  type CommentType,
  commentsPath,
} from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { useCopy } from '../../shared/language.ts'
import { linkedCommentIn } from '../../shared/linked-comment.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useLocation } from '../../shared/router/router-context.ts'
import { useApi } from '../../shared/use-api.ts'
import { whenNear } from '../../shared/when-near.ts'
import { commentTotalQuery } from './comments.queries.ts'
import './comments-header.css'
import { useShortCount } from '../../shared/use-short-count.ts'

const CommentPanel = onDemand(async () => (await import('./comment-panel.tsx')).CommentPanel)

interface Props {
  readonly type: CommentType
  readonly forId: number
  readonly rule: CommentRule
  /** Whether the address of the page is about this subject, so that `#comment-12` is here. */
  readonly isOfPage?: boolean
}

/** The comments on an article, a talk, a board message or a page. */
export const Comments = ({ type, forId, rule, isOfPage = true }: Props) => {
  const { comments } = useCopy()
  const shortCount = useShortCount()
  const target = useMemo(() => ({ type, for_id: forId }), [type, forId])
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const [state, setState] = useState<'closed' | 'open'>('closed')
  const [order, setOrder] = useState<CommentOrder>('hot')
  const { data: total } = useQuery({ ...commentTotalQuery(useApi(), target), enabled: isNear })
  const location = useLocation()
  const linkedId = isOfPage ? linkedCommentIn(location) : undefined

  useEffect(() => {
    const element = section.current
    if (!element) return
    const open = () => {
      setNear(true)
      setState('open')
    }
    return linkedId === undefined ? whenNear([element], open) : open()
  }, [linkedId])

  const isOpen = state === 'open'
  const toOpen = total === 0 && rule !== 'closed' ? comments.invite : comments.open
  const toClose = total === 0 ? comments.cancel : comments.close
  return (
    <section ref={section} className="comments" aria-label={comments.title}>
      <div className="comments-header">
        <h2>
          {comments.title} {total !== undefined && <small>{shortCount(total)}</small>}
        </h2>
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => {
            setNear(true)
            setState(isOpen ? 'closed' : 'open')
          }}
        >
          {isOpen ? toClose : toOpen}
        </button>
        <noscript>
          <a className="text-button" href={commentsPath(target)}>
            {comments.plain}
          </a>
        </noscript>
      </div>
      {isOpen && (
        <CommentPanel
          target={target}
          rule={rule}
          linkedId={linkedId}
          order={order}
          onOrder={setOrder}
          onMissing={() => setState('closed')}
        />
      )}
    </section>
  )
}
