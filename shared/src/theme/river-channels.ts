export interface RiverShape {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** The number of points at which the drawn river's channels meet. */
  readonly bends: number;
  /** An angle in radians that varies the shape of the river. */
  readonly phase: number;
  /** The maximum distance between the outer channels of the river, as a fraction of the drawing's height. */
  readonly spread: number;
}

/**
 * Draws a braided river from left to right, with channels that meet and cross.
 * @returns one SVG path for each channel, in whole units
 */
export function drawRiverChannels(river: RiverShape): readonly string[] {
  return Array.from({ length: river.channels }, (_, channel) => drawChannel(river, channel));
}

function drawChannel(river: RiverShape, channel: number): string {
  const step = river.width / river.bends;
  const start = heightAt(river, channel, 0);
  let path = `M0 ${start}`;
  for (let bend = 1; bend <= river.bends; bend += 1) {
    const x = Math.round(bend * step);
    const before = Math.round((bend - 0.5) * step);
    const y = heightAt(river, channel, bend);
    // Each curve is horizontal where it turns up or down, so the river's channels have no corners.
    path +=
      bend === 1 ? `C${before} ${start} ${before} ${y} ${x} ${y}` : `S${before} ${y} ${x} ${y}`;
  }
  return path;
}

function heightAt(
  { height, channels, phase, spread }: RiverShape,
  channel: number,
  bend: number,
): number {
  const side = channels === 1 ? 0 : (channel / (channels - 1)) * 2 - 1;
  const valley = Math.sin(bend * 0.9 + phase) * 0.14;
  const width = 0.16 + 0.84 * Math.abs(Math.sin(bend * 1.25 + phase * 1.7));
  const wander = Math.sin(channel * 2.3 + bend * 1.9 + phase) * 0.085;
  return Math.round(height * (0.5 + valley + (side * width * spread) / 2 + wander));
}
