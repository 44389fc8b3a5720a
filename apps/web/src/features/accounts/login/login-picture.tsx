import { useCopy } from '../../../shared/language.ts'

/** Decorative image beside the form. */
export const LoginPicture = ({ siteName }: { siteName: string }) => {
  const { login } = useCopy()
  return (
    <div className="login-picture" aria-hidden="true">
      <p>
        {login.motto.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className="seal brand-seal" data-letters={[...siteName].slice(0, 2).join('')} />
    </div>
  )
}
