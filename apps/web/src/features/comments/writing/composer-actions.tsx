interface Props {
  readonly cancelLabel: string
  readonly onCancel: () => void
  readonly sendLabel: string
  readonly isFit: boolean
  readonly isBusy: boolean
  readonly onSend: () => void
}

/** The two buttons below a text: to give it up, and to send it. */
export const ComposerActions = ({
  cancelLabel,
  onCancel,
  sendLabel,
  isFit,
  isBusy,
  onSend,
}: Props) => (
  <div className="composer-actions">
    <button type="button" className="text-button" onClick={onCancel}>
      {cancelLabel}
    </button>
    <button type="button" className="button" disabled={!isFit} aria-busy={isBusy} onClick={onSend}>
      {sendLabel}
    </button>
  </div>
)
