import { useCopy } from '../language.ts'
import { failureText } from '../messages/failure-toast.ts'
import './forms.css'

/** The error of a form. Screen readers announce it. */
export const FormNotice = ({ failure }: { failure: unknown }) => {
  const { messages } = useCopy()
  return (
    <div role="alert">
      {failure ? (
        <div className="form-notice">
          <strong>{messages.title.error}</strong>
          <p>{failureText(failure, navigator.onLine, messages)}</p>
        </div>
      ) : null}
    </div>
  )
}
