/** Linear light: red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb` into linear light, in which light can be added. */
export function colourOf(hex: string): Colour {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function toSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
}
