/** The hash of a preview names a secret token, or a text for its administrators. */
export const previewPlace = (hash: string) => {
  const [, kind, id] = /^#(article|manuscript)=(\d{1,10})$/.exec(hash) ?? []
  if (kind === 'article') return { article_id: Number(id) }
  if (kind === 'manuscript') return { manuscript_id: Number(id) }
  return hash.length > 1 ? { token: hash.slice(1) } : undefined
}
