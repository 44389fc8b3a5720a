import { Dialog, DialogHeader } from '../../../shared/dialog/dialog.tsx'
import { useCopy } from '../../../shared/language.ts'
import type { CatalogueEntry } from './catalogue.rules.ts'
import { Catalogue } from './catalogue.tsx'
import { ThemeChoices } from './theme-choices.tsx'

interface Props {
  readonly entries: readonly CatalogueEntry[]
  readonly open: boolean
  readonly onClose: () => void
}

export const CatalogueDrawer = ({ entries, open, onClose }: Props) => {
  const { reading } = useCopy()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      side="left"
      // Does not return the focus, because the reader goes on at the chosen heading.
      returnsFocus={false}
      className="catalogue-drawer"
    >
      <DialogHeader
        title={reading.catalogue}
        closeLabel={reading.closeCatalogue}
        onClose={onClose}
      />
      <Catalogue entries={entries} onChoose={onClose} />
      <ThemeChoices />
    </Dialog>
  )
}
