import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import type { Notice } from '@lanting/player'
import { TOAST_MS, TOAST_SHORT_MS, type Toast } from '../../../shared/messages/toasts.ts'

const textOf = (notice: Notice, copy: PlayerCopy): string => {
  switch (notice.type) {
    case 'added':
      return copy.added
    case 'removed':
      return copy.removed
    case 'playsNext':
      return copy.queue.playsNext
    case 'queued':
      return copy.queue.added
    case 'queueFull':
      return copy.queue.full
    case 'unplayable':
      return copy.unplayable(notice.song.name)
    case 'gaveUp':
      return copy.gaveUp
  }
}

const WARNINGS: readonly Notice['type'][] = ['unplayable', 'gaveUp', 'queueFull']

/** Turns a notice of the engine into a toast. */
export const noticeToast = (
  notice: Notice,
  playerCopy: PlayerCopy,
  { title }: Copy['messages'],
): Toast => {
  const level = WARNINGS.includes(notice.type) ? 'warning' : 'info'
  return {
    level,
    title: title[level],
    text: textOf(notice, playerCopy),
    durationMs: level === 'warning' ? TOAST_MS : TOAST_SHORT_MS,
  }
}
