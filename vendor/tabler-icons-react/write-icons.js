import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the original package. */
const [, , original] = process.argv
if (original === undefined) throw new Error('name the folder of the original package')

const ROOT = join(import.meta.dirname, '../..')
const ICONS = join(import.meta.dirname, 'icons')

const importedIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
const names = [...new Set(files.flatMap((file) => importedIn(join(ROOT, file))))].sort()

const text = (value) => `'${value}'`
const attributesText = ({ key, ...attributes }) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join(', ')

const iconText = (name) => {
  const source = readFileSync(join(original, `dist/esm/icons/${name}.mjs`), 'utf8')
  const [, parts = ''] = /__iconNode = (\[\[.*\]\]);/.exec(source) ?? []
  const [, kind, iconName] = /createReactComponent\("(\w+)", "([^"]+)"/.exec(source) ?? []
  const drawn = JSON.parse(parts.replaceAll('{ "', '{"'))
    .map(([tag, attributes]) => `  ['${tag}', { ${attributesText(attributes)} }],\n`)
    .join('')
  return `import { icon } from '../icon.js'

export const ${name} = /* @__PURE__ */ icon('${kind}', '${iconName}', [
${drawn}])
`
}

rmSync(ICONS, { recursive: true, force: true })
mkdirSync(ICONS)
for (const name of names) writeFileSync(join(ICONS, `${name}.js`), iconText(name))

const exported = names.map((name) => `export { ${name} } from './icons/${name}.js'\n`)
writeFileSync(join(import.meta.dirname, 'index.js'), exported.join(''))

const TYPES = `import type { ComponentPropsWithRef, FunctionComponent } from 'react'

interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'stroke'> {
  readonly size?: string | number
  readonly stroke?: string | number
}

`
const declared = names.map((name) => `export const ${name}: FunctionComponent<IconProps>\n`)
writeFileSync(join(import.meta.dirname, 'index.d.ts'), TYPES + declared.join(''))
