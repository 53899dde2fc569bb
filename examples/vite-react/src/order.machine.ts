import { assign, fromCallback, fromObservable, fromPromise, sendParent, setup } from 'xstate'
import type { ActorRefFrom, Subscribable } from 'xstate'

/** How long a parcel takes to arrive, in ms. */
const DELIVERY_MS = 2_000

/** A parcel on its way to the customer. Notifies its parent on arrival. */
export const parcelMachine = setup({ delays: { delivery: DELIVERY_MS } }).createMachine({
  id: 'parcel',
  initial: 'underway',
  states: { underway: { after: { delivery: { target: 'arrived', actions: sendParent({ type: 'parcel.arrived' }) } } }, arrived: {} },
})

/** Reminds the customer at regular intervals. */
const reminderMachine = setup({ delays: { pause: 1_500 } }).createMachine({
  id: 'reminder',
  initial: 'quiet',
  states: { quiet: { after: { pause: { target: 'quiet', reenter: true, actions: sendParent({ type: 'reminded' }) } } } },
})

/** Keys pressed on the page. */
function keys(): Subscribable<string> {
  return {
    subscribe(observer: { next?: (key: string) => void }) {
      const tell = ({ key }: KeyboardEvent) => observer.next?.(key)
      addEventListener('keydown', tell)
      return { unsubscribe: () => removeEventListener('keydown', tell) }
    },
  } as Subscribable<string>
}

export const orderMachine = setup({
  types: {
    context: {} as {
      price: number | null
      fault: string | null
      reminders: number
      online: boolean
      key: string
      parcels: ActorRefFrom<typeof parcelMachine>[]
      arrived: number
    },
    events: {} as
      | { type: 'price.asked' }
      | { type: 'parcel.sent' }
      | { type: 'parcel.arrived' }
      | { type: 'reminded' }
      | { type: 'network.changed'; online: boolean },
  },
  actors: {
    price: fromPromise<number>(async () => {
      const answer = await fetch('/price.json')
      if (!answer.ok) throw new Error(`The shop answers with ${answer.status}.`)
      return ((await answer.json()) as { price: number }).price
    }),
    network: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: 'network.changed', online: navigator.onLine })
      addEventListener('online', tell)
      addEventListener('offline', tell)
      tell()
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    }),
    keys: fromObservable(keys),
    reminder: reminderMachine,
    parcel: parcelMachine,
  },
}).createMachine({
  id: 'order',
  context: { price: null, fault: null, reminders: 0, online: false, key: '', parcels: [], arrived: 0 },
  invoke: [
    { src: 'network' },
    { src: 'keys', onSnapshot: { actions: assign({ key: ({ event, context }) => event.snapshot.context ?? context.key }) } },
    { src: 'reminder' },
  ],
  on: {
    'network.changed': { actions: assign({ online: ({ event }) => event.online }) },
    reminded: { actions: assign({ reminders: ({ context }) => context.reminders + 1 }) },
    'parcel.sent': { actions: assign({ parcels: ({ context, spawn }) => [...context.parcels, spawn('parcel')] }) },
    'parcel.arrived': { actions: assign({ arrived: ({ context }) => context.arrived + 1 }) },
  },
  initial: 'open',
  states: {
    open: { on: { 'price.asked': 'asking' } },
    asking: {
      invoke: {
        src: 'price',
        onDone: { target: 'priced', actions: assign({ price: ({ event }) => event.output }) },
        onError: { target: 'open', actions: assign({ fault: ({ event }) => (event.error as Error).message }) },
      },
    },
    priced: {},
  },
})
