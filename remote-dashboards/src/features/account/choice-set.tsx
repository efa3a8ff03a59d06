import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { choice } from './choice-style.ts';

interface ChoiceSetProps<Option extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, ReactNode>>;
  /** None of the options where nothing was chosen yet. */
  readonly chosen: string;
  readonly onChoose: (option: Option) => void;
}

const set = css({
  display: 'grid',
  border: 0,
  padding: 0,
  legend: { marginBlockEnd: tokens.space.xs, fontWeight: 600 },
});

/** One of several, in effect as soon as it is ticked. */
export function ChoiceSet<Option extends string>(props: ChoiceSetProps<Option>) {
  const { name, legend, options, labels, chosen, onChoose } = props;
  return (
    <fieldset css={set}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} css={choice}>
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
