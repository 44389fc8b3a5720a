import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { HeldRow } from './held-posts.store.ts'

type Writer = Pick<Identity, 'id' | 'role'>

interface HeldPost<W extends Writer | undefined> {
  readonly by: W
  /** The post as JSON, as the feature wrote it. */
  readonly body: string
  readonly heldAt: number
  readonly now: number
}

type Publish<W extends Writer | undefined = Writer, R = void> = (
  transaction: Queries,
  post: HeldPost<W>,
) => Promise<R>

export interface Publishers {
  /** Visitors write board messages too. */
  readonly boardMessage: Publish<Writer | undefined>
  readonly boardChange: Publish
  /** Only visitors' chat messages are held. */
  readonly chatMessage: Publish<undefined>
  /** Publishes comments, replies and changes of them. Returns the id of the comment. */
  readonly comment: Publish<Writer, number>
}

interface Needs {
  readonly now: Clock
  readonly findWriter: (transaction: Queries, userId: number) => Promise<Writer | undefined>
  readonly publishers: Publishers
}

/**
 * Publishes a held post with the functions that write any other post, in the name of its writer.
 * Returns the id of a comment.
 */
export const createPublishHeld =
  ({ now, findWriter, publishers }: Needs) =>
  async (
    transaction: Queries,
    { kind, user_id, body, created_at }: HeldRow,
  ): Promise<number | undefined> => {
    const post = { body, heldAt: created_at, now: now() }
    if (kind === 'chatMessage') {
      await publishers.chatMessage(transaction, { ...post, by: undefined })
      return undefined
    }
    const by = user_id === null ? undefined : await findWriter(transaction, user_id)
    if (kind === 'boardMessage') {
      await publishers.boardMessage(transaction, { ...post, by })
      return undefined
    }
    if (!by) throw new AppError('userNotFound')
    if (kind === 'boardChange') {
      await publishers.boardChange(transaction, { ...post, by })
      return undefined
    }
    return publishers.comment(transaction, { ...post, by })
  }

/** Whether a held post counts as a comment when it is published. */
export const isComment = ({ kind }: Pick<HeldRow, 'kind'>): boolean =>
  kind === 'comment' || kind === 'reply'
