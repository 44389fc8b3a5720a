import { useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { endSession } from '../end-session.ts'
import { browserMemory } from '../remember/remembered-login.ts'

const TEXTS = ['keep', 'remove'] as const

/** Deletes the account after a choice for its content, the password and a confirmation. */
export const DeleteAccount = () => {
  const { userCenter, errors } = useFormCopy()
  const copy = userCenter.data
  const api = useApi()
  const router = useRouter()
  const [texts, setTexts] = useState<(typeof TEXTS)[number]>('keep')
  const deleting = useSingleMutation({
    mutationFn: async ({ password }: { password: string }) => {
      if (!(await confirm({ text: copy.deleteConfirm }))) return
      await api.deleteOwnAccount({ body: { password, texts } }, { quiet: true })
      await browserMemory().forget()
      await endSession(router, copy.deleted)
    },
  })
  const { field, onSubmit } = useForm(
    { password: '' },
    ({ password }) => ({ password: password === '' ? errors.passwordMissing : undefined }),
    (values) => deleting.mutate(values),
  )
  return (
    <section className="data-section">
      <h2>{copy.deleteTitle}</h2>
      <p>{copy.deleteText}</p>
      <form className="form" onSubmit={onSubmit} noValidate>
        <FormNotice failure={deleting.error} />
        <fieldset>
          <legend>{copy.texts}</legend>
          {TEXTS.map((choice) => (
            <label key={choice} className="tick">
              <input
                type="radio"
                name="texts"
                checked={texts === choice}
                onChange={() => setTexts(choice)}
              />
              {copy[choice]}
            </label>
          ))}
        </fieldset>
        <PasswordField
          field={field('password')}
          label={copy.password}
          autoComplete="current-password"
        />
        <div className="form-actions">
          <button type="submit" className="button red" aria-busy={deleting.isPending}>
            {copy.delete}
          </button>
        </div>
      </form>
    </section>
  )
}
