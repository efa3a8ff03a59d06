import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import {
  type FormFieldSchemas,
  limitFieldLength,
  optionalLineField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import type { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useEffectEvent, useRef } from 'react';
import { filesQuery, type StoredFile } from '../../api/files.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { FileUpload, useUploadsToOwner } from '../files/index.ts';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';

/** The value of the select option for a typed text. All other values are file IDs. */
export const ownTextOptionValue = 'text';

/** Returns the form fields for the content to approve, which is a project file or a text. */
export function getApprovalFormFields(source: string, copy: StaffRequestTexts['dialog']) {
  const fields: Partial<FormFieldSchemas<'source' | 'content'>> = {
    source: optionalLineField(),
    ...(source === ownTextOptionValue && {
      content: limitFieldLength(20_000, requiredTextField(copy.textMissing)),
    }),
  };
  // The field `content` exists only if staff enter a text.
  return fields as FormFieldSchemas<'source' | 'content'>;
}

/** Returns the database function's arguments for the content to approve: a file ID or a text. */
export const getApprovalRpcArguments = (source: string, content: string | undefined) =>
  source === ownTextOptionValue ? { content: content ?? '' } : { file: source };

/** Loads the project files that staff uploaded, the latest file first. */
export function useStaffProjectFiles(project: string): readonly StoredFile[] {
  const { data } = useInfiniteQuery(filesQuery({ project }));
  return data?.pages.flat().filter(({ from_staff }) => from_staff) ?? [];
}

type FieldProps = ReturnType<ReturnType<typeof useForm>['field']>;

interface ApprovalSourceProps {
  readonly project: string;
  readonly files: readonly StoredFile[];
  readonly source: string;
  readonly choose: (source: string) => void;
  readonly sourceField: FieldProps;
  /** Undefined if staff selected a file instead of entering a text. */
  readonly contentField: FieldProps | undefined;
  readonly copy: StaffRequestTexts['dialog'];
}

/** The form fields that select the content to approve. A file uploaded here is selected automatically. */
export function ApprovalContentFields({
  project,
  files,
  source,
  choose,
  sourceField,
  contentField,
  copy,
}: ApprovalSourceProps) {
  const { format, language } = useI18n();
  const place = { project };
  const uploaded = useUploadsToOwner(place).items.findLast(({ state }) => state === 'done')?.stored
    ?.id;
  const last = useRef(uploaded);
  const chooseUploaded = useEffectEvent(choose);
  useEffect(() => {
    if (uploaded === undefined || uploaded === last.current) return;
    last.current = uploaded;
    chooseUploaded(uploaded);
  }, [uploaded]);
  const nameOf = (id: string) => {
    const file = files.find((one) => one.id === id);
    if (!file) return copy.ownText;
    return format(copy.file, {
      name: isolateTextDirection(file.name),
      number: formatNumber(language, file.version_number),
    });
  };
  return (
    <>
      <SelectField
        {...sourceField}
        label={copy.content}
        value={source}
        values={[ownTextOptionValue, ...files.map(({ id }) => id)]}
        choose={choose}
        nameOf={nameOf}
      />
      {contentField && <TextAreaField {...contentField} label={copy.text} rows={5} />}
      <FileUpload place={place} multiple={false} />
    </>
  );
}
