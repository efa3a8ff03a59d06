import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { type Language, languageDefinitions, languages } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import {
  type FormFieldSchemas,
  limitFieldLength,
  optionalLineField,
  optionalTextField,
} from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type Ask,
  getRequestToClientText,
  type RequestToClientKind,
  requestToClientKinds,
  useRequestToClientMutation,
  useSetRequestToClientState,
} from '../../api/asks.ts';
import { DateField, optionalDateSchema } from '../../ui/day-field.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import {
  ApprovalContentFields,
  getApprovalFormFields,
  getApprovalRpcArguments,
  ownTextOptionValue,
  useStaffProjectFiles,
} from './approval-source.tsx';
import { type RequestToClientTemplate, requestToClientTemplates } from './ask-templates.ts';
import { CheckMarkIcon } from './check-mark.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';
import { RequestTemplateField } from './template-field.tsx';

const { fontSize, space } = tokens;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space.s,
  '& textarea': { minBlockSize: '4.5rem' },
});
const marks = css({ display: 'flex', gap: space.m, fontSize: fontSize.small });
const filledMark = css({
  display: 'inline-flex',
  gap: space.xxs,
  alignItems: 'center',
  fontWeight: 600,
});

const draftNames = ['kind', 'text_en', 'text_bn', 'count', 'due', 'source', 'content'] as const;
type Name = (typeof draftNames)[number];
/** The empty values of the form's draft. Fields that do not belong to the selected type of request remain empty. */
const blank = { kind: '', text_en: '', text_bn: '', count: '', due: '', source: '', content: '' };

interface AskFormProps {
  readonly project: string;
  /** The request to edit. Undefined for a new request. */
  readonly ask: Ask | undefined;
  readonly close: () => void;
  readonly copy: StaffRequestTexts;
}

/** The form in which staff write or edit a request to the client. Templates contain the text in both languages. */
export function RequestToClientForm({ project, ask, close, copy }: AskFormProps) {
  const { format, language } = useI18n();
  const words = copy.dialog;
  const form = useRef<HTMLDivElement>(null);
  const files = useStaffProjectFiles(project);
  const draft = useFormDraft<Name>(ask ? `ask-edit.${ask.id}` : `ask-new.${project}`, draftNames);
  const [kind, setKind] = useState<RequestToClientKind>(
    () => ask?.kind ?? requestToClientKinds.find((one) => one === draft.read()?.kind) ?? 'files',
  );
  const [source, setSource] = useState(() => draft.read()?.source || ownTextOptionValue);
  const [filled, setFilled] = useState<readonly Language[]>([]);
  const add = useRequestToClientMutation('add_ask');
  const change = useRequestToClientMutation('change_ask');
  const setAskState = useSetRequestToClientState();
  const announce = useUndoToast(copy.undo);

  const state = useForm<Name>({
    fields: {
      ...(ask ? {} : { kind: optionalLineField() }),
      text_en: limitFieldLength(300, optionalTextField()),
      text_bn: limitFieldLength(300, optionalTextField()),
      ...(kind === 'files' && !ask ? { count: countField(words.countMalformed) } : {}),
      due: optionalDateSchema(words.dayMalformed),
      ...(kind === 'approval' && !ask ? getApprovalFormFields(source, words) : {}),
    } as FormFieldSchemas<Name>,
    ...(ask && {
      prefill: { text_en: ask.text_en, text_bn: ask.text_bn, due: ask.due_on ?? '' },
    }),
    draft,
    send: async (values) => {
      const { text_en, text_bn, due, count, content } = values;
      if (text_en === '' && text_bn === '') return { fieldErrors: { text_en: words.oneText } };
      const { text } = getRequestToClientText(values, language);
      if (ask) {
        const before = { ...ask };
        const expected_version = ask.version;
        // The generated type omits null, which removes the due date.
        const due_on = (due || null) as string;
        const changed = await change.mutateAsync({
          ask: ask.id,
          text_en,
          text_bn,
          due_on,
          expected_version,
        });
        const undo = () =>
          change.mutateAsync({
            ask: before.id,
            text_en: before.text_en,
            text_bn: before.text_bn,
            due_on: before.due_on as string,
            expected_version: changed.version,
          });
        announce({ action: copy.edited, done: Promise.resolve(), undo });
      } else {
        const added = await add.mutateAsync({
          id: draft.idempotencyKey({ ...blank, ...values }),
          project,
          kind,
          text_en,
          text_bn,
          ...(due && { due_on: due }),
          ...(kind === 'files' && count && { file_count: Number(count) }),
          ...(kind === 'approval' && getApprovalRpcArguments(source, content)),
        });
        const undo = () => setAskState(added, 'withdrawn');
        announce({ action: format(copy.asked, { text }), done: Promise.resolve(), undo });
      }
      draft.clear();
      close();
      return undefined;
    },
    errors: copy.problems,
  });

  const control = (name: string) =>
    form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
  const showFilled = () =>
    setFilled(languages.filter((one) => control(`text_${one}`)?.value.trim() !== ''));
  // Check the text fields after the first render, because a stored draft can fill them.
  useEffect(showFilled, []);

  const fillIn = (template: RequestToClientTemplate) => {
    const values = { ...template, count: String(template.count ?? '') };
    for (const name of ['text_en', 'text_bn', 'count'] as const) {
      const element = control(name);
      if (!element) continue;
      const isOwn =
        name !== 'count' &&
        element.value.trim() !== '' &&
        requestToClientTemplates[kind].every((one) => one[name] !== element.value);
      element.value = isOwn ? `${element.value}\n${values[name]}` : values[name];
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  return (
    <Form state={state}>
      <div ref={form} css={portalStyles.stack}>
        {!ask && (
          <div css={row}>
            <SelectField
              {...state.field('kind')}
              label={words.kind}
              value={kind}
              values={requestToClientKinds}
              choose={setKind}
              nameOf={(one) => copy.kinds[one]}
            />
            <RequestTemplateField kind={kind} fillIn={fillIn} copy={words} />
          </div>
        )}
        {/* Not the whole form, because React would reset a select that renders before its change event. */}
        <div css={row} onInput={showFilled}>
          <TextAreaField {...state.field('text_en')} label={words.english} rows={2} lang="en" />
          <TextAreaField {...state.field('text_bn')} label={words.bengali} rows={2} lang="bn" />
        </div>
        <p css={marks}>
          {languages.map((one) => {
            const isFilled = filled.includes(one);
            const { name } = languageDefinitions[one];
            return isFilled ? (
              <span key={one} css={filledMark}>
                {name} <CheckMarkIcon />
              </span>
            ) : (
              <span key={one} css={portalStyles.muted}>
                {format(words.empty, { language: name })}
              </span>
            );
          })}
        </p>
        {kind === 'approval' && !ask && (
          <ApprovalContentFields
            project={project}
            files={files}
            source={source}
            choose={setSource}
            sourceField={state.field('source')}
            contentField={source === ownTextOptionValue ? state.field('content') : undefined}
            copy={words}
          />
        )}
        <div css={row}>
          {kind === 'files' && !ask && (
            <Field
              {...state.field('count')}
              label={words.count}
              type="number"
              inputMode="numeric"
              min={1}
              max={50}
            />
          )}
          <DateField {...state.field('due')} label={words.due} />
        </div>
        <div css={portalStyles.actions}>
          <Button type="submit" busy={state.isBusy}>
            {ask ? words.save : words.send}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.close}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Returns the validation of an optional number of files, from 1 to 50. */
const countField = (malformed: string) =>
  v.pipe(
    optionalLineField(),
    v.check((text) => text === '' || (/^\d+$/.test(text) && +text >= 1 && +text <= 50), malformed),
  );
