import { useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

interface AfterCommitProps {
  /** Called before the children are painted. */
  putBack(): void
  /** Called when all effects of the children have run, and before React renders them again. */
  tell?(): void
  children: ReactNode
}

/** Calls functions once its children are on the page. */
export function AfterCommit({ putBack, tell, children }: AfterCommitProps) {
  useLayoutEffect(putBack, [putBack])
  useEffect(() => tell?.(), [tell])
  return children
}
