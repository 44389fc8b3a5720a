import { useCopy } from '../../../shared/language.ts'

/** The open door beside the form; nothing in it has to be read. */
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
