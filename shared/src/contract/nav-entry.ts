import * as v from 'valibot';
import { mainLanguage } from '../i18n/languages.ts';
import { visitorRoles } from './access.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

/** A navigation label in each language. A missing language falls back to English. */
const label = v.pipe(
  v.record(text, text, 'must be an object of texts'),
  v.check((texts) => texts[mainLanguage] !== undefined, 'must have a text in English'),
);

/** Matches a slot name with its version, such as `navbar@1`, or the name of a menu in a slot. */
export const navigationSlotNameSchema = v.pipe(
  text,
  v.regex(
    /^[a-z][a-z-]*@[1-9]\d*(?:\/[a-z][a-z-]*)?$/,
    'must be a slot such as navbar@1, or a menu in one such as navbar@1/services',
  ),
);

const audience = v.array(
  v.picklist(visitorRoles, `must be one of ${visitorRoles.join(', ')}`),
  'must be a list',
);

/** The schema of a navigation entry in manifests, the release registry and documents. */
export const navEntrySchema = v.object(
  {
    slot: navigationSlotNameSchema,
    order: v.pipe(v.number('must be a number'), v.finite('must be finite')),
    label,
    path: v.pipe(
      text,
      v.regex(/^\/(?!\/)[\w\-/.]*$/, 'must be a path of the page such as /services/apps'),
    ),
    menu: v.optional(v.pipe(text, v.regex(/^[a-z][a-z-]*$/, 'must be a name such as services'))),
    for: v.optional(audience),
    emphasis: v.optional(v.literal(true, 'must be true or absent')),
    icon: v.optional(v.pipe(text, v.regex(/^[a-z][a-z-]*$/, 'must be a name such as inbox'))),
  },
  'must be an object',
);

export type NavigationSlotEntry = v.InferOutput<typeof navEntrySchema>;
