import { ADMIN_LENGTH, type AdminSettings } from '@lanting/contract'
import { TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import type { SettingsFaults } from './settings.rules.ts'

export interface FieldsProps {
  readonly values: AdminSettings
  readonly onChange: (change: Partial<AdminSettings>) => void
  /** Set after the first attempt to save. */
  readonly faults: SettingsFaults
}

/** The settings that are one text each. */
type TextName = {
  [K in keyof AdminSettings]: string extends AdminSettings[K] ? K : never
}[keyof AdminSettings]

export const TextSetting = ({
  name,
  maxLength = ADMIN_LENGTH.setting,
  hint,
  values,
  onChange,
  faults,
}: FieldsProps & { name: TextName; maxLength?: number; hint?: string }) => {
  const { fields } = useCopy().admin.settings
  return (
    <TextField
      label={fields[name]}
      fault={faults[name]}
      hint={hint}
      maxLength={maxLength}
      value={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}

export const LongSetting = ({
  name,
  maxLength,
  hint,
  values,
  onChange,
}: FieldsProps & { name: TextName; maxLength: number; hint?: string }) => {
  const { fields } = useCopy().admin.settings
  return (
    <TextAreaField
      label={fields[name]}
      hint={hint}
      maxLength={maxLength}
      value={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}

export const PictureSetting = ({
  name,
  shape,
  withArt,
  values,
  onChange,
  faults,
}: FieldsProps & { name: TextName; shape?: 'square' | 'wide'; withArt?: boolean }) => {
  const { fields } = useCopy().admin.settings
  return (
    <PictureInput
      label={fields[name]}
      shape={shape}
      withArt={withArt}
      value={values[name]}
      fault={faults[name]}
      onChange={(url) => onChange({ [name]: url })}
    />
  )
}

export const ChoiceSetting = <V extends string>({
  label,
  value,
  choices,
  labels,
  onChange,
}: {
  label: string
  value: V
  choices: readonly V[]
  labels: Readonly<Record<V, string>>
  onChange: (value: V) => void
}) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className="choices">
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={label}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {labels[choice]}
        </label>
      ))}
    </div>
  </fieldset>
)
