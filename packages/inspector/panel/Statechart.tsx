/** @jsxImportSource react */
import { useEffect, useMemo, useRef } from 'react'
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import { drawChart } from '../chart/draw.ts'
import { bringIntoSight } from './bringIntoSight.ts'

interface StatechartProps {
  machine: AnyStateMachine
  value: StateValue
  /** The transitions that led to it. */
  transitions: readonly AnyTransitionDefinition[]
}

/** A machine's definition as a chart, with its active states and the transitions it has just taken. */
export function Statechart({ machine, value, transitions }: StatechartProps) {
  const drawing = useMemo(() => drawChart(machine), [machine])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.replaceChildren(drawing.element), [drawing])
  useEffect(() => bringIntoSight(drawing.mark(value, transitions)), [drawing, value, transitions])
  return <div ref={place} />
}
