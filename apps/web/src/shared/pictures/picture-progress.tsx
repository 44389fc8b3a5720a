import { useCopy } from '../language.ts'
import { isBusy, type UploadState } from './picture-upload-state.ts'

type PicturesCopy = ReturnType<typeof useCopy>['pictures']

const sentence = (state: UploadState, copy: PicturesCopy) => {
  switch (state.status) {
    case 'idle':
    case 'done':
      return ''
    case 'preparing':
      return copy.preparing
    case 'sending':
      return copy.sending(state.percent)
    case 'finishing':
      return copy.finishing
    case 'failed':
      return state.reason || copy.failed
  }
}

/** The upload progress or failure. Always mounted, so that screen readers announce changes. */
export const PictureProgress = ({ id, state }: { id: string; state: UploadState }) => {
  const { pictures } = useCopy()
  const percent = state.status === 'sending' ? state.percent : undefined
  return (
    <div className="picture-progress" data-status={state.status}>
      {isBusy(state) && <progress max={100} value={percent} aria-hidden />}
      <p id={id} role="status">
        {sentence(state, pictures)}
      </p>
    </div>
  )
}
