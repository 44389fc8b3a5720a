import type { ArticleFields, Manuscript } from '@lanting/contract'
import { useMemo, useState } from 'react'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { type Choice, type MergedPart, mergedText } from '../../shared/text/merge-texts.ts'
import type { Draft } from './draft.ts'
import { type Conflict, mergeFields } from './merge-fields.ts'

interface Props {
  readonly draft: Draft
  readonly theirs: Manuscript
  readonly onMerge: (fields: ArticleFields) => void
  readonly onClose: () => void
}

const CHOICES = ['mine', 'theirs', 'both'] as const

const shown = (value: unknown, empty: string): string => {
  if (value === null || value === '') return empty
  if (Array.isArray(value)) return value.map((tag) => tag.tag_name).join(', ') || empty
  if (typeof value === 'object') return String(Object.values(value).at(-1))
  return String(value)
}

const ChoiceRow = ({
  name,
  value,
  onChange,
  choices = CHOICES,
}: {
  name: string
  value: Choice
  onChange: (choice: Choice) => void
  choices?: readonly Choice[]
}) => {
  const { merge } = useCopy().admin
  return (
    <div className="choices">
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {merge[choice]}
        </label>
      ))}
    </div>
  )
}

const TextConflict = ({
  part,
  place,
  choice,
  onChange,
}: {
  part: Extract<MergedPart, { kind: 'disputed' }>
  place: number
  choice: Choice
  onChange: (choice: Choice) => void
}) => {
  const { merge } = useCopy().admin
  return (
    <fieldset className="conflict">
      <div className="conflict-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <figure key={side} data-taken={choice === side || choice === 'both'}>
            <figcaption>{merge[side]}</figcaption>
            <pre>{part[side] || merge.empty}</pre>
          </figure>
        ))}
      </div>
      <ChoiceRow name={`part-${place}`} value={choice} onChange={onChange} />
    </fieldset>
  )
}

const FieldConflict = ({
  conflict,
  isTheirs,
  onChange,
}: {
  conflict: Conflict
  isTheirs: boolean
  onChange: (isTheirs: boolean) => void
}) => {
  const { merge } = useCopy().admin
  return (
    <fieldset className="conflict">
      <legend>{merge.fields[conflict.name]}</legend>
      <div className="conflict-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <figure key={side} data-taken={(side === 'theirs') === isTheirs}>
            <figcaption>{merge[side]}</figcaption>
            <pre>{shown(conflict[side], merge.empty)}</pre>
          </figure>
        ))}
      </div>
      <ChoiceRow
        name={conflict.name}
        value={isTheirs ? 'theirs' : 'mine'}
        choices={['mine', 'theirs']}
        onChange={(choice) => onChange(choice === 'theirs')}
      />
    </fieldset>
  )
}

/** The merged text, and a choice for each conflict. */
export const MergeForm = ({ draft, theirs, onMerge, onClose }: Props) => {
  const { merge } = useCopy().admin
  const { base, fields } = draft
  const found = useMemo(
    () => mergeFields(base.fields, fields, theirs.fields),
    [base.fields, fields, theirs.fields],
  )
  const [choices, setChoices] = useState<Record<number, Choice>>({})
  const [taken, setTaken] = useState<Record<string, boolean>>({})
  const [edited, setEdited] = useState<string>()
  const text = edited ?? mergedText(found.text, choices)
  const conflicting = found.text.flatMap((part, place) =>
    part.kind === 'disputed' ? [{ part, place }] : [],
  )

  const take = () => {
    const others = found.conflicts
      .filter(({ name }) => taken[name])
      .map(({ name, theirs: value }) => [name, value])
    onMerge({ ...found.fields, ...Object.fromEntries(others), article_content: text })
  }

  return (
    <>
      <p>{conflicting.length + found.conflicts.length > 0 ? merge.lead : merge.noConflict}</p>
      <p className="quiet">{merge.by(theirs.nick_name ?? '', fullDate(theirs.createdAtMs))}</p>
      {found.conflicts.map((conflict) => (
        <FieldConflict
          key={conflict.name}
          conflict={conflict}
          isTheirs={taken[conflict.name] ?? false}
          onChange={(isTheirs) => setTaken((before) => ({ ...before, [conflict.name]: isTheirs }))}
        />
      ))}
      {conflicting.map(({ part, place }) => (
        <TextConflict
          key={place}
          part={part}
          place={place}
          choice={choices[place] ?? 'both'}
          onChange={(choice) => {
            setEdited(undefined)
            setChoices((before) => ({ ...before, [place]: choice }))
          }}
        />
      ))}
      <label className="merge-result">
        <span>{merge.result}</span>
        <textarea
          className="input"
          value={text}
          onChange={({ currentTarget }) => setEdited(currentTarget.value)}
        />
      </label>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {merge.later}
        </button>
        <button type="button" className="button" onClick={take}>
          {merge.use}
        </button>
      </div>
    </>
  )
}
