import { IconGitMerge } from '@tabler/icons-react'
import './conflict-bar.css'

interface Props {
  readonly text: string
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

/** Tells of a conflict above the text. It takes neither the focus nor a part of the text. */
export const ConflictBar = ({ text, actions }: Props) => (
  <div className="conflict-bar" role="status">
    <IconGitMerge aria-hidden size={18} stroke={1.6} />
    <p>{text}</p>
    {actions.map(({ label, run }) => (
      <button key={label} type="button" className="button ghost" onClick={run}>
        {label}
      </button>
    ))}
  </div>
)
