import { passwordLinkCopy } from '@lanting/copy/password-link'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DialogTitle } from '../../../shared/dialog/dialog.tsx'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useLanguage } from '../../../shared/language.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'

interface Props {
  readonly siteName: string
  readonly typedName: string
  readonly onBack: () => void
}

/** Mails a link for a new password, or says whom to ask on a site that sends no mail. */
export const ForgottenPassword = ({ siteName, typedName, onBack }: Props) => {
  const { login, errors } = useFormCopy()
  const copy = passwordLinkCopy[useLanguage()]
  const api = useApi()
  const help = useQuery({
    queryKey: ['password-help'],
    queryFn: () => api.getPasswordHelp(undefined, { quiet: true }),
  })
  const sending = useSingleMutation({
    mutationFn: ({ username }: { username: string }) =>
      api.requestPasswordMail({ body: { username: username.trim() } }, { quiet: true }),
  })
  const { field, onSubmit } = useForm(
    { username: typedName },
    ({ username }) => ({
      username: username.trim() === '' ? errors.usernameMissing : undefined,
    }),
    (values) => sending.mutate(values),
  )
  const isAsking = help.data?.byMail === true && !sending.isSuccess
  return (
    <>
      <DialogTitle>{copy.forgotTitle}</DialogTitle>
      <button type="button" className="login-switch" onClick={onBack}>
        <b>{copy.back}</b>
      </button>
      <FormNotice failure={help.error ?? sending.error} />
      {isAsking && (
        <form className="form" onSubmit={onSubmit} noValidate>
          <p className="login-lead">{copy.forgotLead}</p>
          <TextField
            field={field('username')}
            label={login.username}
            placeholder={login.placeholder.username}
            icon={<IconUser aria-hidden size={20} stroke={1.6} />}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
          <button type="submit" className="button wide" aria-busy={sending.isPending}>
            {copy.forgotSend}
          </button>
        </form>
      )}
      <p className="login-lead" role="status">
        {sending.isSuccess && copy.forgotSent}
        {help.data?.byMail === false && copy.askOwner(siteName)}
      </p>
    </>
  )
}
