import type { ComponentType } from 'react'

interface Props {
  readonly name: string
  readonly Icon: ComponentType<{ size: number; stroke: number }>
  readonly isPressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A round button of the lyric boards. */
export const BoardButton = ({ name, Icon, isPressed, disabled, onClick }: Props) => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    title={name}
    aria-pressed={isPressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon aria-hidden size={20} stroke={1.6} />
  </button>
)
