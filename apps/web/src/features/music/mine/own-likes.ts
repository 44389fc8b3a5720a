interface Needs {
  /** Resolves to whether it is saved. */
  readonly send: (id: number, isLiked: boolean) => Promise<boolean>
  readonly show: (likes: ReadonlySet<number>) => void
}

/**
 * The likes of one account. A like is shown at once, and taken back when it is not saved. An answer
 * that is older than a change of the listener does not undo it. The calls about one song follow each
 * other, so that the last wish is the one that stays.
 */
export const createOwnLikes = ({ send, show }: Needs) => {
  let likes: ReadonlySet<number> | undefined
  /** The likes that are being saved. */
  const wishes = new Map<number, boolean>()
  /** The changes since each list was requested. */
  const changes = new Set<Map<number, boolean>>()

  const set = (known: Iterable<number>, changed: Iterable<[number, boolean]>) => {
    const next = new Set(known)
    for (const [id, isLiked] of changed) {
      if (isLiked) next.add(id)
      else next.delete(id)
    }
    likes = next
    show(next)
  }
  const change = (id: number, isLiked: boolean) => {
    for (const changed of changes) changed.set(id, isLiked)
    set(likes ?? [], [[id, isLiked]])
  }

  const save = async (id: number, saved: boolean): Promise<void> => {
    const wish = wishes.get(id)
    if (wish === undefined || wish === saved) return
    if (await send(id, wish)) return save(id, wish)
    wishes.set(id, saved)
    change(id, saved)
  }

  return {
    areKnown: () => likes !== undefined,
    /** Requests the list. Changes of the listener since then are newer than the answer. */
    load: async (fetchLikes: () => Promise<Iterable<number>>): Promise<void> => {
      const changed = new Map(wishes)
      changes.add(changed)
      try {
        set(await fetchLikes(), changed)
      } finally {
        changes.delete(changed)
      }
    },
    /** Only while the likes are known: an unknown song may be liked already. */
    toggle: async (id: number): Promise<void> => {
      if (!likes) return
      const isLiked = likes.has(id)
      const isBeingSaved = wishes.has(id)
      wishes.set(id, !isLiked)
      change(id, !isLiked)
      if (isBeingSaved) return
      await save(id, isLiked)
      wishes.delete(id)
    },
  }
}
