import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Selection } from './data-table.tsx'

/** The selected rows of a list. A new address clears the selection. */
export const useSelection = (): Selection => {
  const [ids, choose] = useState<ReadonlySet<number>>(new Set())
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => choose(new Set()), [address])
  return { ids, choose }
}
