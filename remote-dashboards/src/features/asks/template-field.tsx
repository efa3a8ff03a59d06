import { useI18n } from '@torsa/shared/i18n';
import { SelectField } from '@torsa/shared/ui/select-field';
import { getRequestToClientText, type RequestToClientKind } from '../../api/asks.ts';
import { type RequestToClientTemplate, requestToClientTemplates } from './ask-templates.ts';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';

interface TemplateFieldProps {
  readonly kind: RequestToClientKind;
  readonly fillIn: (template: RequestToClientTemplate) => void;
  readonly copy: StaffRequestTexts['dialog'];
}

/** A select with text templates for a request to the client, in the page's language. */
export function RequestTemplateField({ kind, fillIn, copy }: TemplateFieldProps) {
  const { language } = useI18n();
  const templates = requestToClientTemplates[kind];
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
        return template ? getRequestToClientText(template, language).text : copy.chooseTemplate;
      }}
    />
  );
}
