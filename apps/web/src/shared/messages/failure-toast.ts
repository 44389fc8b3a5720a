import { CallError } from '@lanting/browser'
import { CODE } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import { TOAST_MS, type Toast, type ToastLevel } from './toasts.ts'

type MessagesCopy = Copy['messages']

interface Rule {
  readonly level: ToastLevel
  /** Used when the server sent no text. */
  readonly fallback: keyof MessagesCopy &
    ('loginExpired' | 'noPermission' | 'notFound' | 'serverError' | 'unclear')
}

const BY_STATUS: Readonly<Record<number, Rule>> = {
  400: { level: 'error', fallback: 'unclear' },
  401: { level: 'error', fallback: 'loginExpired' },
  403: { level: 'error', fallback: 'noPermission' },
  404: { level: 'error', fallback: 'notFound' },
  408: { level: 'warning', fallback: 'serverError' },
  409: { level: 'error', fallback: 'unclear' },
  413: { level: 'error', fallback: 'unclear' },
  422: { level: 'error', fallback: 'unclear' },
  429: { level: 'warning', fallback: 'unclear' },
  500: { level: 'error', fallback: 'serverError' },
  507: { level: 'error', fallback: 'serverError' },
}

const unansweredText = (code: unknown, isOnline: boolean, copy: MessagesCopy) => {
  if (!isOnline) return copy.offline
  return code === 'timeout' ? copy.timeout : copy.noAnswer
}

/** Returns at most one toast for a failed call. Unlisted statuses show none. */
export const failureToast = (
  { status, code, message }: Pick<CallError, 'status' | 'code' | 'message'>,
  isOnline: boolean,
  copy: MessagesCopy,
): Toast | undefined => {
  const toast = (level: ToastLevel, text: string): Toast => ({
    level,
    title: copy.title[level],
    text,
    durationMs: TOAST_MS,
  })
  if (status === 0) return toast('error', unansweredText(code, isOnline, copy))
  if (status === 200 && code === CODE.hint) return toast('warning', message)
  const rule = BY_STATUS[status]
  return rule && toast(rule.level, message || copy[rule.fallback])
}

/** Returns the text of a failure, never empty. */
export const failureText = (failure: unknown, isOnline: boolean, copy: MessagesCopy): string =>
  (failure instanceof CallError && failureToast(failure, isOnline, copy)?.text) || copy.unclear
