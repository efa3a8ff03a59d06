/** The median, lowest and highest value of several measurements. */
export interface MeasurementSummary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Computes the median, lowest and highest of the measured values. @param values at least one measured value, in any
 * order.
 */
export function summarizeMeasurements(values: readonly number[]): MeasurementSummary {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted.at(0), sorted.at(-1)];
  if (min === undefined || max === undefined)
    throw new Error('Cannot summarise an empty list of measurements.');
  const middle = (sorted.length - 1) / 2;
  const [low = min, high = max] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min, max };
}
