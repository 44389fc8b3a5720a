import { commentOf } from '../comments/read-comments.ts'
import type { ForeignAuthor, ForeignComment, ForeignFiles, ForeignItem } from '../foreign-blog.ts'
import { jsonRows } from '../json-rows.ts'
import { commentText, failureOf, type Row, rowOf, textOf } from '../values.ts'

/** A resource of the backup: `/registry/content.halo.run/posts/<name>`, its JSON in Base64. */
const NAME = /^\/registry\/(?:[\w.-]+\/)?(\w+)\/[^/]+$/

export const nameOf = (resource: Row): string => textOf(rowOf(resource.metadata).name)
export const specOf = (resource: Row): Row => rowOf(resource.spec)

/** Yields the resources of these kinds. A broken one is a failure. */
export async function* resources(
  files: ForeignFiles,
  path: string,
  kinds: readonly string[],
): AsyncGenerator<{ kind: string; resource: Row } | { kind: 'failure'; item: ForeignItem }> {
  for await (const row of jsonRows(files.open(path))) {
    const name = textOf(row.name)
    const kind = NAME.exec(name)?.[1]
    if (!kind || !kinds.includes(kind)) continue
    try {
      const json = Buffer.from(textOf(row.data), 'base64').toString('utf8')
      yield { kind, resource: rowOf(JSON.parse(json)) }
    } catch {
      yield { kind: 'failure', item: failureOf(`halo:${name}`, name, 'unreadable') }
    }
  }
}

/** A comment of somebody who is no user has the address of their mail as its name. */
const ownerOf = (owner: Row, users: ReadonlyMap<string, ForeignAuthor>): ForeignAuthor => {
  const name = textOf(owner.name)
  const user = textOf(owner.kind) === 'Email' ? undefined : users.get(name)
  const notes = rowOf(owner.annotations)
  return (
    user ?? {
      name: textOf(owner.displayName) || name,
      ...(name.includes('@') ? { mail: name } : {}),
      ...(textOf(notes.website) ? { site: textOf(notes.website) } : {}),
      ...(textOf(notes.avatar) ? { avatar: textOf(notes.avatar) } : {}),
    }
  )
}

/** A comment on a post, or a reply to a comment. `subjects` has the posts of the comments. */
export const commentIn = (
  resource: Row,
  users: ReadonlyMap<string, ForeignAuthor>,
  subjects: Map<string, string>,
): ForeignComment | undefined => {
  const spec = specOf(resource)
  const post = subjects.get(textOf(spec.commentName)) ?? textOf(rowOf(spec.subjectRef).name)
  if (post === '') return undefined
  if (!spec.commentName) subjects.set(nameOf(resource), post)
  const owner = ownerOf(rowOf(spec.owner), users)
  return commentOf({
    prefix: 'halo:comment:',
    id: nameOf(resource),
    on: { post: `halo:post:${post}` },
    parentId: textOf(spec.quoteReply) || textOf(spec.commentName),
    name: owner.name,
    mail: owner.mail ?? '',
    site: owner.site ?? '',
    avatar: owner.avatar ?? '',
    text: commentText(textOf(spec.content) || textOf(spec.raw)),
    createdAt: spec.creationTime ?? spec.approvedTime ?? rowOf(resource.metadata).creationTimestamp,
    status: spec.hidden === true ? 'hidden' : spec.approved === true ? 'approved' : 'waiting',
  })
}

export const userOf = (resource: Row): ForeignAuthor => {
  const spec = specOf(resource)
  return {
    name: textOf(spec.displayName) || nameOf(resource),
    ...(textOf(spec.email) ? { mail: textOf(spec.email) } : {}),
    ...(textOf(spec.avatar) ? { avatar: textOf(spec.avatar) } : {}),
  }
}

export const linkOf = (resource: Row): ForeignItem => {
  const spec = specOf(resource)
  return {
    type: 'link',
    link: {
      name: textOf(spec.displayName),
      address: textOf(spec.url),
      description: textOf(spec.description),
      avatar: textOf(spec.logo),
    },
  }
}
