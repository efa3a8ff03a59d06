import { css } from '@emotion/react';
import { type SettingSection, settingSectionSchemas } from '@torsa/shared/contract/site-settings';
import { useI18n } from '@torsa/shared/i18n';
import { languages } from '@torsa/shared/i18n/languages';
import {
  portalBottomBarMedia,
  portalSidePanelMedia,
  settingsSideBySideMedia,
} from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import type { FieldValues, FormFieldSchemas } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { type FormSubmitOutcome, findFormControl, useForm } from '@torsa/shared/ui/form/use-form';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  openSettingsPreview,
  type SettingsSectionValues,
  type StoredSettingsSection,
  saveSettingsSection,
} from '../../api/settings.ts';
import { bottomBarHeight } from '../../app/frame-style.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { importWithRetry } from '../../ui/retry-import.ts';
import { getSettingFieldLabel } from '../../ui/setting-field-label.ts';
import { portalStyles } from '../../ui/styles.ts';
import { getMaxSettingLength, groupSettingFields, pairFieldsByLanguage } from './field-groups.ts';
import { OpeningHoursRows } from './hours-rows.tsx';
import { formatOpeningHours, type WeeklyOpeningHours } from './opening-hours.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingsTexts } from './settings-page.copy.en.ts';

const { space } = tokens;

// Load the preview on demand. All languages share its script.
const SettingsPreview = lazy(() =>
  importWithRetry(
    () => import(/* webpackChunkName: "settings-preview" */ './settings-preview.tsx'),
  ),
);

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.m,
});
/** The two languages of a text are side by side on wide screens. */
const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  '& textarea': { minBlockSize: '4.5rem' },
  [settingsSideBySideMedia]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const stack = css({ display: 'grid', gap: space.m });
const withPreview = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [portalSidePanelMedia]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22.5rem)' },
});
const group = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ marginBlockEnd: space.xs, padding: 0, fontWeight: 600 });

/** The buttons of a changed form stay at the bottom of the screen, above the phone navigation. */
const changedStyle = css({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  backgroundColor: tokens.color.surface,
  [portalBottomBarMedia]: { insetBlockEnd: bottomBarHeight },
});
// The buttons at the end do not move when the text before them appears.
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
});
const barEnd = css({ display: 'flex', gap: space.s, marginInlineStart: 'auto' });

/** The state of the form's values: as stored, changed, being stored, or rejected. */
export type SettingsFormStatus = 'stored' | 'changed' | 'saving' | 'rejected';

type Intent = 'save' | 'preview';

interface SectionFormProps {
  readonly section: SettingSection;
  readonly stored: StoredSettingsSection;
  /** Resets the form to the stored values. */
  readonly discard: () => void;
  readonly report: (status: SettingsFormStatus) => void;
  readonly copy: SettingsTexts;
}

/** The form of a settings section, with the same validation as the prerendered pages. */
export function SettingsSectionForm({ section, stored, discard, report, copy }: SectionFormProps) {
  const { format, language } = useI18n();
  const intent = useRef<Intent>('save');
  const [lastIntent, setLastIntent] = useState<Intent>('save');
  const submitFor = (one: Intent) => {
    intent.current = one;
    setLastIntent(one);
  };
  const schema = settingSectionSchemas[section];
  const names = Object.keys(schema.entries);
  const draft = useFormDraft(`settings.${section}`, names);
  const [saved, setSaved] = useState(stored.values);
  const [typed, setTyped] = useState(() => ({ ...stored.values, ...nonEmptyTexts(draft.read()) }));
  const isChanged = names.some((name) => typed[name] !== saved[name]);
  const state = useForm<string>({
    fields: schema.entries as FormFieldSchemas<string>,
    send: async (values): Promise<FormSubmitOutcome<string>> => {
      const checked = v.safeParse<v.GenericSchema<unknown, SettingsSectionValues>>(schema, values);
      if (!checked.success) return { fieldErrors: problemsAt(checked.issues) };
      if (intent.current === 'preview') {
        if (openSettingsPreview(section, checked.output, language)) return {};
        return { notice: { kind: 'alert', text: copy.problems.previewBlocked } };
      }
      await saveSettingsSection(section, checked.output, stored.version);
      draft.clear();
      setSaved(checked.output);
      setTyped(checked.output);
      return { notice: { kind: 'status', text: copy.saved } };
    },
    errors: copy.problems,
    draft,
  });
  const isRejected =
    names.some((name) => state.field(name).error) || state.outcome?.notice?.kind === 'alert';
  let status: SettingsFormStatus = isChanged ? 'changed' : 'stored';
  if (lastIntent === 'save' && isRejected) status = 'rejected';
  if (lastIntent === 'save' && state.isBusy) status = 'saving';
  useEffect(() => report(status), [report, status]);
  // Hide an earlier success, which would seem to describe the new changes.
  const shownState = status === 'changed' && !isRejected ? { ...state, outcome: undefined } : state;
  const countOf = (name: string) => {
    const most = getMaxSettingLength(name);
    if (most === undefined) return undefined;
    return format(copy.count, {
      count: formatNumber(language, [...(typed[name] ?? '').trim()].length),
      most: formatNumber(language, most),
    });
  };
  // True if an announcement field has a text, because all its fields are then required.
  const isAnnounced = section === 'banner' && names.some((name) => typed[name]?.trim());
  const changeHours = (office: string, week: WeeklyOpeningHours, form: HTMLFormElement | null) => {
    for (const written of languages) {
      const control = form && findFormControl(form, `${office}.hours.${written}`);
      if (!control) continue;
      control.value = formatOpeningHours(week, written);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const field = (name: string) => {
    const { error, ...attributes } = state.field(name);
    return (
      <SettingField
        key={name}
        {...attributes}
        required={attributes.required || isAnnounced}
        label={getSettingFieldLabel(name, copy.labels)}
        hint={countOf(name)}
        error={error && wordsFor(error, copy)}
        defaultValue={stored.values[name] ?? ''}
        choices={copy.choices}
      />
    );
  };
  const rowsOf = (fieldNames: readonly string[]) =>
    pairFieldsByLanguage(fieldNames).map((row) => {
      const [first = ''] = row;
      const office = /^(.+)\.hours\.en$/.exec(first)?.[1];
      return (
        <Fragment key={first}>
          {office !== undefined && (
            <OpeningHoursRows
              text={typed[first] ?? ''}
              change={(week, form) => changeHours(office, week, form)}
              copy={copy.hours}
            />
          )}
          <div css={first.endsWith('.en') ? pair : fields}>{row.map(field)}</div>
        </Fragment>
      );
    });
  return (
    <div css={withPreview} onInput={({ currentTarget }) => setTyped(readFields(currentTarget))}>
      <Form state={shownState} css={portalStyles.stack}>
        {groupSettingFields(section, copy.groups).map(({ group: id, names }) =>
          id === undefined ? (
            <div key={names[0]} css={stack}>
              {rowsOf(names)}
            </div>
          ) : (
            <fieldset key={id} css={group}>
              <legend css={legend}>{getSettingFieldLabel(id, copy.groups)}</legend>
              <div css={stack}>{rowsOf(names)}</div>
            </fieldset>
          ),
        )}
        <div css={[bar, isChanged && changedStyle]}>
          {isChanged && (
            <>
              <span css={portalStyles.muted}>{copy.unsaved}</span>
              <Button
                variant="quiet"
                onClick={() => {
                  draft.clear();
                  discard();
                }}
              >
                {copy.discard}
              </Button>
            </>
          )}
          <div css={barEnd}>
            <Button type="submit" variant="secondary" onClick={() => submitFor('preview')}>
              {copy.preview}
            </Button>
            <Button type="submit" busy={state.isBusy} onClick={() => submitFor('save')}>
              {state.isBusy ? copy.saving : copy.save}
            </Button>
          </div>
        </div>
      </Form>
      <Suspense>
        <SettingsPreview section={section} typed={typed} stored={saved} copy={copy} />
      </Suspense>
    </div>
  );
}

/** Returns the draft without empty texts, which a form does not restore. */
const nonEmptyTexts = (texts: FieldValues<string> = {}): SettingsSectionValues =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Returns the texts of the form's fields. */
function readFields(wrapper: HTMLElement): SettingsSectionValues {
  const controls = wrapper.querySelectorAll<HTMLInputElement>('[name]');
  return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}

/** Returns the first validation error of each field. */
function problemsAt(issues: readonly v.BaseIssue<unknown>[]): Readonly<Record<string, string>> {
  const found = issues.map((issue) => [String(issue.path?.at(-1)?.key), issue.message] as const);
  return Object.fromEntries(found.toReversed());
}

function wordsFor(problem: string, { problems }: SettingsTexts): string {
  return problem in problems ? problems[problem as keyof typeof problems] : problems.invalid;
}
