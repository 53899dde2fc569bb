import { mount } from '../mount.tsx'
import type { StatelyConnection } from '../stately.ts'
import { Notice } from './Notice.tsx'

/** Shows the state of the connection to the Stately inspector until it is closed. */
export function openNotice(connection: StatelyConnection): void {
  const close = mount(<Notice connection={connection} close={() => close()} />)
}
