import type { ReportDraft } from '@lanting/contract'
import { useCopy } from './language.ts'
import { confirm } from './messages/confirm.ts'
import { showToast, TOAST_MS } from './messages/toasts.ts'
import { useApi } from './use-api.ts'
import { useSingleMutation } from './use-single-mutation.ts'

/** Reports a comment or a board message after a confirmation. Visitors may report too. */
export const useReport = ({ type, for_id }: ReportDraft): (() => Promise<void>) => {
  const api = useApi()
  const { report, messages } = useCopy()
  const { mutate } = useSingleMutation({
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
    if (await confirm({ text: report.confirm })) mutate()
  }
}
