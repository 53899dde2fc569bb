import { useMachine, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { clock, inspect } from './inspector.ts'
import { orderMachine } from './order.machine.ts'
import type { parcelMachine } from './order.machine.ts'

export function App() {
  const [state, send] = useMachine(orderMachine, { clock, inspect })
  const { price, fault, reminders, online, key, parcels, arrived } = state.context
  return (
    <main data-machine="order" data-state={String(state.value)}>
      <h1>Your order</h1>
      <p id="price">{price === null ? 'no price yet' : `${price} €`}</p>
      {fault !== null && <p role="alert">{fault}</p>}
      <p id="reminders">{reminders} reminders</p>
      <p id="network">{online ? 'online' : 'offline'}</p>
      <p id="key">{key}</p>
      <p id="arrived">{arrived} arrived</p>
      <button type="button" onClick={() => send({ type: 'price.asked' })}>
        Ask for the price
      </button>
      <button type="button" onClick={() => send({ type: 'parcel.sent' })}>
        Send a parcel
      </button>
      <ul>
        {parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} />
        ))}
      </ul>
    </main>
  )
}

function Parcel({ parcel }: { parcel: ActorRefFrom<typeof parcelMachine> }) {
  const state = useSelector(parcel, ({ value }) => value)
  return (
    <li data-machine="parcel" data-state={state}>
      {state}
    </li>
  )
}
