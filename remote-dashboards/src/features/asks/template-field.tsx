import { useI18n } from '@torsa/shared/i18n';
import { SelectField } from '@torsa/shared/ui/select-field';
import { type AskKind, getAskText } from '../../api/asks.ts';
import { type AskTemplate, askTemplates } from './ask-templates.ts';
import type { StaffAsksTexts } from './staff-asks.copy.en.ts';

interface TemplateFieldProps {
  readonly kind: AskKind;
  readonly fillIn: (template: AskTemplate) => void;
  readonly copy: StaffAsksTexts['dialog'];
}

/** A select field with text templates for a request to the client. The options are in the page's language. */
export function AskTemplateField({ kind, fillIn, copy }: TemplateFieldProps) {
  const { language } = useI18n();
  const templates = askTemplates[kind];
  const keys = templates.map(({ text_en }) => text_en);
  return (
    <SelectField
      label={copy.template}
      value=""
      values={['', ...keys]}
      choose={(key) => {
        const template = templates.find(({ text_en }) => text_en === key);
        if (template) fillIn(template);
      }}
      nameOf={(key) => {
        const template = templates.find(({ text_en }) => text_en === key);
        return template ? getAskText(template, language).text : copy.chooseTemplate;
      }}
    />
  );
}
