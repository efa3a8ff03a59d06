import type { Language } from '@torsa/shared/i18n/languages';
import { Field } from '@torsa/shared/ui/field';
import { SelectField } from '@torsa/shared/ui/select-field';

interface SettingFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly defaultValue: string;
  readonly choices: Readonly<Record<'open' | 'closed', string>>;
}

/** What a phone's keyboard and the browser should know of a field, by its name. */
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

/** One text of a section; what is open or closed is chosen. */
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
  return (
    <Field
      {...field}
      {...kindOf(name)}
      lang={languageOf(name)}
      autoComplete="off"
      defaultValue={defaultValue}
    />
  );
}
