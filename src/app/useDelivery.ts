import { useEffect, useState } from 'react'
import { deliveryMachine } from '../../machines/delivery/delivery.machine.ts'
import type { DeliveryEvent } from '../../machines/delivery/delivery.machine.ts'
import { deliveryView } from '../../machines/delivery/delivery.view.ts'
import { useMachineActor, useMachineView } from '../actors/useMachineActor.ts'
import { askServer } from './chunkErrors.ts'

/** A delivery machine that has the server at hand, and hears when the network returns. */
export function useDelivery() {
  const actor = useMachineActor(deliveryMachine, {})
  const [send] = useState(() => (event: DeliveryEvent) => actor.send(event))

  useEffect(() => {
    const asking = actor.on('server.ask', () => {
      void askServer().then((answer) => send({ type: 'server.answered', answer }))
    })
    const onOnline = () => send({ type: 'network.returned' })
    addEventListener('online', onOnline)
    return () => {
      asking.unsubscribe()
      removeEventListener('online', onOnline)
    }
  }, [actor, send])

  return { actor, send, ...useMachineView(actor, deliveryView) }
}
