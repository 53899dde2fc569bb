import type { Page } from '@playwright/test'

/** Intercepts `mailto:` links, so that no mail program opens. `openedMails` returns the intercepted links. */
export async function catchMails(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(globalThis, { openedMails: opened })
    document.addEventListener('mail.open', (event) => {
      event.preventDefault()
      opened.push((event as CustomEvent<{ href: string }>).detail.href)
    })
  })
}

export function openedMails(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { openedMails: string[] }).openedMails)
}

/** Replaces the browser's clipboard. */
export async function withClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(globalThis, { copied })
    const clipboard = {
      writeText: (text: string) => {
        copied.push(text)
        return Promise.resolve()
      },
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  })
}

export function copiedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied)
}
