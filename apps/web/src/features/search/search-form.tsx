import { searchPath } from '@lanting/contract'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { asSearched } from './search-text.rules.ts'

/** Opens the result page, with or without scripts. */
export const SearchForm = ({ text }: { text: string }) => {
  const { search } = useCopy()
  const router = useRouter()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = asSearched(String(new FormData(event.currentTarget).get('q') ?? ''))
    void router.navigate(searchPath(q))
  }
  return (
    <search>
      <form className="search-form" action={PATHS.search} onSubmit={onSubmit}>
        <IconSearch aria-hidden size={20} stroke={1.6} />
        <input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={search.title}
          placeholder={search.placeholder}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button">
          {search.page.submit}
        </button>
      </form>
    </search>
  )
}
