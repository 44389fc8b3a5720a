import {
  IconAbc,
  IconAdjustments,
  IconAlbum,
  IconArchive,
  IconArrowUpRight,
  IconArticle,
  IconBell,
  IconBooks,
  IconChartLine,
  IconFileText,
  IconHeartbeat,
  IconHistory,
  IconId,
  IconInbox,
  IconLink,
  IconMail,
  IconMessage,
  IconMessageCircle,
  IconMessages,
  IconMusic,
  IconNotes,
  IconPencil,
  IconPhoto,
  IconStar,
  IconTag,
  IconTransfer,
  IconUpload,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { PATHS, type Screen } from '../../shared/paths.ts'

/** Screens that are not in the sidebar. */
type Below = 'user' | 'page' | 'talk' | 'photos' | 'playlists' | 'playlist' | 'listening' | 'lyric'

interface Entry {
  readonly screen: Exclude<Screen, Below>
  readonly to: (typeof PATHS)[Exclude<Screen, Below>]
  readonly Icon: typeof IconPencil
  /** Other administrators do not see it. */
  readonly isOwners?: true
}

interface Group {
  readonly group: 'overview' | 'content' | 'moderation' | 'users' | 'site'
  readonly entries: readonly Entry[]
}

/** The entries of the sidebar, in order. Their labels are in `frame.screens`. */
const NAVIGATION: readonly Group[] = [
  {
    group: 'overview',
    entries: [
      { screen: 'dashboard', to: PATHS.dashboard, Icon: IconChartLine },
      { screen: 'settings', to: PATHS.settings, Icon: IconAdjustments },
    ],
  },
  {
    group: 'content',
    entries: [
      { screen: 'articles', to: PATHS.articles, Icon: IconArticle },
      { screen: 'editor', to: PATHS.editor, Icon: IconPencil },
      { screen: 'taxonomy', to: PATHS.taxonomy, Icon: IconTag },
      { screen: 'series', to: PATHS.series, Icon: IconBooks },
      { screen: 'talks', to: PATHS.talks, Icon: IconMessage },
      { screen: 'albums', to: PATHS.albums, Icon: IconAlbum },
      { screen: 'music', to: PATHS.music, Icon: IconMusic },
      { screen: 'pages', to: PATHS.pages, Icon: IconFileText },
      { screen: 'resources', to: PATHS.resources, Icon: IconStar },
      { screen: 'links', to: PATHS.links, Icon: IconLink },
    ],
  },
  {
    group: 'moderation',
    entries: [
      { screen: 'moderation', to: PATHS.moderation, Icon: IconInbox },
      { screen: 'comments', to: PATHS.comments, Icon: IconMessages },
      { screen: 'board', to: PATHS.board, Icon: IconNotes },
      { screen: 'chat', to: PATHS.chat, Icon: IconMessageCircle },
      { screen: 'blocklist', to: PATHS.blocklist, Icon: IconAbc },
      { screen: 'notifications', to: PATHS.notifications, Icon: IconBell },
    ],
  },
  {
    group: 'users',
    entries: [
      { screen: 'profile', to: PATHS.profile, Icon: IconId },
      { screen: 'users', to: PATHS.users, Icon: IconUsers },
      { screen: 'invitations', to: PATHS.invitations, Icon: IconMail },
    ],
  },
  {
    group: 'site',
    entries: [
      { screen: 'headers', to: PATHS.headers, Icon: IconPhoto },
      { screen: 'uploads', to: PATHS.uploads, Icon: IconUpload },
      { screen: 'redirects', to: PATHS.redirects, Icon: IconArrowUpRight },
      { screen: 'transfer', to: PATHS.transfer, Icon: IconTransfer },
      { screen: 'webhooks', to: PATHS.webhooks, Icon: IconWebhook },
      { screen: 'backups', to: PATHS.backups, Icon: IconArchive, isOwners: true },
      { screen: 'audit', to: PATHS.audit, Icon: IconHistory },
      { screen: 'health', to: PATHS.health, Icon: IconHeartbeat },
    ],
  },
]

/** The entries that an administrator sees. */
export const navigationFor = (isOwner: boolean): readonly Group[] =>
  NAVIGATION.map(({ group, entries }) => ({
    group,
    entries: entries.filter(({ isOwners }) => isOwner || !isOwners),
  }))

/** Screens that are not in the sidebar, with the entry they belong to. */
const BELOW: Readonly<Record<string, string>> = {
  [PATHS.page]: PATHS.pages,
  [PATHS.user]: PATHS.users,
  [PATHS.talk]: PATHS.talks,
  [PATHS.photos]: PATHS.albums,
  [PATHS.playlists]: PATHS.music,
  [PATHS.playlist]: PATHS.music,
  [PATHS.listening]: PATHS.music,
}

/** Returns the sidebar entry of a path, with its group. */
export const entryOf = (path: string) => {
  const place = BELOW[path] ?? path
  for (const { group, entries } of NAVIGATION) {
    const entry = entries.find(({ to }) => to === place)
    if (entry) return { group, entry }
  }
  return undefined
}
