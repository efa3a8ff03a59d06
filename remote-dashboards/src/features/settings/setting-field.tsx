import type { Language } from '@torsa/shared/i18n/languages';
import { Field } from '@torsa/shared/ui/field';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';

interface SettingFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  /** The length of a text and its limit. Undefined for other fields. */
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly defaultValue: string;
  readonly choices: Readonly<Record<'open' | 'closed', string>>;
}

/** Returns the input type of a field, which determines the on-screen keyboard and autofill. */
function kindOf(name: string): { readonly type: string; readonly inputMode?: 'numeric' } {
  if (/^phone\.|^whatsapp$/.test(name)) return { type: 'tel' };
  if (name.startsWith('email.')) return { type: 'email' };
  if (/^(linkedin|instagram|facebook|github)$/.test(name)) return { type: 'url' };
  if (name === 'until') return { type: 'date' };
  if (/(price|weeks|postalCode)$/.test(name)) return { type: 'text', inputMode: 'numeric' };
  return { type: 'text' };
}

function languageOf(name: string): Language | undefined {
  if (name.endsWith('.bn')) return 'bn';
  return name.endsWith('.en') ? 'en' : undefined;
}

/** A field of a settings section: a text input, a text area for bilingual texts, or a select with fixed options. */
export function SettingField({ choices, defaultValue, ...field }: SettingFieldProps) {
  const { name } = field;
  if (defaultValue === 'open' || defaultValue === 'closed') {
    return (
      <SelectField
        {...field}
        values={['open', 'closed']}
        nameOf={(one) => choices[one]}
        defaultValue={defaultValue}
      />
    );
  }
  const lang = languageOf(name);
  if (lang) {
    return (
      <TextAreaField
        {...field}
        rows={2}
        lang={lang}
        autoComplete="off"
        defaultValue={defaultValue}
      />
    );
  }
  return <Field {...field} {...kindOf(name)} autoComplete="off" defaultValue={defaultValue} />;
}
