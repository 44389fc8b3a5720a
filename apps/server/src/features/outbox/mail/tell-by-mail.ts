import { randomUUID } from 'node:crypto'
import type { AccountMail } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import type { Clock } from '../../../platform/clock.ts'
import { mailStore } from './mails.store.ts'

/** A new id for a mail of this site. */
export const messageIdAt = (publicUrl: string) => `<${randomUUID()}@${new URL(publicUrl).hostname}>`

interface Needs {
  /** Undefined: the site sends no mail. */
  readonly mail: object | undefined
  readonly publicUrl: string
  readonly now: Clock
}

/** Returns a function that tells a user what happened to the account, in the transaction of it. */
export const createTellByMail =
  ({ mail, publicUrl, now }: Needs) =>
  async (transaction: Queries, userId: number, kind: AccountMail): Promise<void> => {
    if (!mail) return
    await mailStore(transaction).addAccountMail(userId, kind, messageIdAt(publicUrl), now())
  }
