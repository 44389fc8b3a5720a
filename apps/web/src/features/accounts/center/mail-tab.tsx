import { LENGTH, type OwnMail } from '@lanting/contract'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { ownMailQuery } from './mail.queries.ts'

interface Props {
  readonly userId: number
  readonly mail: OwnMail
}

const CHOICES = ['off', 'daily'] as const

/** The email address and the digest setting. An accepted address starts a new form, without the password. */
export const MailTab = (props: Props) => {
  const [sent, setSent] = useState(0)
  return <MailForm key={sent} {...props} onSent={() => setSent(sent + 1)} />
}

const MailForm = ({ userId, mail, onSent }: Props & { readonly onSent: () => void }) => {
  const { messages } = useCopy()
  const { userCenter, errors } = useFormCopy()
  const copy = userCenter.mail
  const api = useApi()
  const queries = useQueryClient()
  const changing = useSingleMutation({
    mutationFn: async ({
      change,
      successText,
    }: {
      change: () => Promise<OwnMail>
      successText: string
    }) => {
      queries.setQueryData(ownMailQuery(api, userId).queryKey, await change())
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: successText, durationMs: TOAST_MS })
    },
  })
  const action = (successText: string, change: () => Promise<OwnMail>) =>
    changing.mutate({ change, successText })
  const { field, values, onSubmit } = useForm(
    { address: mail.address, password: '' },
    ({ address, password }) => ({
      address: address.includes('@') ? undefined : copy.wrong,
      password: password === '' ? errors.passwordMissing : undefined,
    }),
    ({ address, password }) =>
      action(copy.sent, async () => {
        const body = { address: address.trim(), password }
        const saved = await api.setOwnAddress({ body }, { quiet: true })
        onSent()
        return saved
      }),
  )
  const state = mail.isConfirmed ? copy.confirmed : copy.waiting
  // A confirmed address needs no confirmation; a different address does.
  const isSettled = mail.isConfirmed && values.address.trim() === mail.address
  const isForAdmin = mail.digest === 'adminHourly' || mail.digest === 'adminDaily'
  return (
    <>
      <section className="data-section">
        <p>{copy.lead}</p>
        <form className="form" onSubmit={onSubmit} noValidate>
          <FormNotice failure={changing.error} />
          <TextField
            field={field('address')}
            label={copy.address}
            type="email"
            autoComplete="email"
            maxLength={LENGTH.mailAddress}
            icon={<IconMail aria-hidden size={20} stroke={1.6} />}
            {...(mail.address !== '' && { hint: state })}
          />
          {!isSettled && (
            <PasswordField
              field={field('password')}
              label={userCenter.data.password}
              autoComplete="current-password"
            />
          )}
          <div className="form-actions">
            {!isSettled && (
              <button type="submit" className="button" aria-busy={changing.isPending}>
                {copy.send}
              </button>
            )}
            {mail.address !== '' && (
              <button
                type="button"
                className="button ghost"
                onClick={() =>
                  action(copy.removed, () => api.deleteOwnAddress(undefined, { quiet: true }))
                }
              >
                {copy.remove}
              </button>
            )}
          </div>
        </form>
      </section>
      {mail.isConfirmed && (
        <section className="data-section">
          <h2>{copy.digest}</h2>
          {isForAdmin && <p>{copy.forAdmin}</p>}
          <fieldset aria-label={copy.digest}>
            {CHOICES.map((digest) => (
              <label key={digest} className="tick">
                <input
                  type="radio"
                  name="digest"
                  checked={mail.digest === digest}
                  onChange={() =>
                    action(copy.saved, () =>
                      api.setOwnDigest({ body: { digest } }, { quiet: true }),
                    )
                  }
                />
                {copy.choices[digest]}
              </label>
            ))}
          </fieldset>
        </section>
      )}
    </>
  )
}
