import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mine } from '#build/mine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Tests that read the built site without a browser. They need a previous `vite build`. */
export default defineConfig({
  root,
  plugins: [mine(root)],
  test: { include: ['tests/built/*.test.ts'], testTimeout: 60_000 },
})
