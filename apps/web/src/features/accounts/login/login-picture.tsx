import { useFormCopy } from '../../../shared/forms/form-copy.ts'

/** Decorative image beside the form. */
export const LoginPicture = ({ initials }: { initials: string }) => {
  const { login } = useFormCopy()
  return (
    <div className="login-picture" aria-hidden="true">
      <p>
        {login.motto.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className="seal brand-seal" data-letters={initials} />
    </div>
  )
}
