import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'

const ROWS = [
  ['j', 'j'],
  ['k', 'k'],
  ['x', 'x'],
  ['a', 'a'],
  ['d', 'd'],
  ['r', 'r'],
  ['b', 'b'],
  ['Enter', 'enter'],
  ['u', 'u'],
  ['/', 'slash'],
  ['Esc', 'escape'],
  ['?', 'help'],
] as const

/** The list of keyboard shortcuts. */
export const KeysDialog = ({ hasKeep, onClose }: { hasKeep: boolean; onClose: () => void }) => {
  const { keys } = useCopy().admin.moderation
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <p className="quiet">{keys.lead}</p>
      <dl className="key-table">
        {ROWS.filter(([key]) => hasKeep || key !== 'r').map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{keys[word]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
