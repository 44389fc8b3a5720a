import type { Copy } from '../zh-CN.ts'
import { counted } from './counted.ts'

export const talks: Copy['talks'] = {
  motto: 'Small things, told to you',
  empty: 'No talks yet',
  emptyText: 'Come back in a few days.',
  pinned: 'Pinned',
  unfold: 'Show more',
  fold: 'Show less',
  picture: (name, place) => `Image ${place} of ${name}`,
  comments: (count) => `Comments: ${count}`,
  like: (count) => `Like (${count})`,
  liked: (count) => `Unlike (${count})`,
  likeDone: 'Liked',
  unlikeDone: 'Like removed',
  titleOf: (name) => `Talk by ${name}`,
}

export const endless: Copy['endless'] = {
  more: 'Scroll for more',
  loading: 'Loading',
  end: 'No more items',
  failed: 'Could not load more',
  retry: 'Try again',
}

export const albums: Copy['albums'] = {
  motto: 'Where the light has been',
  count: (count) => counted(count, 'photo'),
  empty: 'No albums yet',
  emptyText: 'The film is still in the camera.',
  emptyAlbum: 'This album has no photos yet',
  emptyAlbumText: 'Try another album.',
  titleOf: (title, name) => `${title} - ${name}`,
  about: (name, description, count) =>
    `The album ${name} with ${counted(count, 'photo')}. ${description}`,
  photo: (name, place) => `${name}, photo ${place}`,
  all: 'All albums',
  change: 'Switch album',
  closeChange: 'Close album list',
}
