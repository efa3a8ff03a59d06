export const clamp = (value: number, low = 0, high = 1): number =>
  Math.max(low, Math.min(value, high));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 up to `from`, 1 from `to` on, and a soft step between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
