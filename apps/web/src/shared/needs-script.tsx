import { useCopy } from './language.ts'

/** Says that a form or a page does nothing while scripts are off. */
export const NeedsScript = () => {
  const { shell } = useCopy()
  return (
    <noscript>
      <p className="needs-script">{shell.needsScript}</p>
    </noscript>
  )
}
