import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import type { Notice } from '@lanting/player'
import { TOAST_MS, TOAST_SHORT_MS, type Toast } from '../../../shared/messages/toasts.ts'

/** What the engine has to say, as a toast. */
export const noticeToast = (
  notice: Notice,
  words: PlayerCopy,
  { title }: Copy['messages'],
): Toast => {
  switch (notice.type) {
    case 'added':
      return { level: 'info', title: title.info, text: words.added, durationMs: TOAST_SHORT_MS }
    case 'removed':
      return { level: 'info', title: title.info, text: words.removed, durationMs: TOAST_SHORT_MS }
    case 'unplayable':
      return {
        level: 'warning',
        title: title.warning,
        text: words.unplayable(notice.song.name),
        durationMs: TOAST_MS,
      }
    case 'gaveUp':
      return { level: 'warning', title: title.warning, text: words.gaveUp, durationMs: TOAST_MS }
  }
}
