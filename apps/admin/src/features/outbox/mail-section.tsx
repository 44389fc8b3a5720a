import { DIGESTS, type SentMail, PATHS as SITE_PATHS } from '@lanting/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { Field } from '../../shared/field.tsx'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { MAIL, mailsQuery, ownMailQuery } from './outbox.queries.ts'
import { StateChip } from './state-chip.tsx'

const CHOICES = DIGESTS.filter((digest) => digest !== 'daily')

const MailTable = () => {
  const { outbox, table } = useCopy().admin
  const queries = useQueryClient()
  const { data } = useQuery(mailsQuery())
  const trying = useMutation({
    mutationFn: (id: number) => api.resendMail({ params: { id } }),
    onSuccess: () => showToast('info', outbox.resent),
    onSettled: () => queries.invalidateQueries({ queryKey: MAIL }),
  })
  const columns: Column<SentMail>[] = [
    { key: 'what', head: outbox.event, cell: ({ kind }) => outbox.mailKinds[kind] },
    { key: 'when', head: outbox.when, cell: ({ createdAtMs }) => fullDate(createdAtMs) },
    { key: 'state', head: outbox.state, cell: ({ state }) => <StateChip state={state} /> },
    { key: 'answer', head: outbox.response, isLabelled: true, cell: ({ status }) => status ?? '' },
    { key: 'attempts', head: outbox.attempts, isLabelled: true, cell: ({ attempts }) => attempts },
    {
      key: 'items',
      head: outbox.items,
      isLabelled: true,
      cell: ({ kind, items }) => (kind === 'digest' ? items : ''),
    },
    {
      key: 'again',
      head: table.actions,
      cell: ({ id, state }) =>
        state !== 'sent' && (
          <button type="button" className="link" onClick={() => trying.mutate(id)}>
            {outbox.resend}
          </button>
        ),
    },
  ]
  if (!data || data.total === 0) return <p className="quiet">{outbox.noMails}</p>
  return (
    <DataTable
      label={outbox.mails}
      columns={columns}
      rows={data.list}
      idOf={({ id }) => id}
      nameOf={({ kind }) => outbox.mailKinds[kind]}
    />
  )
}

/** The frequency of the administrator's email digest. */
export const MailSection = () => {
  const { outbox, actions } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(ownMailQuery())
  const choosing = useMutation({
    mutationFn: (digest: (typeof CHOICES)[number]) => api.setOwnDigest({ body: { digest } }),
    onSuccess: async () => {
      showToast('info', actions.saved)
      await queries.invalidateQueries({ queryKey: MAIL })
    },
  })
  if (isError) return <FailedList onRetry={refetch} />
  if (!data) return null
  if (!data.available) {
    return (
      <section className="sheet" aria-label={outbox.mail}>
        <h2>{outbox.mail}</h2>
        <p className="quiet">{outbox.mailOff}</p>
      </section>
    )
  }
  const state = data.isConfirmed ? 'confirmed' : data.address ? 'waiting' : 'none'
  return (
    <section className="sheet form outbox" aria-label={outbox.mail}>
      <h2>{outbox.mail}</h2>
      <p className="quiet">{outbox.mailLead}</p>
      <p>
        <span className="chip" data-tone={data.isConfirmed ? 'green' : 'amber'}>
          {outbox.address[state]}
        </span>{' '}
        {!data.isConfirmed && (
          <a className="link" href={SITE_PATHS.userCenter}>
            {outbox.toUserCenter}
          </a>
        )}
      </p>
      {data.isConfirmed && (
        <Field label={outbox.digest}>
          <select
            className="input"
            value={data.digest === 'daily' ? 'off' : data.digest}
            onChange={({ currentTarget }) =>
              choosing.mutate(currentTarget.value as (typeof CHOICES)[number])
            }
          >
            {CHOICES.map((digest) => (
              <option key={digest} value={digest}>
                {outbox.digests[digest]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <h2>{outbox.mails}</h2>
      <MailTable />
    </section>
  )
}
