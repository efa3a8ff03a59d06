import * as v from 'valibot';
import { mainLanguage } from '../i18n/languages.ts';
import { audiences } from './access.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

/** The label by language. A missing language falls back to English; the gate requires each language of the remote. */
const label = v.pipe(
  v.record(text, text, 'must be an object of texts'),
  v.check((texts) => texts[mainLanguage] !== undefined, 'must have a text in English'),
);

/** The name of a slot with its version, and for an entry in a menu the name of the menu. */
export const slotName = v.pipe(
  text,
  v.regex(
    /^[a-z][a-z-]*@[1-9]\d*(?:\/[a-z][a-z-]*)?$/,
    'must be a slot such as navbar@1, or a menu in one such as navbar@1/services',
  ),
);

const audience = v.array(
  v.picklist(audiences, `must be one of ${audiences.join(', ')}`),
  'must be a list',
);

/** A navigation entry in manifests, the registry and documents. Its source is `NavEntry` in a route table. */
export const navEntry = v.object(
  {
    slot: slotName,
    order: v.pipe(v.number('must be a number'), v.finite('must be finite')),
    label,
    path: v.pipe(
      text,
      v.regex(/^\/(?!\/)[\w\-/.]*$/, 'must be a path of the page such as /services/apps'),
    ),
    menu: v.optional(v.pipe(text, v.regex(/^[a-z][a-z-]*$/, 'must be a name such as services'))),
    for: v.optional(audience),
    emphasis: v.optional(v.literal(true, 'must be true or absent')),
  },
  'must be an object',
);

export type SlotEntry = v.InferOutput<typeof navEntry>;
