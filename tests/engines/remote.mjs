import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'

/** The timeout for the start of a browser, in ms. */
const START_MS = 60_000
/** The timeout of a command, in ms. */
const COMMAND_MS = 30_000
/** The timeout of a function call in WebKit, in ms: a call during a navigation never returns. */
const CALL_MS = 5_000

/** Firefox preferences that disable the first-run page and background services. */
const FIREFOX_PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** The actions of WebDriver and WebDriver BiDi for a mouse press and for typing a text. */
const pressAt = ({ x, y }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
const keysOf = (text) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/**
 * Starts Firefox and drives it over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it supports without a driver.
 *
 * @param {string} executable
 * @returns {Promise<import('./engines.mjs').Browser>}
 */
export async function openFirefox(executable) {
  const profile = await mkdtemp(join(tmpdir(), 'engines-firefox-'))
  const preferences = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join('\n'))
  const program = start(executable, ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile])
  const end = async () => {
    await program.end()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [, address] = await program.says(/WebDriver BiDi listening on (ws:\/\/\S+)/)
    const send = await connect(`${address}/session`)
    const { capabilities } = await send('session.new', { capabilities: {} })
    const { contexts } = await send('browsingContext.getTree', {})
    const { context } = contexts[0]
    await send('browsingContext.setViewport', { context, viewport: { width: 1024, height: 768 } })
    return {
      version: capabilities.browserVersion,
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
      back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
      async call(fn, ...values) {
        const { type, result, exceptionDetails } = await send('script.callFunction', {
          functionDeclaration: `async (values) => JSON.stringify(await (${fn})(...JSON.parse(values)))`,
          arguments: [{ type: 'string', value: JSON.stringify(values) }],
          target: { context },
          awaitPromise: true,
          userActivation: true,
        })
        if (type === 'exception') throw new Error(exceptionDetails.text)
        return result.type === 'string' ? JSON.parse(result.value) : undefined
      },
      pressAt: (point) => send('input.performActions', { context, actions: pressAt(point) }),
      type: (text) => send('input.performActions', { context, actions: keysOf(text) }),
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Opens a BiDi connection; the returned function sends a command and waits for its result. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map()
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data))
    waiting.get(id)?.(error ? new Error(`${error}: ${message}`) : result)
    waiting.delete(id)
  })
  let last = 0
  return (method, params) =>
    inTime(
      method,
      COMMAND_MS,
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
        socket.send(JSON.stringify({ id, method, params }))
      }),
    )
}

/**
 * Starts WebKitGTK's MiniBrowser through its driver and drives it over WebDriver (https://www.w3.org/TR/webdriver2/).
 *
 * @param {{ driver: string, browser: string, screen: string | undefined }} programs `screen` is Xvfb, for where there is no screen.
 * @returns {Promise<import('./engines.mjs').Browser>}
 */
export async function openWebKitGtk({ driver, browser, screen }) {
  const programs = []
  const end = async () => {
    for (const program of programs.toReversed()) await program.end()
  }
  try {
    const env = { ...process.env }
    if (screen) {
      const xvfb = start(screen, ['-displayfd', '2', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
      programs.push(xvfb)
      const [, display] = await xvfb.says(/^(\d+)\s*$/m)
      Object.assign(env, { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' })
    }
    const port = await freePort()
    programs.push(start(driver, [`--port=${port}`], env))
    const send = async (method, path, body, ms = COMMAND_MS) => {
      const options = { method, signal: AbortSignal.timeout(ms), ...(body && { body: JSON.stringify(body) }) }
      const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json()
      if (value?.error) throw new Error(`${value.error}: ${value.message}`)
      return value
    }
    await answers(() => send('GET', '/status'))
    const { sessionId, capabilities } = await send('POST', '/session', {
      capabilities: {
        // Waits for the full load: WebKit drops commands while a page is loading.
        alwaysMatch: { pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    })
    const session = (path, body, ms) => send('POST', `/session/${sessionId}${path}`, body, ms)
    await session('/window/rect', { x: 0, y: 0, width: 1024, height: 840 })
    return {
      version: capabilities.browserVersion,
      open: (url) => session('/url', { url }),
      back: () => session('/back', {}),
      async call(fn, ...values) {
        const script = `const done = arguments[1]; Promise.resolve((${fn})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
        const { value, error } = await session('/execute/async', { script, args: [values] }, CALL_MS)
        if (error) throw new Error(error)
        return value
      },
      pressAt: (point) => session('/actions', { actions: pressAt(point) }),
      type: (text) => session('/actions', { actions: keysOf(text) }),
      async close() {
        await send('DELETE', `/session/${sessionId}`).catch(() => {})
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Starts a program that reports on stderr when it is ready. */
function start(executable, args, env = process.env) {
  const child = spawn(executable, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  let heard = () => {}
  let failed = () => {}
  child.stderr.on('data', (data) => {
    said += data
    heard()
  })
  // Stops the program even if this process ends early.
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  }).then(() => failed(new Error(`${executable} has ended: ${said.slice(-300)}`)))
  return {
    says: (pattern) =>
      inTime(
        executable,
        START_MS,
        new Promise((resolve, reject) => {
          failed = reject
          heard = () => {
            const match = pattern.exec(said)
            if (match) resolve(match)
          }
          heard()
        }),
      ),
    async end() {
      failed = () => {}
      process.removeListener('exit', kill)
      kill()
      await inTime(`${executable}, to end,`, COMMAND_MS, ended)
    },
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Retries a call until it no longer fails. */
async function answers(call) {
  const endMs = Date.now() + START_MS
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (Date.now() > endMs) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function inTime(what, ms, promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1000} s`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
