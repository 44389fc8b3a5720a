import { ADMIN_LENGTH, type AdminResourceGroup, LENGTH, type ResourceSide } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

export type Site = AdminResourceGroup['list'][number]

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export const GroupDialog = ({
  side,
  group,
  onDone,
  onClose,
}: Props & { side: ResourceSide; group?: AdminResourceGroup }) => {
  const { resources, actions } = useCopy().admin
  const save = (form: FormData) => {
    const body = {
      side,
      name: text(form, 'name'),
      category: text(form, 'category'),
      desc: text(form, 'desc'),
    }
    return group
      ? api.updateResourceGroup({ body: { id: group.id, ...body } }, { quiet: true })
      : api.addResourceGroup({ body }, { quiet: true })
  }
  return (
    <Dialog title={group ? resources.editGroup : resources.addGroup} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <Field label={resources.groupName}>
          <input
            className="input"
            name="name"
            required
            maxLength={ADMIN_LENGTH.groupName}
            defaultValue={group?.name}
          />
        </Field>
        <Field label={resources.groupKey} hint={resources.groupKeyHint}>
          <input
            className="input"
            name="category"
            required
            pattern="[A-Za-z0-9_\-]+"
            title={resources.groupKeyWrong}
            maxLength={ADMIN_LENGTH.groupKey}
            defaultValue={group?.category}
          />
        </Field>
        <Field label={resources.groupDescription}>
          <textarea
            className="input"
            name="desc"
            maxLength={ADMIN_LENGTH.groupDescription}
            defaultValue={group?.desc}
          />
        </Field>
      </DialogForm>
    </Dialog>
  )
}

export const SiteDialog = ({
  groups,
  groupId,
  site,
  onDone,
  onClose,
}: Props & { groups: readonly AdminResourceGroup[]; groupId: number; site?: Site }) => {
  const { resources, actions } = useCopy().admin
  const save = (form: FormData) => {
    const body = {
      group_id: Number(form.get('group')),
      name: text(form, 'name'),
      url: text(form, 'url'),
      desc: text(form, 'desc'),
    }
    return site
      ? api.updateRecommendedSite({ body: { id: site.id, ...body } }, { quiet: true })
      : api.addRecommendedSite({ body }, { quiet: true })
  }
  return (
    <Dialog title={site ? resources.editSite : resources.addSite} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <Field label={resources.siteName}>
          <input
            className="input"
            name="name"
            required
            maxLength={ADMIN_LENGTH.resourceName}
            defaultValue={site?.name}
          />
        </Field>
        <Field label={resources.siteUrl}>
          <input
            className="input"
            name="url"
            type="url"
            required
            pattern="https?://.+"
            title={resources.siteUrlWrong}
            maxLength={LENGTH.siteUrl}
            defaultValue={site?.url}
          />
        </Field>
        <Field label={resources.siteDescription}>
          <textarea
            className="input"
            name="desc"
            maxLength={ADMIN_LENGTH.resourceDescription}
            defaultValue={site?.desc}
          />
        </Field>
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
    </Dialog>
  )
}
