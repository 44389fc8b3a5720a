import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import type { Notice } from '@lanting/player'
import { TOAST_MS, TOAST_SHORT_MS, type Toast } from '../../../shared/messages/toasts.ts'

/** Turns a notice of the engine into a toast. */
export const noticeToast = (
  notice: Notice,
  playerCopy: PlayerCopy,
  { title }: Copy['messages'],
): Toast => {
  switch (notice.type) {
    case 'added':
      return {
        level: 'info',
        title: title.info,
        text: playerCopy.added,
        durationMs: TOAST_SHORT_MS,
      }
    case 'removed':
      return {
        level: 'info',
        title: title.info,
        text: playerCopy.removed,
        durationMs: TOAST_SHORT_MS,
      }
    case 'unplayable':
      return {
        level: 'warning',
        title: title.warning,
        text: playerCopy.unplayable(notice.song.name),
        durationMs: TOAST_MS,
      }
    case 'gaveUp':
      return {
        level: 'warning',
        title: title.warning,
        text: playerCopy.gaveUp,
        durationMs: TOAST_MS,
      }
  }
}
