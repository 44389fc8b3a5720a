import { isComposing } from '@lanting/browser'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { useIsOwner } from '../../shared/owner.ts'
import { PATHS } from '../../shared/paths.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { navigationFor } from './navigation.ts'

interface Target {
  readonly key: string
  readonly kind: 'menu' | 'article'
  readonly label: string
  readonly go: () => Promise<void>
}

const useTargets = (text: string): readonly Target[] => {
  const { screens } = useCopy().admin.frame
  const navigate = useNavigate()
  const isOwner = useIsOwner()
  const asked = text.trim()
  const settled = useSettled(asked)
  const { data: articles = [] } = useQuery({
    queryKey: ['palette', settled],
    queryFn: () => api.getArticleListByContent({ params: { text: settled } }, { quiet: true }),
    enabled: settled !== '',
  })
  const menu = navigationFor(isOwner)
    .flatMap(({ entries }) => entries)
    .filter(({ screen }) => screens[screen].toLowerCase().includes(asked.toLowerCase()))
    .map(
      ({ screen, to }): Target => ({
        key: screen,
        kind: 'menu',
        label: screens[screen],
        go: () => navigate({ to }),
      }),
    )
  const found = articles.map(
    ({ id, article_title }): Target => ({
      key: `article-${id}`,
      kind: 'article',
      label: article_title,
      go: () => navigate({ to: PATHS.editor, search: { id } }),
    }),
  )
  return asked === settled ? [...menu, ...found] : menu
}

/** Opens any screen or article by its name. */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const copy = useCopy().admin.frame
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const targets = useTargets(text)
  const chosen = targets[Math.min(place, targets.length - 1)]

  const open = async (target: Target | undefined) => {
    if (!target) return
    onClose()
    await target.go()
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setPlace((before) => (before + step + targets.length) % Math.max(1, targets.length))
    }
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) open(chosen)
  }

  return (
    <Dialog title={copy.palette} onClose={onClose}>
      <input
        className="input palette-input"
        type="text"
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={chosen && `palette-${chosen.key}`}
        aria-label={copy.paletteHint}
        placeholder={copy.paletteHint}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={move}
      />
      <div id="palette-list" className="palette-list" role="listbox" aria-label={copy.palette}>
        {targets.map((target) => (
          <button
            key={target.key}
            id={`palette-${target.key}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={target === chosen}
            onClick={() => open(target)}
          >
            {target.label}
            <small>{target.kind === 'menu' ? copy.paletteMenu : copy.paletteArticles}</small>
          </button>
        ))}
      </div>
      {targets.length === 0 && <p className="quiet">{copy.paletteEmpty}</p>}
    </Dialog>
  )
}
