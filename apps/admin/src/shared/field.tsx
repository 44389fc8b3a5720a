import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  /** What is wrong with it, or what is worth knowing. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** A control with its name above and what is to be said about it below. */
export const Field = ({ label, fault, hint, children }: Props) => (
  <div className="field" data-wrong={Boolean(fault)}>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is what the caller puts inside. */}
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
