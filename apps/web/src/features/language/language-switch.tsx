import type { Language } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { switchLanguage } from './switch-language.ts'

export const LanguageSwitch = () => {
  const router = useRouter()
  const { code, short, name } = useCopy().header.otherLanguage
  return (
    <button
      type="button"
      className="icon-button language-switch"
      lang={code}
      onClick={() => switchLanguage(router, code as Language)}
    >
      {short}
      <span className="for-screen-readers">{name}</span>
    </button>
  )
}
