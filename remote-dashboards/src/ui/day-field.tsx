import { Field, type FieldProps } from '@torsa/shared/ui/field';
import type { TextField } from '@torsa/shared/ui/form/fields';
import * as v from 'valibot';
import { firstDay, lastDay, readDay } from './read-day.ts';

/** A day from 2000 to 2100 that may be left out. @param malformed says what to enter */
export function optionalDay(malformed: string): TextField {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || readDay(text) !== undefined, malformed),
    v.transform((text) => readDay(text) ?? ''),
  );
}

/** The control of a day. Its limits keep the year at four digits in most browsers. */
export function DayField(props: FieldProps) {
  return <Field {...props} type="date" min={firstDay} max={lastDay} />;
}
