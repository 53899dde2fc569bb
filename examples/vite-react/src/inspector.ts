import { createEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'

/** The one time of this page, and the panel for it. Hand both to every actor that the page makes. */
export const { clock, inspect, session } = createInspector({ engine: createEngine(), hot: import.meta.hot })
