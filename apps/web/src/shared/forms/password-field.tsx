import { IconEye, IconEyeOff, IconShield } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useFormCopy } from './form-copy.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'control'> & {
  /** The autocomplete hint for password managers. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: Props) => {
  const { login } = useFormCopy()
  const [isShown, setShown] = useState(false)
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      icon={<IconShield aria-hidden size={20} stroke={1.6} />}
      control={
        <button
          type="button"
          className="icon-button"
          aria-label={isShown ? login.hidePassword : login.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Eye aria-hidden size={20} stroke={1.6} />
        </button>
      }
    />
  )
}
