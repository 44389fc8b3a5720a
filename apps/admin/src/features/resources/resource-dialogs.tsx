import { ADMIN_LENGTH, type AdminResourceGroup, LENGTH, type ResourceSide } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { Field, TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

export type Site = AdminResourceGroup['list'][number]

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

export const GroupDialog = ({
  side,
  group,
  onDone,
  onClose,
}: Props & { side: ResourceSide; group?: AdminResourceGroup }) => {
  const { resources } = useCopy().admin
  const save = (form: FormData) => {
    const body = {
      side,
      name: formText(form, 'name'),
      category: formText(form, 'category'),
      desc: formText(form, 'desc'),
    }
    return group
      ? api.updateResourceGroup({ body: { id: group.id, ...body } }, { quiet: true })
      : api.addResourceGroup({ body }, { quiet: true })
  }
  return (
    <DialogForm
      title={group ? resources.editGroup : resources.addGroup}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={resources.groupName}
        name="name"
        required
        maxLength={ADMIN_LENGTH.groupName}
        defaultValue={group?.name}
      />
      <TextField
        label={resources.groupKey}
        hint={resources.groupKeyHint}
        name="category"
        required
        pattern="[A-Za-z0-9_\-]+"
        title={resources.groupKeyWrong}
        maxLength={ADMIN_LENGTH.groupKey}
        defaultValue={group?.category}
      />
      <TextAreaField
        label={resources.groupDescription}
        name="desc"
        maxLength={ADMIN_LENGTH.groupDescription}
        defaultValue={group?.desc}
      />
    </DialogForm>
  )
}

export const SiteDialog = ({
  groups,
  groupId,
  site,
  onDone,
  onClose,
}: Props & { groups: readonly AdminResourceGroup[]; groupId: number; site?: Site }) => {
  const { resources } = useCopy().admin
  const save = (form: FormData) => {
    const body = {
      group_id: Number(form.get('group')),
      name: formText(form, 'name'),
      url: formText(form, 'url'),
      desc: formText(form, 'desc'),
    }
    return site
      ? api.updateRecommendedSite({ body: { id: site.id, ...body } }, { quiet: true })
      : api.addRecommendedSite({ body }, { quiet: true })
  }
  return (
    <DialogForm
      title={site ? resources.editSite : resources.addSite}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={resources.siteName}
        name="name"
        required
        maxLength={ADMIN_LENGTH.resourceName}
        defaultValue={site?.name}
      />
      <TextField
        label={resources.siteUrl}
        name="url"
        type="url"
        required
        pattern="https?://.+"
        title={resources.siteUrlWrong}
        maxLength={LENGTH.siteUrl}
        defaultValue={site?.url}
      />
      <TextAreaField
        label={resources.siteDescription}
        name="desc"
        maxLength={ADMIN_LENGTH.resourceDescription}
        defaultValue={site?.desc}
      />
      <Field label={resources.siteGroup}>
        <select className="input" name="group" defaultValue={groupId}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </DialogForm>
  )
}
