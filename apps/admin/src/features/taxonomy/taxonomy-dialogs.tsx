import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { Field, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { allTermsQuery } from './taxonomy.queries.ts'
import { type Label, TAXONOMY_CALLS, type TaxonomyKind } from './taxonomy-kinds.ts'

interface Props {
  readonly kind: TaxonomyKind
  readonly onDone: () => void
  readonly onClose: () => void
}

export const NameDialog = ({ kind, label, onDone, onClose }: Props & { label?: Label }) => {
  const { taxonomy } = useCopy().admin
  const calls = TAXONOMY_CALLS[kind]
  const { clientId } = useClientId()
  const save = (form: FormData) => {
    const name = formText(form, 'name')
    return label ? calls.rename(label.id, name) : calls.add(name, clientId(name))
  }
  return (
    <DialogForm
      title={label ? taxonomy.rename[kind] : taxonomy.add[kind]}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={taxonomy.name[kind]}
        name="name"
        required
        maxLength={calls.maxLength}
        defaultValue={label?.name}
      />
    </DialogForm>
  )
}

interface ChosenProps extends Props {
  readonly chosen: readonly Label[]
}

const useNames = (chosen: readonly Label[]) => {
  const { listSeparator, admin } = useCopy()
  return chosen.map(({ name }) => admin.taxonomy.quoted(name)).join(listSeparator)
}

export const MergeDialog = ({ kind, chosen, onDone, onClose }: ChosenProps) => {
  const { taxonomy } = useCopy().admin
  const { data: all = [] } = useQuery(allTermsQuery(kind))
  const ids = chosen.map(({ id }) => id)
  const others = all.filter(({ id }) => chosen.length > 1 || !ids.includes(id))
  const merge = (form: FormData) => {
    const into = Number(form.get('into'))
    return TAXONOMY_CALLS[kind].merge(
      ids.filter((id) => id !== into),
      into,
    )
  }
  return (
    <DialogForm
      title={taxonomy.mergeTitle[kind]}
      onSubmit={merge}
      onDone={onDone}
      onClose={onClose}
      submitLabel={taxonomy.mergeYes}
    >
      <Field label={taxonomy.mergeText(useNames(chosen))}>
        <select className="input" name="into" required defaultValue="">
          <option value="" disabled>
            {taxonomy.mergeOther}
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </DialogForm>
  )
}

const DELETE_OPTIONS = { category: ['move', 'trash'], tag: ['lose', 'move', 'trash'] } as const
type DeleteOption = (typeof DELETE_OPTIONS)[TaxonomyKind][number]

export const DeleteDialog = ({ kind, chosen, onDone, onClose }: ChosenProps) => {
  const { taxonomy, actions } = useCopy().admin
  const { data: all = [] } = useQuery(allTermsQuery(kind))
  const [option, setOption] = useState<DeleteOption>(DELETE_OPTIONS[kind][0])
  const id = useId()
  const names = useNames(chosen)
  const ids = chosen.map((label) => label.id)
  const count = chosen.reduce((sum, { total }) => sum + total, 0)
  const needsTarget =
    count > 0 && (option === 'move' || (option === 'trash' && kind === 'category'))
  const wordOf = (name: DeleteOption) =>
    name === 'lose' ? taxonomy.deleteOptions.lose : taxonomy.deleteOptions[name][kind]
  const remove = (form: FormData) =>
    TAXONOMY_CALLS[kind].remove(ids, {
      ...(needsTarget && { moveTo: formText(form, 'target') }),
      ...(count > 0 && option === 'trash' && { trashArticles: true }),
    })
  return (
    <DialogForm
      title={taxonomy.deleteTitle[kind]}
      onSubmit={remove}
      onDone={onDone}
      onClose={onClose}
      submitLabel={actions.delete}
      danger
    >
      <p>{count === 0 ? taxonomy.deleteEmpty(names) : taxonomy.deleteFull(names, count)}</p>
      {count > 0 && (
        <div className="choices">
          {DELETE_OPTIONS[kind].map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="fate"
                checked={option === name}
                onChange={() => setOption(name)}
              />
              {wordOf(name)}
            </label>
          ))}
        </div>
      )}
      {needsTarget && (
        <Field label={taxonomy.target[kind]} hint={taxonomy.targetHint}>
          <input
            className="input"
            name="target"
            required
            list={id}
            maxLength={TAXONOMY_CALLS[kind].maxLength}
          />
          <datalist id={id}>
            {all
              .filter((label) => !ids.includes(label.id))
              .map((label) => (
                <option key={label.id} value={label.name} />
              ))}
          </datalist>
        </Field>
      )}
    </DialogForm>
  )
}
