import { useI18n } from '@torsa/shared/i18n';
import {
  type FormFields,
  maxCharacters,
  optionalLineField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import type { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { isolate } from '../../ui/isolate.ts';
import type { StaffAsksCopy } from './staff-asks.copy.en.ts';

/** The value of the choice for a text. The other values are IDs of files. */
export const ownText = 'text';

/** Returns the fields of what a client approves: a file of the project, or a text. */
export function sourceFields(source: string, copy: StaffAsksCopy['dialog']) {
  const fields: Partial<FormFields<'source' | 'content'>> = {
    source: optionalLineField(),
    ...(source === ownText && {
      content: maxCharacters(20_000, requiredTextField(copy.textMissing)),
    }),
  };
  // The form has the field `content` only with the choice of a text.
  return fields as FormFields<'source' | 'content'>;
}

/** Returns the parameters of the database function for the chosen content. */
export const sourceArgs = (source: string, content: string | undefined) =>
  source === ownText ? { content: content ?? '' } : { file: source };

interface ProjectFile {
  readonly id: string;
  readonly name: string;
  readonly version_number: number;
}

export function useProjectFiles(_project: string): readonly ProjectFile[] {
  return [];
}

type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;

interface ApprovalSourceProps {
  readonly files: readonly ProjectFile[];
  readonly source: string;
  readonly choose: (source: string) => void;
  readonly sourceField: FieldProps;
  readonly contentField: FieldProps;
  readonly copy: StaffAsksCopy['dialog'];
}

/** The choice of what a client approves. */
export function ApprovalSource({
  files,
  source,
  choose,
  sourceField,
  contentField,
  copy,
}: ApprovalSourceProps) {
  const { format } = useI18n();
  const nameOf = (id: string) => {
    const file = files.find((one) => one.id === id);
    if (!file) return copy.ownText;
    return format(copy.file, { name: isolate(file.name), number: file.version_number });
  };
  return (
    <>
      <SelectField
        {...sourceField}
        label={copy.content}
        hint={files.length === 0 ? copy.noFile : undefined}
        value={source}
        values={[ownText, ...files.map(({ id }) => id)]}
        choose={choose}
        nameOf={nameOf}
      />
      {source === ownText && <TextAreaField {...contentField} label={copy.text} rows={5} />}
    </>
  );
}
