import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Selection } from './data-table.tsx'

/** What is chosen on this page of this list: another address forgets it. */
export const useSelection = (): Selection => {
  const [ids, choose] = useState<ReadonlySet<number>>(new Set())
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => choose(new Set()), [address])
  return { ids, choose }
}
