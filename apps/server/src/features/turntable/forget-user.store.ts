import type { TurntableState } from '@lanting/contract'
import { takeChatLock } from '../../database/chat-lock.ts'
import type { Queries } from '../../database/open.ts'
import { readState, writeState } from './turntable.store.ts'

/** The state without a user. The new version makes every browser load it again. */
const without = (state: TurntableState, id: number): TurntableState => {
  const { playing } = state
  const isOther = ({ user_id }: { readonly user_id: number }) => user_id !== id
  return {
    ...state,
    version: state.version + 1,
    queue: state.queue.filter(isOther),
    hosts: state.hosts.filter(isOther),
    asks: state.asks.filter(isOther),
    votes: state.votes.filter((voter) => voter !== id),
    playing:
      playing?.asked_by && !isOther(playing.asked_by) ? { ...playing, asked_by: null } : playing,
  }
}

/** Removes the name of a user from the state and from the events of the last days. */
export const forgetUser = async (transaction: Queries, id: number): Promise<void> => {
  await takeChatLock(transaction)
  const isNamed = (json: string | null) => new RegExp(`"user_id":${id}\\b`).test(json ?? '')
  const events = await transaction
    .selectFrom('chat_events')
    .select(['id', 'payload'])
    .where('kind', '=', 'turntable')
    .execute()
  const named = events.filter(({ payload }) => isNamed(payload)).map((event) => event.id)
  for (const event of named) {
    await transaction
      .updateTable('chat_events')
      .set({ payload: null })
      .where('id', '=', event)
      .execute()
  }
  const state = await readState(transaction)
  if (isNamed(JSON.stringify(state)) || state.votes.includes(id)) {
    await writeState(transaction, without(state, id))
  }
}
