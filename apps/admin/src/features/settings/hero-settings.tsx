import { VERSES_MAX } from '@lanting/contract'
import { TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import type { FieldsProps } from './settings-fields.tsx'

/** The verses of the home page, one on each line. */
export const VerseSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { fields, versesHint } = useCopy().admin.settings
  return (
    <TextAreaField
      label={fields.verses}
      fault={faults.verses}
      hint={versesHint(VERSES_MAX)}
      rows={5}
      value={values.verses.join('\n')}
      onChange={({ currentTarget }) => onChange({ verses: currentTarget.value.split('\n') })}
    />
  )
}

/** The day since when the site counts its days. */
export const DaySetting = ({ values, onChange, faults }: FieldsProps) => {
  const { fields, foundedHint } = useCopy().admin.settings
  return (
    <TextField
      type="date"
      label={fields.founded_on}
      fault={faults.founded_on}
      hint={foundedHint}
      value={values.founded_on}
      onChange={({ currentTarget }) => onChange({ founded_on: currentTarget.value })}
    />
  )
}
