import { useFormCopy } from '../../shared/forms/form-copy.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import type { Field } from '../../shared/forms/use-form.ts'

interface Props {
  readonly password: Field
  readonly confirmation: Field
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({ password, confirmation }: Props) => {
  const { login, userCenter } = useFormCopy()
  return (
    <>
      <PasswordField
        field={password}
        label={userCenter.password.next}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        field={confirmation}
        label={userCenter.password.confirmation}
        autoComplete="new-password"
      />
    </>
  )
}
