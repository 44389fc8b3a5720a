import { COMMENT_ORDERS, type CommentOrder, type CommentRule, ROLE } from '@lanting/contract'
import { Avatar } from '../../shared/avatar.tsx'
import { openLogin, useUserState } from '../../shared/stores/user-state.ts'
import { ClosedContext } from './closed-context.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentTarget } from './comments.queries.ts'
import { useCommentCopy } from './use-comment-copy.ts'
import { Composer } from './writing/composer.tsx'
import './comments.css'
import './new-and-linked.css'

interface Props {
  readonly target: CommentTarget
  readonly rule: CommentRule
  /** The comment that the address of the page names. */
  readonly linkedId: number | undefined
  readonly order: CommentOrder
  readonly onOrder: (order: CommentOrder) => void
}

const OwnAvatar = () => {
  const copy = useCommentCopy()
  const user = useUserState((state) => state.userInfo)
  if (user) return <Avatar user={user} size={45} />
  return (
    <button
      type="button"
      className="composer-login"
      aria-label={copy.loginToWrite}
      onClick={() => openLogin()}
    >
      {copy.login}
    </button>
  )
}

const SortChoice = ({ order, onOrder }: Pick<Props, 'order' | 'onOrder'>) => {
  const copy = useCommentCopy()
  return (
    <fieldset className="comment-orders" aria-label={copy.order}>
      {COMMENT_ORDERS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === order}
          onClick={() => onOrder(choice)}
        >
          {copy.orders[choice]}
        </button>
      ))}
    </fieldset>
  )
}

/** The comment list and composer. The code loads when the comments come near the view. */
export const CommentPanel = ({ target, rule, linkedId, order, onOrder }: Props) => {
  const copy = useCommentCopy()
  const isAdministrator = useUserState(({ userInfo }) => userInfo?.role === ROLE.administrator)
  const isClosed = rule === 'closed' && !isAdministrator
  const reader = useUserState((state) => state.userInfo?.id ?? 'visitor')
  return (
    <ClosedContext value={isClosed}>
      <SortChoice order={order} onOrder={onOrder} />
      {isClosed ? (
        <p className="comments-closed">{copy.closed}</p>
      ) : (
        // Shows the user's own new comment.
        <Composer destination={target} face={<OwnAvatar />} onPublished={() => onOrder('new')} />
      )}
      <CommentList
        target={target}
        order={order}
        onOrder={onOrder}
        linkedId={linkedId}
        reader={reader}
      />
    </ClosedContext>
  )
}
