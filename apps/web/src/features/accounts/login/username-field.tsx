import { IconUser } from '@tabler/icons-react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { TextField } from '../../../shared/forms/text-field.tsx'
import type { Field } from '../../../shared/forms/use-form.ts'

/** The first field of each form of the dialog. */
export const UsernameField = ({ field }: { field: Field }) => {
  const { login } = useFormCopy()
  return (
    <TextField
      field={field}
      label={login.username}
      placeholder={login.placeholder.username}
      icon={<IconUser aria-hidden size={20} stroke={1.6} />}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
    />
  )
}
