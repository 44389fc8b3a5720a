import { ADMIN_LENGTH } from '@lanting/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { useIsOwner } from '../../shared/owner.ts'
import type { FieldsProps } from './settings-fields.tsx'

/** Code of the owner in every page of the site. */
export const CodeSettings = ({ values, onChange, faults }: FieldsProps) => {
  const { fields, code } = useCopy().admin.settings
  if (!useIsOwner()) return <p className="quiet">{code.ownersOnly}</p>
  return (
    <>
      <p className="code-warning" role="note">
        <IconAlertTriangle aria-hidden size={20} stroke={1.6} />
        {code.warning}
      </p>
      {(['head_code', 'foot_code'] as const).map((name) => (
        <TextAreaField
          key={name}
          className="input code-input"
          label={fields[name]}
          spellCheck={false}
          maxLength={ADMIN_LENGTH.siteCode}
          value={values[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <TextAreaField
        className="input code-input"
        label={fields.code_sources}
        fault={faults.code_sources}
        hint={code.sourcesHint}
        placeholder="https://analytics.example.com"
        spellCheck={false}
        value={values.code_sources.join('\n')}
        onChange={({ currentTarget }) =>
          onChange({ code_sources: currentTarget.value.split('\n') })
        }
      />
    </>
  )
}
