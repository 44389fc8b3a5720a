import type { Chat } from '@lanting/chat'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useChatStore } from '../chat-store.ts'
import { type TitleState, titleWith } from './attention.rules.ts'
import { useChatSettings } from './chat-settings.ts'
import { iconWithDot } from './icon-with-dot.ts'
import { mentionsOf } from './mentions-of-user.rules.ts'
import { ringOnce, unlockByGesture } from './ring.ts'
import { useSeen } from './seen.ts'
import { messagesSince } from './unread.rules.ts'

/** An open room marks its messages as seen within this time. */
const SETTLED_MS = 150

let title: TitleState | undefined
let ownIcon: string | undefined
let hasDot = false

const countMentions = () => {
  const { userInfo } = useUserState.getState()
  const { chat, unread } = useChatStore.getState()
  if (!chat || !userInfo || unread === 0) return 0
  const { newest: messages, ownIds } = chat.getState()
  const reader = { me: userInfo.id, ownIds }
  const since = messagesSince(messages, useSeen.getState().seenId ?? 0, reader)
  return mentionsOf(since, userInfo, messages).length
}

/** A reader who is not to be disturbed still learns of mentions. */
const countShown = () =>
  useChatSettings.getState().isQuiet ? countMentions() : useChatStore.getState().unread

const showTitle = (count: number) => {
  title = titleWith(document.title, count, title)
  if (document.title !== title.shown) document.title = title.shown
}

const showDot = async (isUnread: boolean) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link || isUnread === hasDot) return
  hasDot = isUnread
  ownIcon ??= link.href
  const icon = isUnread ? await iconWithDot(ownIcon) : ownIcon
  if (hasDot === isUnread) link.href = icon
}

/** Safari unlocks a sound only in a gesture, and a message comes without one. */
const prepareSound = () => {
  if (useChatSettings.getState().hasSound) unlockByGesture()
}

let timer: ReturnType<typeof setTimeout> | undefined
let isNew = false
const update = () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const count = countShown()
    showTitle(count)
    void showDot(count > 0)
    const { hasSound, isQuiet } = useChatSettings.getState()
    if (isNew && count > 0 && hasSound && !isQuiet) void ringOnce()
    isNew = false
  }, SETTLED_MS)
}

/**
 * Shows unread messages in the title of the tab and on its icon, on every page. A message that
 * arrives now also has a sound, if the reader wants one.
 */
export const watchUnread = (chat: Pick<Chat, 'getState' | 'subscribe'>): void => {
  let heard = 0
  const listen = () => {
    const { unread } = chat.getState()
    if (unread > heard) isNew = true
    heard = unread
    if (isNew) update()
  }
  chat.subscribe(listen)
  listen()
  useChatStore.subscribe(update)
  useChatSettings.subscribe(update)
  useChatSettings.subscribe(prepareSound)
  prepareSound()
  // Each page sets its own title.
  new MutationObserver(() => showTitle(countShown())).observe(document.head, { childList: true })
  update()
}
