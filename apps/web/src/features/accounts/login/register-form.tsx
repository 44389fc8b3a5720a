import { LENGTH, type RegistrationMode } from '@lanting/contract'
import { IconId, IconMail } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { type RegisterValues, registerFaults } from './login.rules.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  /** The username as typed, shared with the login form. */
  readonly typedName: RefObject<string>
  readonly registration: RegistrationMode
  /** The invitation code, if any. */
  readonly invitation: string
  readonly onRegister: (
    values: RegisterValues,
    onProgress: (share: number) => void,
  ) => Promise<void>
}

export const RegisterForm = ({ typedName, registration, invitation, onRegister }: Props) => {
  const copy = useFormCopy()
  const { login } = copy
  const [percent, setPercent] = useState(0)
  const registering = useSingleMutation({
    mutationFn: (values: RegisterValues) => {
      setPercent(0)
      return onRegister(values, (share) => setPercent(Math.floor(share * 100)))
    },
  })
  const {
    values: typed,
    field,
    onSubmit,
  } = useForm<RegisterValues>(
    { username: typedName.current, password: '', confirmation: '', nickName: '', invitation },
    (values) => registerFaults(values, registration, copy),
    (values) => registering.mutate(values),
  )
  useEffect(() => {
    typedName.current = typed.username
  }, [typedName, typed.username])
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={registering.error} />
      <UsernameField field={field('username')} />
      <PasswordField
        field={field('password')}
        label={login.password}
        placeholder={login.placeholder.password}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        field={field('confirmation')}
        label={login.confirmation}
        placeholder={login.placeholder.confirmation}
        autoComplete="new-password"
      />
      <TextField
        field={field('nickName')}
        label={login.nickName}
        placeholder={login.placeholder.nickName}
        icon={<IconId aria-hidden size={20} stroke={1.6} />}
        autoComplete="nickname"
        maxLength={LENGTH.nickName}
      />
      {registration === 'invitation' && (
        <TextField
          field={field('invitation')}
          label={login.invitation}
          placeholder={login.placeholder.invitation}
          icon={<IconMail aria-hidden size={20} stroke={1.6} />}
          autoComplete="off"
        />
      )}
      <button type="submit" className="button wide" aria-busy={registering.isPending}>
        {registering.isPending ? login.preparing(percent) : login.register}
      </button>
    </form>
  )
}
