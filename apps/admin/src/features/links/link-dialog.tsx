import { type FriendLink, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

interface Props {
  readonly link: FriendLink
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Edits a friend link. Its approval does not change. */
export const LinkDialog = ({ link, onDone, onClose }: Props) => {
  const { links } = useCopy().admin
  const [site_avatar, setAvatar] = useState(link.site_avatar)
  const save = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim()
    const values = { site_name: text('site_name'), site_desc: text('site_desc'), url: text('url') }
    return api.backUpdateLink({ body: { id: link.id, ...values, site_avatar } }, { quiet: true })
  }
  return (
    <DialogForm title={links.edit} onSubmit={save} onDone={onDone} onClose={onClose}>
      <TextField
        label={links.name}
        name="site_name"
        required
        maxLength={LENGTH.siteName}
        defaultValue={link.site_name}
      />
      <TextAreaField
        label={links.description}
        name="site_desc"
        required
        rows={3}
        maxLength={LENGTH.siteDescription}
        defaultValue={link.site_desc}
      />
      <TextField
        label={links.url}
        name="url"
        type="url"
        required
        maxLength={LENGTH.siteUrl}
        defaultValue={link.url}
      />
      <PictureInput label={links.picture} value={site_avatar} onChange={setAvatar} />
    </DialogForm>
  )
}
