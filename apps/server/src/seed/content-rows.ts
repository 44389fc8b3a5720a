import { LINK_STATUS, PHOTO_STATUS, PHOTOS_PER_TALK, PINNED, TALK_STATUS } from '@lanting/contract'
import type { Remarks } from './material.ts'
import { chance, intBetween, pick, type Random } from './random.ts'
import { createTextPicker } from './text-picker.ts'
import { timestampAfter, timestampColumns, timestampOf } from './timestamps.ts'
import type { UniqueName } from './unique-names.ts'

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
  const nextText = createTextPicker(remarks.talks, remarks.words)
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    user_id: ownerId,
    content: nextText(random),
    status: chance(random, HIDDEN_SHARE)
      ? pick(random, [TALK_STATUS.private, TALK_STATUS.recycled])
      : TALK_STATUS.public,
    is_top: index < PINNED_TALKS && count > PINNED_TALKS ? PINNED.yes : PINNED.no,
    ...timestampColumns(timestampOf(random, index, count)),
  }))
}

/** Half of the talks have pictures, up to nine. */
export const talkPhotoRows = (
  random: Random,
  talks: readonly { readonly id: number }[],
  { pictures }: Remarks,
) =>
  talks.flatMap(({ id: talk_id }) => {
    const count = chance(random, 0.5) ? intBetween(random, 1, PHOTOS_PER_TALK) : 0
    return Array.from({ length: count }, (_, position) => ({
      talk_id,
      position,
      url: pick(random, pictures),
    }))
  })

export const albumRows = (
  random: Random,
  { count, firstId, remarks, uniqueName }: Needs & { readonly uniqueName: UniqueName },
) =>
  Array.from({ length: count }, (_, index) => {
    const { name, description } = pick(random, remarks.albums)
    const sequel = (n: number) =>
      remarks.albumSequel.replace('{name}', name).replace('{n}', String(n))
    return {
      id: firstId + index,
      album_name: uniqueName(name, sequel),
      description,
      album_cover: pick(random, remarks.pictures),
      ...timestampColumns(timestampOf(random, index, count)),
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
    const album = pick(random, albums)
    return {
      id: firstId + index,
      album_id: album.id,
      url: pick(random, remarks.pictures),
      status: chance(random, HIDDEN_SHARE) ? PHOTO_STATUS.recycled : PHOTO_STATUS.normal,
      ...timestampColumns(timestampAfter(random, album.created_at)),
    }
  })

export const linkRows = (
  random: Random,
  { count, firstId, remarks, userIds }: Needs & { readonly userIds: readonly number[] },
) =>
  Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const { name, description, host } = pick(random, remarks.links)
    return {
      id,
      site_name: name,
      site_desc: description,
      url: `https://${host}-${id}.example`,
      status: chance(random, WAITING_SHARE) ? LINK_STATUS.waiting : LINK_STATUS.approved,
      user_id: pick(random, userIds),
      ...timestampColumns(timestampOf(random, index, count)),
    }
  })
