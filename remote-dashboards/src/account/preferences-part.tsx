import { css } from '@emotion/react';
import { chooseTheme, chosenTheme } from '@torsa/shared/theme/choose-theme';
import { themes } from '@torsa/shared/theme/themes';
import { tokens } from '@torsa/shared/theme/tokens';
import { useState } from 'react';
import { Part } from '../parts/part.tsx';
import type { AccountMessages } from './account-messages.en.ts';
import { choice } from './choice-style.ts';

const set = css({
  display: 'grid',
  border: 0,
  padding: 0,
  legend: { marginBlockEnd: tokens.space.xs, fontWeight: 600 },
});

const options = ['system', ...themes] as const;

/** How the site looks in this browser. */
export function PreferencesPart({ messages }: { readonly messages: AccountMessages }) {
  const { preferences: words } = messages;
  const [chosen, setChosen] = useState<(typeof options)[number]>(chosenTheme() ?? 'system');
  return (
    <Part name="preferences" title={words.title}>
      <fieldset css={set}>
        <legend>{words.theme}</legend>
        {options.map((option) => (
          <label key={option} css={choice}>
            <input
              type="radio"
              name="theme"
              checked={chosen === option}
              onChange={() => {
                setChosen(option);
                chooseTheme(option === 'system' ? null : option);
              }}
            />
            {words.themes[option]}
          </label>
        ))}
      </fieldset>
    </Part>
  );
}
