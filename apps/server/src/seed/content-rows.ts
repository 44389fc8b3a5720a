import { LINK_STATUS, PHOTO_STATUS, PHOTOS_PER_TALK, PINNED, TALK_STATUS } from '@lanting/contract'
import type { Remarks } from './material.ts'
import { momentAfter, momentOf, writtenAt } from './moments.ts'
import type { NameOnce } from './names.ts'
import { happens, oneOf, type Random, wholeBetween } from './random.ts'
import { sayer } from './spoken.ts'

const HIDDEN_SHARE = 0.08
const PINNED_TALKS = 2
const WAITING_SHARE = 0.15

interface Needs {
  readonly count: number
  readonly firstId: number
  readonly remarks: Remarks
}

export const talkRows = (
  random: Random,
  { count, firstId, remarks, ownerId }: Needs & { readonly ownerId: number },
) => {
  const say = sayer(remarks.talks, remarks.words)
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    user_id: ownerId,
    content: say(random),
    status: happens(random, HIDDEN_SHARE)
      ? oneOf(random, [TALK_STATUS.private, TALK_STATUS.recycled])
      : TALK_STATUS.public,
    is_top: index < PINNED_TALKS && count > PINNED_TALKS ? PINNED.yes : PINNED.no,
    ...writtenAt(momentOf(random, index, count)),
  }))
}

/** Half of the talks have pictures, up to nine. */
export const talkPhotoRows = (
  random: Random,
  talks: readonly { readonly id: number }[],
  { pictures }: Remarks,
) =>
  talks.flatMap(({ id: talk_id }) => {
    const count = happens(random, 0.5) ? wholeBetween(random, 1, PHOTOS_PER_TALK) : 0
    return Array.from({ length: count }, (_, position) => ({
      talk_id,
      position,
      url: oneOf(random, pictures),
    }))
  })

export const albumRows = (
  random: Random,
  { count, firstId, remarks, nameOnce }: Needs & { readonly nameOnce: NameOnce },
) =>
  Array.from({ length: count }, (_, index) => {
    const { name, description } = oneOf(random, remarks.albums)
    const sequel = (n: number) =>
      remarks.albumSequel.replace('{name}', name).replace('{n}', String(n))
    return {
      id: firstId + index,
      album_name: nameOnce(name, sequel),
      description,
      album_cover: oneOf(random, remarks.pictures),
      ...writtenAt(momentOf(random, index, count)),
    }
  })

export const photoRows = (
  random: Random,
  {
    count,
    firstId,
    remarks,
    albums,
  }: Needs & { readonly albums: readonly { readonly id: number; readonly created_at: number }[] },
) =>
  Array.from({ length: count }, (_, index) => {
    const album = oneOf(random, albums)
    return {
      id: firstId + index,
      album_id: album.id,
      url: oneOf(random, remarks.pictures),
      status: happens(random, HIDDEN_SHARE) ? PHOTO_STATUS.recycled : PHOTO_STATUS.normal,
      ...writtenAt(momentAfter(random, album.created_at)),
    }
  })

export const linkRows = (
  random: Random,
  { count, firstId, remarks, userIds }: Needs & { readonly userIds: readonly number[] },
) =>
  Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const { name, description, host } = oneOf(random, remarks.links)
    return {
      id,
      site_name: name,
      site_desc: description,
      url: `https://${host}-${id}.example`,
      status: happens(random, WAITING_SHARE) ? LINK_STATUS.waiting : LINK_STATUS.approved,
      user_id: oneOf(random, userIds),
      ...writtenAt(momentOf(random, index, count)),
    }
  })
