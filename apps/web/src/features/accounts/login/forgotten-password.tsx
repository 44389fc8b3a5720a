import { passwordLinkCopy } from '@lanting/copy/password-link'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DialogTitle } from '../../../shared/dialog/dialog.tsx'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopyOf } from '../../../shared/language.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  readonly siteName: string
  readonly typedName: string
  readonly onBack: () => void
}

/** Mails a link for a new password, or says whom to ask on a site that sends no mail. */
export const ForgottenPassword = ({ siteName, typedName, onBack }: Props) => {
  const { errors } = useFormCopy()
  const copy = useCopyOf(passwordLinkCopy)
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
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isAsking = help.data?.byMail === true && !sending.isSuccess
  return (
    <>
      <DialogTitle ref={title} tabIndex={-1}>
        {copy.forgotTitle}
      </DialogTitle>
      <button type="button" className="login-switch" onClick={onBack}>
        <b>{copy.back}</b>
      </button>
      <FormNotice failure={help.error ?? sending.error} />
      {isAsking && (
        <form className="form" onSubmit={onSubmit} noValidate>
          <p className="login-lead">{copy.forgotLead}</p>
          <UsernameField field={field('username')} />
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
