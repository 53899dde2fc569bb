import { css } from '@emotion/react'

export const styles = css`
  display: flex;
  align-items: flex-end;
  gap: 0.75rem;
  font: var(--type-label);
  color: var(--muted);
  white-space: nowrap;
`
