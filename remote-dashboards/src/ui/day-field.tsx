import { Field, type FieldProps } from '@torsa/shared/ui/field';
import type { FieldSchema } from '@torsa/shared/ui/form/fields';
import * as v from 'valibot';
import { earliestAllowedDate, latestAllowedDate, parseDay } from './parse-day.ts';

/**
 * Returns a validation schema for an optional date from 2000 to 2100.
 * @param malformed the error message
 */
export function optionalDateSchema(malformed: string): FieldSchema {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || parseDay(text) !== undefined, malformed),
    v.transform((text) => parseDay(text) ?? ''),
  );
}

/** A date field. In most browsers, `min` and `max` limit the year to four digits. */
export function DateField(props: FieldProps) {
  return <Field {...props} type="date" min={earliestAllowedDate} max={latestAllowedDate} />;
}
