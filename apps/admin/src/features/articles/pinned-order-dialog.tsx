import type { AdminArticle } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { showToast } from '../../shared/toasts.ts'
import { ARTICLES, pinnedQuery } from './articles.queries.ts'

/** Reorders the pinned articles. */
export const PinnedOrderDialog = ({ onClose }: { onClose: () => void }) => {
  const { articles, actions } = useCopy().admin
  const queries = useQueryClient()
  const { data } = useQuery(pinnedQuery())
  const [moved, setMoved] = useState<readonly AdminArticle[]>()
  const rows = moved ?? data

  const save = async () => {
    if (!moved) return onClose()
    await api.updateTopOrder({ body: { idList: moved.map(({ id }) => id) } })
    await queries.invalidateQueries({ queryKey: ARTICLES })
    showToast('info', actions.saved)
    onClose()
  }

  return (
    <Dialog title={articles.order} onClose={onClose}>
      <p className="quiet">{rows?.length === 0 ? articles.orderEmpty : articles.orderHint}</p>
      <OrderedList
        rows={rows ?? []}
        nameOf={({ article_title }) => article_title}
        onMove={setMoved}
      />
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {actions.cancel}
        </button>
        <button type="button" className="button" disabled={!moved} onClick={save}>
          {actions.save}
        </button>
      </div>
    </Dialog>
  )
}
