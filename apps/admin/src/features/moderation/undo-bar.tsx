import { useCopy } from '../../shared/language.ts'
import { runNow, UNDO_MS, type useUndoQueue } from './undo-queue.ts'

interface Props {
  readonly waiting: ReturnType<typeof useUndoQueue.getState>['waiting']
  readonly onUndo: () => void
}

/** The pending decision with an undo button. */
export const UndoBar = ({ waiting, onUndo }: Props) => {
  const { moderation } = useCopy().admin
  return (
    <div role="status">
      {waiting && (
        <div className="selection-bar undo-bar">
          <span>{moderation.pending[waiting.decision](waiting.keys.size)}</span>
          <button type="button" className="link" onClick={runNow}>
            {moderation.doNow}
          </button>
          <button type="button" className="button" onClick={onUndo}>
            {moderation.undo}
            <kbd>u</kbd>
          </button>
          <i aria-hidden style={{ animationDuration: `${UNDO_MS}ms` }} />
        </div>
      )}
    </div>
  )
}
