import { counted } from '../../en/counted.ts'
import type { AdminCopy } from '../zh-CN.ts'

export const talks: AdminCopy['talks'] = {
  title: 'Talks',
  total: (count) => `${count} total`,
  add: 'New talk',
  addTitle: 'New talk',
  editTitle: 'Edit talk',
  tabs: { public: 'Public', private: 'Private', trash: 'Trash' },
  empty: 'No talks yet',
  content: 'Content',
  contentHint: 'Write something, or just add images',
  pictures: 'Images',
  picturesHint: (count, limit) => `${count} / ${limit}, shown in this order`,
  tooMany: (limit) => `Maximum ${counted(limit, 'image')}. Extra images were skipped`,
  status: 'Visibility',
  statuses: { 1: 'Public', 2: 'Private' },
  pinned: 'Pinned',
  publish: 'Publish',
  published: 'Published',
  picturesExpired: (count) => `Removed ${counted(count, 'expired image')}`,
  saved: 'Saved',
  changed: 'Updated',
  pin: 'Pin',
  unpin: 'Unpin',
  hide: 'Make private',
  show: 'Make public',
  restore: 'Restore',
  restored: 'Restored',
  view: 'View',
  confirmTrash: 'Move this talk to trash?',
  trashed: 'Moved to trash',
  purge: 'Delete permanently',
  confirmPurge:
    'Delete this talk permanently? Its comments and likes are deleted too. This can’t be undone.',
  purged: 'Deleted permanently',
  deletedIn: (days) => `Deleted in ${counted(days, 'day')}`,
  likes: (count) => counted(count, 'like'),
  comments: (count) => counted(count, 'comment'),
  about: (content) => content.slice(0, 24) || 'images',
}

export const albums: AdminCopy['albums'] = {
  title: 'Albums',
  total: (count) => `${count} total`,
  add: 'New album',
  edit: 'Edit album',
  name: 'Name',
  description: 'Description',
  cover: 'Cover',
  coverHint: 'Defaults to the first photo',
  photoCount: (count) => counted(count, 'photo'),
  trashedCount: (count) => `${count} in trash`,
  empty: 'No albums yet',
  search: 'Album name',
  confirmDelete: (name, count) =>
    `Delete the album “${name}” with ${counted(count, 'photo')}? This can’t be undone.`,
  deleted: 'Deleted',
  saved: 'Saved',
}

export const photos: AdminCopy['photos'] = {
  back: 'All albums',
  tabs: { shown: 'Photos', trash: 'Trash' },
  add: 'Add photos',
  added: (count) => `${counted(count, 'photo')} added`,
  addHint: 'Choose or drop photos here',
  photo: (place) => `Photo ${place}`,
  moveForward: 'Move forward',
  moveBack: 'Move back',
  toFirst: 'Move to front',
  orderLead: 'Drag photos or use the arrows to reorder them.',
  orderNeedsAll: 'To reorder, show all photos on one page.',
  ordered: 'Order saved',
  drag: (name) => `Drag ${name}, or move it with the arrow keys`,
  edit: 'Edit photo',
  caption: 'Caption',
  takenAt: 'Taken',
  takenHint: 'By the camera’s clock. The location is never read or stored.',
  camera: 'Camera',
  setCover: 'Use as cover',
  isCover: 'Cover',
  coverSet: 'Cover updated',
  confirmTrash: (count) => `Move ${counted(count, 'photo')} to trash?`,
  trashed: (count) => `${counted(count, 'photo')} moved to trash`,
  restored: (count) => `${counted(count, 'photo')} restored`,
  purge: 'Delete permanently',
  confirmPurge: (count) => `Delete ${counted(count, 'photo')} permanently? This can’t be undone.`,
  purged: (count) => `${counted(count, 'photo')} deleted permanently`,
  emptyTrash: 'Empty trash',
  confirmEmpty: 'Empty this album’s trash? This can’t be undone.',
  deletedIn: (days) => `Deleted in ${counted(days, 'day')}`,
  empty: 'No photos yet',
  emptyTrashText: 'Trash is empty',
  missing: 'Album not found',
}

const NAMES_SHOWN = 3

const named = (names: readonly string[]) =>
  names.slice(0, NAMES_SHOWN).join(', ') +
  (names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '')

export const pictureUploads: AdminCopy['pictureUploads'] = {
  title: 'Uploading',
  progress: (done, total) => `${done} / ${total}`,
  failed: (names) => `Couldn’t upload ${named(names)}`,
  paused: 'the server is busy or out of reach; continuing soon',
  leftOut: (names) => `Not uploaded, because they are not usable images: ${named(names)}`,
  unreadable:
    'The browser could not open this image. Use JPEG, PNG, WebP, GIF or AVIF; convert HEIC to JPEG first.',
  retry: 'Retry failed',
  stray: 'Files cannot be dropped here. Drop images on an image field, other files into a text.',
  dismiss: 'Dismiss',
}
