import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import type { Copy } from '../../shared/language.ts'
import {
  fromBoard,
  fromChat,
  fromComment,
  fromQueue,
  type ModerationItem,
} from './moderation-item.ts'
import {
  daysIn,
  type ModerationSearch,
  moderationPage,
  type NotificationSearch,
} from './moderation-search.ts'

export const MODERATION = ['order'] as const

interface ModerationPage {
  readonly list: readonly ModerationItem[]
  readonly total: number
}

interface Page {
  readonly current: number
  readonly size: number
}

/** Loads one page of each list, filtered by the address. */
type ReadPage = (search: ModerationSearch, page: Page, copy: Copy) => Promise<ModerationPage>

const quiet = { quiet: true } as const

const LISTS = {
  queue: async ({ text, name, source, order }, page, copy) => {
    const body = { ...page, content: text, nick_name: name, source, order }
    const { list, total } = await api.getQueue({ body }, quiet)
    return { list: list.map((item) => fromQueue(item, copy)), total }
  },
  comments: async ({ text, name, ...days }, page, copy) => {
    const body = { ...page, content: text, from_name: name, ...daysIn(days) }
    const { list, total } = await api.backGetCommentList({ body }, quiet)
    return { list: list.map((comment) => fromComment(comment, copy)), total }
  },
  board: async ({ text, name, ...days }, page) => {
    const body = { ...page, message: text, nick_name: name, ...daysIn(days) }
    const { list, total } = await api.backGetMessageList({ body }, quiet)
    return { list: list.map((message) => fromBoard(message)), total }
  },
  chat: async ({ text, name, ...days }, page, copy) => {
    const body = { ...page, content: text, nick_name: name, ...daysIn(days) }
    const { list, total } = await api.backGetChatList({ body }, quiet)
    return { list: list.map((message) => fromChat(message, copy)), total }
  },
} as const satisfies Record<string, ReadPage>

export type ListName = keyof typeof LISTS

export const postsQuery = (name: ListName, search: ModerationSearch, copy: Copy) =>
  queryOptions({
    queryKey: [...MODERATION, name, search, copy.admin.moderation.queue],
    queryFn: () => LISTS[name](search, moderationPage(search), copy),
    placeholderData: keepPreviousData,
    // Users post and report meanwhile.
    staleTime: 0,
  })

const AT_ONCE = 999
const ALL_MAX = 4_995

/** Loads all matching items, up to the limit of one decision. */
export const allMatching = async (name: ListName, search: ModerationSearch, copy: Copy) => {
  const found: ModerationItem[] = []
  for (let current = 1; found.length < ALL_MAX; current += 1) {
    const { list, total } = await LISTS[name](search, { current, size: AT_ONCE }, copy)
    found.push(...list)
    if (list.length < AT_ONCE || found.length >= total) break
  }
  return found
}

const COUNTED_EVERY_MS = 60_000

/** The number of items in the review queue. */
export const queueCountQuery = () =>
  queryOptions({
    queryKey: [...MODERATION, 'count'],
    queryFn: async () => (await api.getQueue({ body: { current: 1, size: 1 } }, quiet)).total,
    refetchInterval: COUNTED_EVERY_MS,
  })

export const notificationsQuery = (search: NotificationSearch) => {
  const { text, name, type, view, ...days } = search
  const body = {
    ...moderationPage(search),
    ...{ message: text, nick_name: name, type, isView: view },
    ...daysIn(days),
  }
  return queryOptions({
    queryKey: ['notifications', body],
    queryFn: () => api.backGetNotifyList({ body }, quiet),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const CHAT_USERS = ['chat-people'] as const
const LOOKED_EVERY_MS = 10_000

export const onlineQuery = () =>
  queryOptions({
    queryKey: [...CHAT_USERS, 'online'],
    queryFn: () => api.getOnlineList(undefined, quiet),
    refetchInterval: LOOKED_EVERY_MS,
  })

export const mutesQuery = () =>
  queryOptions({
    queryKey: [...CHAT_USERS, 'mutes'],
    queryFn: async () => (await api.getMuteList(undefined, quiet)).list,
    refetchInterval: LOOKED_EVERY_MS,
  })

export const BLOCKLIST = ['words'] as const

export const blocklistQuery = () =>
  queryOptions({
    queryKey: BLOCKLIST,
    queryFn: async () => (await api.getBlocklist(undefined, quiet)).list,
  })
