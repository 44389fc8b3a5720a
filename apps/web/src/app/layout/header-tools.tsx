import { AccountEntry } from '../../features/accounts/account-entry.tsx'
import { LanguageSwitch } from '../../features/language/language-switch.tsx'
import { SchemeSwitch } from '../../shared/theme/scheme-switch.tsx'
import { SearchButton } from './search-button.tsx'

export const HeaderTools = () => (
  <div className="header-tools">
    <SearchButton />
    <LanguageSwitch />
    <SchemeSwitch />
    <AccountEntry />
  </div>
)
