import { type FriendLink, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { useClientId } from '../../shared/use-client-id.ts'

interface Props {
  /** Undefined for a new link. */
  readonly link?: FriendLink | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Adds an approved friend link, or edits one. Its approval does not change. */
export const LinkDialog = ({ link, onDone, onClose }: Props) => {
  const { links } = useCopy().admin
  const [site_avatar, setAvatar] = useState(link?.site_avatar ?? '')
  const { clientId } = useClientId()
  const save = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim()
    const names = { site_name: text('site_name'), site_desc: text('site_desc'), url: text('url') }
    const body = { ...names, site_avatar }
    return link
      ? api.backUpdateLink({ body: { id: link.id, ...body } }, { quiet: true })
      : api.backAddLink({ body: { ...body, client_id: clientId(body) } }, { quiet: true })
  }
  return (
    <DialogForm
      title={link ? links.edit : links.add}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={links.name}
        name="site_name"
        required
        maxLength={LENGTH.siteName}
        defaultValue={link?.site_name}
      />
      <TextAreaField
        label={links.description}
        name="site_desc"
        required
        rows={3}
        maxLength={LENGTH.siteDescription}
        defaultValue={link?.site_desc}
      />
      <TextField
        label={links.url}
        name="url"
        type="url"
        required
        maxLength={LENGTH.siteUrl}
        defaultValue={link?.url}
      />
      <PictureInput label={links.picture} value={site_avatar} onChange={setAvatar} />
    </DialogForm>
  )
}
