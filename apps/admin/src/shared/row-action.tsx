import type { IconPencil } from '@tabler/icons-react'

interface Props {
  readonly name: string
  /** The name of the row, for readers who do not see it. */
  readonly of?: string
  readonly Icon: typeof IconPencil
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** An icon button that does something with one row. */
export const RowAction = ({ name, of, Icon, disabled, onClick }: Props) => (
  <button
    type="button"
    className="icon-button"
    aria-label={of === undefined ? name : `${name}: ${of}`}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon aria-hidden size={18} stroke={1.6} />
  </button>
)
