import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { type Language, languageDefinitions, languages } from '@torsa/shared/i18n/languages';
import { chooseTheme, readChosenTheme } from '@torsa/shared/theme/choose-theme';
import { themes } from '@torsa/shared/theme/themes';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useState } from 'react';
import { type Account, saveAccountLanguage } from '../../api/account.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';
import { checkboxOrRadioLabelStyle } from './choice-style.ts';

interface PreferenceSettingsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** The form for the language of the site and emails, and for the colour theme of this browser. */
export function PreferenceSettings({ account, copy }: PreferenceSettingsProps) {
  const { preferences: words } = copy;
  const [theme, setTheme] = useState<Theme>(readChosenTheme() ?? 'system');
  const save = useMutation({ mutationFn: saveAccountLanguage });
  // Show the choice from local state, because the mutation state changes one render later.
  const [language, setLanguage] = useState<Language>();
  return (
    <PageSection name="preferences" title={words.title}>
      <ErrorNotice error={save.error} copy={copy.problems} />
      <ChoiceSet
        name="language"
        legend={words.language}
        options={languages}
        labels={inItself}
        chosen={language ?? account.language}
        onChoose={(chosen: Language) => {
          if (save.isPending) return;
          setLanguage(chosen);
          save.mutate(chosen, { onError: () => setLanguage(undefined) });
        }}
      />
      <ChoiceSet
        name="theme"
        legend={words.theme}
        options={colours}
        labels={words.themes}
        chosen={theme}
        onChoose={(chosen: Theme) => {
          setTheme(chosen);
          chooseTheme(chosen === 'system' ? null : chosen);
        }}
      />
    </PageSection>
  );
}

const inItself = Object.fromEntries(
  languages.map((language) => [
    language,
    <span key={language} lang={language}>
      {languageDefinitions[language].name}
    </span>,
  ]),
) as Record<Language, ReactNode>;
const colours = ['system', ...themes] as const;
type Theme = (typeof colours)[number];

interface ChoiceSetProps<Option extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, ReactNode>>;
  /** The selected option, or an empty string. */
  readonly chosen: string;
  readonly onChoose: (option: Option) => void;
}

const set = css({
  display: 'grid',
  border: 0,
  padding: 0,
  legend: { marginBlockEnd: tokens.space.xs, fontWeight: 600 },
});

/** A group of radio buttons, whose selection takes effect immediately. */
function ChoiceSet<Option extends string>(props: ChoiceSetProps<Option>) {
  const { name, legend, options, labels, chosen, onChoose } = props;
  return (
    <fieldset css={set}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} css={checkboxOrRadioLabelStyle}>
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
