import { COMMENT_ORDERS, type CommentOrder } from '@lanting/contract'
import { Avatar } from '../../shared/avatar.tsx'
import { useCopy } from '../../shared/language.ts'
import { openLogin, useUserState } from '../../shared/stores/user-state.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentTarget } from './comments.queries.ts'
import { Composer } from './composer.tsx'
import './comments.css'
import './composer.css'

interface Props {
  readonly target: CommentTarget
  readonly ownerId: number
  readonly order: CommentOrder
  readonly onOrder: (order: CommentOrder) => void
}

const OwnAvatar = () => {
  const { comments } = useCopy()
  const user = useUserState((state) => state.userInfo)
  if (user) return <Avatar user={user} size={45} />
  return (
    <button
      type="button"
      className="composer-login"
      aria-label={comments.loginToWrite}
      onClick={() => openLogin()}
    >
      {comments.login}
    </button>
  )
}

const SortChoice = ({ order, onOrder }: Pick<Props, 'order' | 'onOrder'>) => {
  const { comments } = useCopy()
  return (
    <fieldset className="comment-orders" aria-label={comments.order}>
      {COMMENT_ORDERS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === order}
          onClick={() => onOrder(choice)}
        >
          {comments.orders[choice]}
        </button>
      ))}
    </fieldset>
  )
}

/** The comment list and composer. The code loads when the comments come near the view. */
export const CommentPanel = ({ target, ownerId, order, onOrder }: Props) => {
  const reader = useUserState((state) => state.userInfo?.id ?? 'visitor')
  return (
    <>
      <SortChoice order={order} onOrder={onOrder} />
      {/* Shows the user's own new comment. */}
      <Composer destination={target} face={<OwnAvatar />} onPublished={() => onOrder('new')} />
      <CommentList target={target} order={order} reader={reader} ownerId={ownerId} />
    </>
  )
}
