import { copies } from '@lanting/copy'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import { deletedWithUser, type PersonalData, personalData } from '../../database/personal-data.ts'
import { renamedMessage } from './named-messages.rules.ts'

interface Words {
  readonly id: number
  readonly message: string
  readonly message_en: string | null
}

/** Finds notifications of others that a user caused. An earlier version did not store the author. */
const aboutUser = async (transaction: Queries, userId: number) => {
  const { nick_name: name } = await transaction
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const words = transaction.selectFrom('notifications').select(['id', 'message', 'message_en'])
  const known = await words.where('by_id', '=', userId).execute()
  const older = await words
    .where('by_id', 'is', null)
    .where(({ eb, fn, val }) =>
      eb(fn('replace', ['message', val(name), val('')]), '<>', eb.ref('message')),
    )
    .execute()
  return [
    ...known.map((row) => ({ row, isTheirs: () => true })),
    ...older.map((row) => ({ row, isTheirs: (other: string) => other === name })),
  ]
}

/** Changes the words of a notification, and of the mail in which it waits. */
const rewrite = async (
  transaction: Queries,
  before: Words,
  { message, message_en }: Omit<Words, 'id'>,
  isMailed: boolean,
) => {
  if (message === before.message && message_en === before.message_en) return
  await transaction
    .updateTable('notifications')
    .set({ message, message_en })
    .where('id', '=', before.id)
    .execute()
  if (!isMailed) return
  for (const [from, to] of [
    [before.message, message],
    [before.message_en, message_en],
  ]) {
    if (from == null || to == null) continue
    await transaction
      .updateTable('events')
      .set({ text: to })
      .where('notification_id', '=', before.id)
      .where('text', '=', from)
      .execute()
  }
}

const mailedOf = async (transaction: Queries, ids: readonly number[]) => {
  const mailed = new Set<number | null>()
  for (const some of chunk(ids, NO_ID)) {
    const rows = await transaction
      .selectFrom('events')
      .select('notification_id')
      .where('notification_id', 'in', some)
      .execute()
    for (const { notification_id } of rows) mailed.add(notification_id)
  }
  return mailed
}

const forgetName = async (transaction: Queries, userId: number) => {
  const found = await aboutUser(transaction, userId)
  const mailed = await mailedOf(
    transaction,
    found.map(({ row }) => row.id),
  )
  const { 'zh-CN': chinese, en: english } = copies
  for (const { row, isTheirs } of found) {
    const message = renamedMessage(row.message, chinese, { isTheirs, to: chinese.site.deletedUser })
    const message_en =
      row.message_en &&
      renamedMessage(row.message_en, english, { isTheirs, to: english.site.deletedUser })
    await rewrite(transaction, row, { message, message_en }, mailed.has(row.id))
  }
}

export const notificationData: readonly PersonalData[] = [
  deletedWithUser('notifications', 'user_id'),
  // Notifications of others stay, without the name.
  personalData('notifications', 'by_id', {
    isOthers: true,
    erase: (transaction, { id }) => forgetName(transaction, id),
  }),
]
