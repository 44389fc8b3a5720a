import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { dueDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { SecretLink } from '../../shared/secret-link.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { USERS } from './users.queries.ts'

interface Props {
  readonly id: number
  /** The expiry of the current link, if any. */
  readonly untilMs: number | null
  readonly mayMake: boolean
}

/** Creates a password reset link for a user. */
export const LinkSection = ({ id, untilMs, mayMake }: Props) => {
  const { link } = useCopy().admin.user
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: USERS })
  const making = useSingleMutation({
    mutationFn: () => api.addPasswordLink({ params: { id } }),
    onSettled: refresh,
  })
  const revoking = useSingleMutation({
    mutationFn: () => api.deletePasswordLink({ params: { id } }),
    onSuccess: () => {
      making.reset()
      showToast('info', link.revoked)
    },
    onSettled: refresh,
  })
  return (
    <section className="sheet" aria-label={link.title}>
      <h2>{link.title}</h2>
      <p className="quiet">{mayMake ? link.lead : link.ownersOnly}</p>
      {making.data && <SecretLink label={link.address} url={making.data.url} hint={link.shown} />}
      {!making.data && untilMs !== null && <p>{link.until(dueDate(untilMs))}</p>}
      {mayMake && (
        <div className="sheet-actions">
          <button
            type="button"
            className="button ghost"
            aria-busy={making.isPending}
            onClick={() => making.mutate()}
          >
            {untilMs === null ? link.make : link.again}
          </button>
          {untilMs !== null && (
            <button type="button" className="link" onClick={() => revoking.mutate()}>
              {link.revoke}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
