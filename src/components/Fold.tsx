import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** Content that unfolds in place; the plus after its label becomes a minus. A native `details` element, so it works without JavaScript. */
export const Fold = styled('details')(css`
  > summary {
    --sign: 0.75rem;
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 44px;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '';
    flex: none;
    width: var(--sign);
    height: var(--sign);
    background:
      linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
      linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
    transition: background-size var(--t-2) var(--ease-tick);
  }
  &[open] > summary::after {
    background-size:
      100% 2px,
      2px 0;
  }
  @media (forced-colors: active) {
    > summary::after {
      forced-color-adjust: none;
      color: ButtonText;
    }
  }
`)
