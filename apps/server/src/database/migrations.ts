import type { Migration } from './migrate.ts'
import { schema } from './migrations/0001-schema.ts'
import { songFiles } from './migrations/0002-song-files.ts'
import { articleAddresses } from './migrations/0003-article-addresses.ts'
import { pictureWords } from './migrations/0004-picture-words.ts'
import { musicCatalogue } from './migrations/0006-music-catalogue.ts'
import { chatChanges } from './migrations/0007-chat-changes.ts'
import { turntable } from './migrations/0009-turntable.ts'
import { libraryWords } from './migrations/0010-library-words.ts'
import { upstreamKeys } from './migrations/0011-upstream-keys.ts'
import { listenerSongs } from './migrations/0012-listener-songs.ts'
import { chatVisitors } from './migrations/0013-chat-visitors.ts'
import { listeningSessions } from './migrations/0014-listening-sessions.ts'
import { songLoudness } from './migrations/0015-song-loudness.ts'
import { missingSongs } from './migrations/0017-missing-songs.ts'
import { songNames } from './migrations/0018-song-names.ts'
import { playQueues } from './migrations/0019-play-queues.ts'
import { uploadAddresses } from './migrations/0020-upload-addresses.ts'
import { largeLists } from './migrations/0022-large-lists.ts'
import { nameSkeletons } from './migrations/0023-name-skeletons.ts'
import { tagEncodings } from './migrations/0025-tag-encodings.ts'
import { wordCount } from './migrations/0028-word-count.ts'
import { musicApps } from './migrations/0029-music-apps.ts'
import { textIndexes } from './migrations/0030-text-index.ts'
import { pageComments } from './migrations/0031-page-comments.ts'
import { notificationAuthors } from './migrations/0033-notification-authors.ts'

/** In the order in which they run. A released migration is never edited. */
export const migrations: readonly Migration[] = [
  schema,
  songFiles,
  articleAddresses,
  pictureWords,
  musicCatalogue,
  chatChanges,
  turntable,
  libraryWords,
  upstreamKeys,
  listenerSongs,
  chatVisitors,
  listeningSessions,
  songLoudness,
  missingSongs,
  songNames,
  playQueues,
  uploadAddresses,
  largeLists,
  nameSkeletons,
  tagEncodings,
  wordCount,
  musicApps,
  textIndexes,
  pageComments,
  notificationAuthors,
]
