import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { demoQuery } from '../../shared/demo.query.ts'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'

/** Removes the demo content. Edited items are kept. */
export const DemoSection = () => {
  const { settings } = useCopy().admin
  const queries = useQueryClient()
  const { data } = useQuery(demoQuery)
  const remove = async () => {
    const yes = settings.removeDemo
    if (!(await confirm({ text: settings.confirmDemo, yes, danger: true }))) return
    const { removed, kept } = await api.removeDemo()
    showToast('info', settings.demoRemoved(removed, kept))
    await queries.invalidateQueries()
  }
  if (!data) return null
  if (!data.present) return <p className="quiet">{settings.demoAbsent}</p>
  return (
    <>
      <p>{settings.demoLead(data.rows)}</p>
      <button type="button" className="button red" onClick={remove}>
        {settings.removeDemo}
      </button>
    </>
  )
}
