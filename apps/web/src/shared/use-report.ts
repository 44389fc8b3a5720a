import type { ReportDraft } from '@lanting/contract'
import { useMutation } from '@tanstack/react-query'
import { useCopy } from './language.ts'
import { confirm } from './messages/confirm.ts'
import { showToast, TOAST_MS } from './messages/toasts.ts'
import { useApi } from './use-api.ts'

/** Reports a comment or a board message after a confirmation. Visitors may report too. */
export const useReport = ({ type, for_id }: ReportDraft): (() => Promise<void>) => {
  const api = useApi()
  const { report, messages } = useCopy()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.addReport({ body: { type, for_id } }),
    onSuccess: () =>
      showToast({
        level: 'info',
        title: messages.title.info,
        text: report.done,
        durationMs: TOAST_MS,
      }),
  })
  return async () => {
    if (!isPending && (await confirm({ text: report.confirm }))) mutate()
  }
}
