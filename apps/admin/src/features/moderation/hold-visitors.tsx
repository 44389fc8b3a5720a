import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'

/** Switches the review of all visitor board messages. */
export const HoldVisitors = () => {
  const { blocklist, actions } = useCopy().admin
  const action = useAction(['settings'])
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => api.getSettings(undefined, { quiet: true }),
  })
  if (!data) return null
  const { hold_visitors } = data
  const toggle = () =>
    action(() => api.updateConfig({ body: { hold_visitors: !hold_visitors } }), actions.saved)
  return (
    <section className="sheet visitor-hold" aria-label={blocklist.visitorsTitle}>
      <h2>{blocklist.visitorsTitle}</h2>
      <p>
        <span id="hold-visitors">{blocklist.holdVisitors}</span>
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={hold_visitors}
          aria-labelledby="hold-visitors"
          onClick={toggle}
        />
      </p>
    </section>
  )
}
