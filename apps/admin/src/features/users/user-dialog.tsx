import { type AdminUser, DEFAULT_AVATARS, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

interface Props {
  readonly user: AdminUser
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Edits a user's nickname and avatar. A removed avatar becomes a default one. */
export const UserDialog = ({ user, onDone, onClose }: Props) => {
  const { users } = useCopy().admin
  const [avatar, setAvatar] = useState(user.avatar)
  const ours = DEFAULT_AVATARS[user.id % DEFAULT_AVATARS.length] ?? ''
  const save = (form: FormData) => {
    const nick_name = formText(form, 'nick_name')
    return api.adminUpdateUserInfo({ body: { id: user.id, nick_name, avatar } }, { quiet: true })
  }
  return (
    <DialogForm title={users.edit} onSubmit={save} onDone={onDone} onClose={onClose}>
      <TextField
        label={users.nickName}
        name="nick_name"
        required
        maxLength={LENGTH.nickName}
        defaultValue={user.nick_name}
      />
      <PictureInput
        label={users.avatar}
        value={avatar}
        onChange={(url) => setAvatar(url || ours)}
      />
    </DialogForm>
  )
}
