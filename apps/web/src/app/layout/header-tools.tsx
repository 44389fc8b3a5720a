import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AccountEntry } from '../../features/accounts/account-entry.tsx'
import { LanguageSwitch } from '../../features/language/language-switch.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { SchemeSwitch } from '../../shared/theme/scheme-switch.tsx'

export const HeaderTools = () => {
  const { header } = useCopy()
  return (
    <div className="header-tools">
      <Link to={PATHS.search as string} className="icon-button" aria-label={header.search}>
        <IconSearch aria-hidden size={20} stroke={1.6} />
      </Link>
      <LanguageSwitch />
      <SchemeSwitch />
      <AccountEntry />
    </div>
  )
}
