import type { ComponentProps, ReactNode } from 'react'

interface LabelProps {
  readonly label: string
  /** The error of the control. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
}

interface Props extends LabelProps {
  readonly children: ReactNode
}

/** A control with its label above and its error or hint below. */
export const Field = ({ label, fault, hint, children }: Props) => (
  <div className="field" data-wrong={Boolean(fault)}>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the caller passes the control as a child. */}
    <label>
      <span>{label}</span>
      {children}
    </label>
    {(fault || hint) && (
      <p className={fault ? 'fault' : 'hint'} role={fault ? 'alert' : undefined}>
        {fault ?? hint}
      </p>
    )}
  </div>
)

export const TextField = ({
  label,
  fault,
  hint,
  ...input
}: LabelProps & ComponentProps<'input'>) => (
  <Field label={label} fault={fault} hint={hint}>
    <input className="input" {...input} />
  </Field>
)

export const TextAreaField = ({
  label,
  fault,
  hint,
  ...area
}: LabelProps & ComponentProps<'textarea'>) => (
  <Field label={label} fault={fault} hint={hint}>
    <textarea className="input" {...area} />
  </Field>
)
