import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeSheets } from './themes/theme-sheets.ts'
import {
  contractAddresses,
  mermaidFrame,
  moderationAddresses,
  musicAddresses,
  refreshPreamble,
  retriedImports,
  siteAssets,
  thanks,
} from './vite-plugins.ts'

/** An owner who builds the site is not told how long our plugins took. */
const QUIET = { bundlerTimings: false }

const INITIAL = ['$initial' as const]

/**
 * The code that every page loads first, in two files: libraries change seldom, our code often.
 * The entry stays in a file of its own, because it waits for files that may import these two.
 * The frame that draws diagrams is a page of its own.
 */
const FIRST_VIEW = [
  { name: 'library', tags: INITIAL, test: /[\\/]node_modules[\\/]/, priority: 1 },
  { name: 'first-view', tags: INITIAL, test: /(?<!entry-client|mermaid-frame)\.tsx?$/ },
  // Small parts of an article that its tools share.
  {
    name: 'reading',
    test: /(?:reading[\\/](?:theme-choices|keep-place|catalogue|use-current)(?!-)|reading-list[\\/]reading-list)/,
  },
  // The connection of the chat, which the room shares. What draws attention comes with a message.
  {
    name: 'chat-connection',
    test: /packages[\\/]chat[\\/]src(?![\\/]room[\\/]permissions)|contract[\\/]src[\\/]chat-frames|features[\\/]chat[\\/]connection[\\/](?!attention|icon-with-dot|mentions-of-user|ring)/,
  },
  // Links in texts of users, which pages with and without markup share.
  { name: 'text-link', test: /shared[\\/](?:text-links?|web-address)\./ },
  { name: 'avatar', test: /shared[\\/]avatar\.|contract[\\/]src[\\/]default-avatars/ },
  // What the room shares with its parts that load on use.
  {
    name: 'room-parts',
    test: /room[\\/]permissions|features[\\/]chat[\\/](?:use-chat-copy|room[\\/](?:(?:message-time|enter-key|quote)\.rules|room-context|use-enter-sends))/,
  },
  {
    name: 'mutations',
    test: /useMutation|use-single-mutation|single-flight|use-client-id|submission-ids/,
  },
  { name: 'play-and-pause', test: /icons[\\/]IconPlayer(?:Play|Pause)\./ },
  { name: 'lists', test: /infiniteQueryObserver|useInfiniteQuery/ },
  { name: 'visitor-forms', test: /shared[\\/](?:use-honeypot|is-held)\./ },
  { name: 'taxonomy', test: /features[\\/]taxonomy[\\/]taxonomy(?:-cloud|\.queries)/ },
  {
    name: 'picture-upload',
    test: /shared[\\/]pictures[\\/](?:picture-upload-state|picture-progress|use-picture-upload)/,
  },
  // The small parts that most pages share: one file is smaller than many.
  {
    name: 'parts',
    test: /[\\/](?:app[\\/]banner[\\/](?:banner|rising-title|title-words)\.|features[\\/]articles[\\/](?:articles\.queries|article-counts|article-tags)|shared[\\/](?:cover|cover-of|pictures[\\/]picture-attributes|pager)\.|when-near|pictures\.ts|short-count|drawings|shared[\\/](?:use-now|script-of|initial)\.ts|own-picture|icons[\\/]Icon(?:Eye|Heart|Copy)\.)/,
  },
  // After the parts, which it needs.
  { name: 'comments-entry', test: /features[\\/]comments[\\/]comments\.(?:tsx|queries)/ },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    contractAddresses(),
    moderationAddresses(),
    musicAddresses(),
    siteAssets(),
    refreshPreamble(),
    retriedImports(),
    thanks(),
    mermaidFrame(),
    themeSheets(),
  ],
  // A render thread loads only the code that is used: one icon, not the whole package of icons.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // A script that cannot be preloaded is remembered by the browser, and so are all that need it.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // The content security policy allows fonts only from files.
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
    rolldownOptions: isSsrBuild
      ? { checks: QUIET }
      : {
          checks: QUIET,
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: FIRST_VIEW } },
        },
  },
}))
