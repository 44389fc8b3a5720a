import { type AdminUser, DEFAULT_AVATARS, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

interface Props {
  readonly user: AdminUser
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Changes what a user is called and looks like. An avatar that is taken away becomes one of ours. */
export const UserDialog = ({ user, onDone, onClose }: Props) => {
  const { users, actions } = useCopy().admin
  const [avatar, setAvatar] = useState(user.avatar)
  const ours = DEFAULT_AVATARS[user.id % DEFAULT_AVATARS.length] ?? ''
  const save = (form: FormData) => {
    const nick_name = String(form.get('nick_name')).trim()
    return api.adminUpdateUserInfo({ body: { id: user.id, nick_name, avatar } }, { quiet: true })
  }
  return (
    <Dialog title={users.edit} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <Field label={users.nickName}>
          <input
            className="input"
            name="nick_name"
            required
            maxLength={LENGTH.nickName}
            defaultValue={user.nick_name}
          />
        </Field>
        <PictureInput
          label={users.avatar}
          value={avatar}
          onChange={(url) => setAvatar(url || ours)}
        />
      </DialogForm>
    </Dialog>
  )
}
