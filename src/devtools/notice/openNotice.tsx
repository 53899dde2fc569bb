import { mount } from '../mount.tsx'
import type { StatelyConnection } from '../stately.ts'
import { Notice } from './Notice.tsx'

/** Shows the state of the connection to the Stately inspector, until the visitor closes the notice. */
export function openNotice(connection: StatelyConnection): void {
  const close = mount(<Notice connection={connection} close={() => close()} />)
}
