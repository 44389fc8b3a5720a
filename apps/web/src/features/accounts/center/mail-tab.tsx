import { LENGTH, type OwnMail } from '@lanting/contract'
import { IconMail } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import { ownMailQuery } from './mail.queries.ts'

interface Props {
  readonly userId: number
  readonly mail: OwnMail
}

const CHOICES = ['off', 'daily'] as const

/** Where the user is written to, and whether at all. */
export const MailTab = ({ userId, mail }: Props) => {
  const { userCenter, messages } = useCopy()
  const words = userCenter.mail
  const api = useApi()
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: async ({ change, said }: { change: () => Promise<OwnMail>; said: string }) => {
      queries.setQueryData(ownMailQuery(api, userId).queryKey, await change())
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: said, durationMs: TOAST_MS })
    },
  })
  const action = (said: string, change: () => Promise<OwnMail>) =>
    changing.isPending || changing.mutate({ change, said })
  const { field, values, onSubmit } = useForm(
    { address: mail.address },
    ({ address }) => ({ address: address.includes('@') ? undefined : words.wrong }),
    ({ address }) =>
      action(words.sent, () =>
        api.setOwnAddress({ body: { address: address.trim() } }, { quiet: true }),
      ),
  )
  const state = mail.isConfirmed ? words.confirmed : words.waiting
  // Whoever is confirmed has nothing to confirm, unless it is another address.
  const isSettled = mail.isConfirmed && values.address.trim() === mail.address
  const isForAdmin = mail.digest === 'adminHourly' || mail.digest === 'adminDaily'
  return (
    <>
      <section className="data-section">
        <p>{words.lead}</p>
        <form className="form" onSubmit={onSubmit} noValidate>
          <FormNotice failure={changing.error} />
          <TextField
            field={field('address')}
            label={words.address}
            type="email"
            autoComplete="email"
            maxLength={LENGTH.mailAddress}
            icon={<IconMail aria-hidden size={20} stroke={1.6} />}
            {...(mail.address !== '' && { hint: state })}
          />
          <div className="form-actions">
            {!isSettled && (
              <button type="submit" className="button" aria-busy={changing.isPending}>
                {words.send}
              </button>
            )}
            {mail.address !== '' && (
              <button
                type="button"
                className="button ghost"
                onClick={() =>
                  action(words.removed, () => api.deleteOwnAddress(undefined, { quiet: true }))
                }
              >
                {words.remove}
              </button>
            )}
          </div>
        </form>
      </section>
      {mail.isConfirmed && (
        <section className="data-section">
          <h2>{words.digest}</h2>
          {isForAdmin && <p>{words.forAdmin}</p>}
          <fieldset aria-label={words.digest}>
            {CHOICES.map((digest) => (
              <label key={digest} className="tick">
                <input
                  type="radio"
                  name="digest"
                  checked={mail.digest === digest}
                  onChange={() =>
                    action(words.saved, () =>
                      api.setOwnDigest({ body: { digest } }, { quiet: true }),
                    )
                  }
                />
                {words.choices[digest]}
              </label>
            ))}
          </fieldset>
        </section>
      )}
    </>
  )
}
