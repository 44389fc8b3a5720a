import { LENGTH } from '@lanting/contract'
import { IconId } from '@tabler/icons-react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopy } from '../../../shared/language.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useSubmitAfterUpload } from '../../../shared/pictures/use-submit-after-upload.ts'
import { type UserInfo, updateUserInfo } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { AvatarField } from './avatar-field.tsx'
import { type ProfileValues, profileFaults } from './profile.rules.ts'

interface Props {
  readonly user: UserInfo
  readonly onDone: () => void
}

/** Starts with the current values, so that cancel changes nothing. */
export const ProfileForm = ({ user, onDone }: Props) => {
  const copy = useFormCopy()
  const { userCenter, login } = copy
  const { messages } = useCopy()
  const { profile } = userCenter
  const api = useApi()
  const saving = useSingleMutation({
    mutationFn: async ({ nickName, avatar }: ProfileValues) => {
      if (!(await confirm({ text: profile.confirm }))) return
      const body = { nick_name: nickName.trim(), avatar }
      await api.updateOwnUserInfo({ body }, { quiet: true })
      await updateUserInfo(user.id, body)
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: profile.saved, durationMs: TOAST_MS })
      onDone()
    },
  })
  const { field, onSubmit: submit } = useForm<ProfileValues>(
    { avatar: user.avatar, nickName: user.nick_name },
    (values) => profileFaults(values, copy),
    (values) => saving.mutate(values),
  )
  const { form, onPicture, onSubmit, isWaiting } = useSubmitAfterUpload(submit)
  return (
    <form ref={form} className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={saving.error} />
      <AvatarField field={field('avatar')} current={user.avatar} onPicture={onPicture} />
      <TextField
        field={field('nickName')}
        label={login.nickName}
        placeholder={login.placeholder.nickName}
        icon={<IconId aria-hidden size={20} stroke={1.6} />}
        autoComplete="nickname"
        maxLength={LENGTH.nickName}
      />
      <div className="form-actions">
        <button type="button" className="button ghost" onClick={onDone}>
          {profile.cancel}
        </button>
        <button type="submit" className="button" aria-busy={saving.isPending || isWaiting}>
          {isWaiting ? profile.waiting : profile.save}
        </button>
      </div>
    </form>
  )
}
