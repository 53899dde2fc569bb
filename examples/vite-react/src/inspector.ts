import { createEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'

/** The page's only clock, and the recording of its actors. Pass `clock` and `inspect` to every actor that the page creates. */
export const { clock, inspect, session } = createInspector({ engine: createEngine(), hot: import.meta.hot })
