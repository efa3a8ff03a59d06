import { tokens } from '@torsa/shared/theme/tokens';

/** The company's mark: a palace arch with three channels of the river running through it. */
export function RiverMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
      <path d="M4 30V16a12 12 0 0 1 24 0v14z" fill={tokens.color.river} />
      <g stroke={tokens.color.onRiver} strokeWidth="2" strokeLinecap="round">
        <path d="M10 30c0-6 6-6 6-12s-4-5-4-9" />
        <path d="M16 30c0-5 5-6 5-11s-3-5-3-9" />
        <path d="M22 30c0-4 3-5 3-8" />
      </g>
    </svg>
  );
}
