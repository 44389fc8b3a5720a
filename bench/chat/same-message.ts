let id = 0

/** A chat message as long as ours, so that every server sends the same bytes. */
export const chatMessageOf = (content: string) => {
  id += 1
  return {
    type: 'message',
    id,
    user_id: 12,
    nick_name: 'reader 12',
    avatar: '/art/avatars/2.avif',
    content,
    content_type: 'text',
    createdAt: '2026-11-15 12:00:00',
    createdAtMs: 1_794_700_800_000,
    event: id,
  }
}
