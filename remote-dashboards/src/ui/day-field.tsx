import { Field, type FieldProps } from '@torsa/shared/ui/field';
import type { TextField } from '@torsa/shared/ui/form/fields';
import * as v from 'valibot';
import { earliestDay, latestDay, parseDay } from './parse-day.ts';

/** A day from 2000 to 2100 that may be left out. @param malformed says what to enter */
export function optionalDay(malformed: string): TextField {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || parseDay(text) !== undefined, malformed),
    v.transform((text) => parseDay(text) ?? ''),
  );
}

/** The control of a day. Its limits keep the year at four digits in most browsers. */
export function DayField(props: FieldProps) {
  return <Field {...props} type="date" min={earliestDay} max={latestDay} />;
}
