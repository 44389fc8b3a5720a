import { useCopy } from '../language.ts'
import { failureText } from '../messages/failure-toast.ts'
import './forms.css'

/** Why a form could not be sent, in the form itself; read out when it appears. */
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
