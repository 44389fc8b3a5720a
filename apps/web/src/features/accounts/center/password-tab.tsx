import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { endSession } from '../end-session.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { browserMemory } from '../remember/remembered-login.ts'
import { type PasswordValues, passwordFaults } from './profile.rules.ts'

const EMPTY: PasswordValues = { current: '', next: '', confirmation: '' }

/** A new password ends all sessions, so the user must log in again. */
export const PasswordTab = () => {
  const copy = useFormCopy()
  const labels = copy.userCenter.password
  const api = useApi()
  const router = useRouter()
  const changing = useSingleMutation({
    mutationFn: async ({ current, next, confirmation }: PasswordValues) => {
      if (!(await confirm({ text: labels.confirm }))) return
      const body = { password: current, password1: next, password2: confirmation }
      await api.updatePassword({ body }, { quiet: true })
      await browserMemory().forget()
      await endSession(router, labels.saved)
    },
  })
  const { field, onSubmit } = useForm<PasswordValues>(
    EMPTY,
    (values) => passwordFaults(values, copy),
    (values) => changing.mutate(values),
  )
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={changing.error} />
      <PasswordField
        field={field('current')}
        label={labels.current}
        autoComplete="current-password"
      />
      <NewPasswordFields password={field('next')} confirmation={field('confirmation')} />
      <div className="form-actions">
        <button type="submit" className="button" aria-busy={changing.isPending}>
          {labels.save}
        </button>
      </div>
    </form>
  )
}
