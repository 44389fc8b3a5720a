import type { ComponentProps } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import type { MergeForm } from './merge-form.tsx'

const Form = lazyPart('merge', async () => (await import('./merge-form.tsx')).MergeForm)

/** Resolves a conflict with another window. No text is lost. */
export const MergeDialog = (props: ComponentProps<typeof MergeForm>) => {
  const { merge } = useCopy().admin
  return (
    <Dialog title={merge.title} shape="wide" onClose={props.onClose}>
      <Form {...props} />
    </Dialog>
  )
}
