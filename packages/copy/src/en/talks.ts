import type { Copy } from '../zh-CN.ts'

export const talks: Copy['talks'] = {
  motto: 'Small things, told to you',
  empty: 'There are no talks yet',
  emptyText: 'The owner is still thinking of what to say.',
  pinned: 'Top',
  unfold: 'Show more',
  fold: 'Show less',
  picture: (name, place) => `Picture ${place} of ${name}`,
  comments: (count) => `Comments: ${count}`,
  like: (count) => `Like; ${count} so far`,
  liked: (count) => `Liked, ${count} in all; press again to take it back`,
  likeDone: 'Liked',
  unlikeDone: 'Like taken back',
  titleOf: (name) => `A talk of ${name}`,
}

export const endless: Copy['endless'] = {
  more: 'Scroll for more',
  loading: 'Loading',
  end: 'That is all',
  failed: 'This could not be loaded',
  retry: 'Try again',
}

export const albums: Copy['albums'] = {
  motto: 'Where the light has been',
  count: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  empty: 'There are no albums yet',
  emptyText: 'The film is still in the camera.',
  emptyAlbum: 'This album has no photos yet',
  emptyAlbumText: 'Have a look at the other albums.',
  titleOf: (title, name) => `${title} - ${name}`,
  about: (name, description, count) =>
    `The album ${name} with ${count === 1 ? '1 photo' : `${count} photos`}. ${description}`,
  photo: (name, place) => `${name}, photo ${place}`,
  all: 'All albums',
  change: 'Choose another album',
  closeChange: 'Close the list of albums',
}
