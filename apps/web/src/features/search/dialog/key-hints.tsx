import { useCopy } from '../../../shared/language.ts'

export const KeyHints = () => {
  const { keys } = useCopy().search
  return (
    <p className="key-hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {keys.choose}
      </span>
      <span>
        <kbd>Enter</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </p>
  )
}
