import { IconPlus } from '@tabler/icons-react'

interface Props {
  readonly title: string
  /** Such as the number of rows; empty while they load. */
  readonly note?: string | undefined
  readonly add: { readonly name: string; readonly onClick: () => void }
}

/** The title of a screen, and the button that adds something to its list. */
export const ScreenHead = ({ title, note, add }: Props) => (
  <div className="screen-head">
    <h1>{title}</h1>
    {note && <span className="quiet">{note}</span>}
    <div className="ends">
      <button type="button" className="button" onClick={add.onClick}>
        <IconPlus aria-hidden size={18} stroke={1.8} />
        {add.name}
      </button>
    </div>
  </div>
)
