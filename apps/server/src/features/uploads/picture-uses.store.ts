import { isUploadUrl, ROLE, readPictureUrl } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'

/**
 * A subject that shows pictures: a table row with a trigger that releases them, or the settings.
 */
export type PictureSubject =
  | `${'avatar' | 'article' | 'manuscript' | 'page' | 'talk' | 'album' | 'photo' | 'link' | 'board' | 'comment' | 'chat' | 'header' | 'held' | 'playlist'}:${number}`
  | 'settings'
  /** Kept by the owner, for later. */
  | 'library'

export interface KeptPictures {
  readonly subject: PictureSubject
  /** All pictures of the subject from now on; an empty text means none. */
  readonly urls: readonly string[]
  /** The caller. A visitor has no pictures. */
  readonly by: Pick<Identity, 'id' | 'role'> | undefined
  /**
   * Addresses that are no uploads: refused in fields of users, allowed where the contract says so.
   */
  readonly others: 'refused' | 'allowed'
}

type Claim = Pick<KeptPictures, 'subject' | 'by'>

/**
 * Locks a picture until the transaction ends, so that it is not removed meanwhile. Its uploader
 * must be the caller or an administrator, unless the subject shows it already or an administrator
 * asks.
 */
const lockUpload = async (transaction: Queries, url: string, { subject, by }: Claim) => {
  const row = await transaction
    .updateTable('uploads')
    .set({ deleting: 0 })
    .where('url', '=', url)
    .where('deleting', '=', 0)
    .$if(by?.role !== ROLE.administrator, (query) =>
      query.where(({ eb, exists, or, selectFrom }) =>
        or([
          eb('user_id', '=', by?.id ?? 0),
          eb(
            'user_id',
            'in',
            selectFrom('users').select('id').where('role', '=', ROLE.administrator),
          ),
          exists(
            selectFrom('upload_uses')
              .select('upload_id')
              .whereRef('upload_id', '=', 'uploads.id')
              .where('subject', '=', subject),
          ),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Replaces the recorded pictures of a subject. Called in the transaction that writes the subject,
 * after its row, so that two writers of one subject take turns.
 */
export const keepPictures = async (
  transaction: Queries,
  { subject, urls, by, others }: KeptPictures,
): Promise<void> => {
  const uploadIds: number[] = []
  // A fixed order prevents deadlocks.
  for (const url of [...new Set(urls)].filter(Boolean).sort()) {
    // Files belong to texts of administrators only.
    const isKnown = others === 'allowed' ? isUploadUrl(url) : readPictureUrl(url) !== undefined
    const id = isKnown ? await lockUpload(transaction, url, { subject, by }) : undefined
    if (id !== undefined) uploadIds.push(id)
    else if (others === 'refused') throw new AppError('foreignPicture')
  }
  await transaction
    .deleteFrom('upload_uses')
    .where('subject', '=', subject)
    .where('upload_id', 'not in', [0, ...uploadIds])
    .execute()
  if (uploadIds.length === 0) return
  await transaction
    .insertInto('upload_uses')
    .values(uploadIds.map((upload_id) => ({ subject, upload_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For a subject that stays without pictures. A deleted row releases its pictures by a trigger. */
export const releasePictures = async (
  transaction: Queries,
  subject: PictureSubject,
): Promise<void> => {
  await transaction.deleteFrom('upload_uses').where('subject', '=', subject).execute()
}
