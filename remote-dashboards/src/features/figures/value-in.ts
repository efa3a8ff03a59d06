import { type Language, languageTable } from '@torsa/shared/i18n/languages';
import type { CompanyFigure } from '../../api/reports.ts';

// Bengali has a short word for seconds, and none for milliseconds.
const seconds = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;

/** The value of a figure as it is read: `1.2s`, `0.04`, `1,240`. @param value milliseconds where it is a time */
export function valueIn(language: Language, figure: CompanyFigure, value: number): string {
  const format = (amount: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageTable[language].locale, options).format(amount);
  switch (figure) {
    case 'lcp':
    case 'inp':
      return format(value / 1000, { ...seconds, maximumFractionDigits: figure === 'lcp' ? 1 : 2 });
    case 'cls':
      return format(value, { maximumFractionDigits: 2 });
    default:
      return format(value, { maximumFractionDigits: 0 });
  }
}
