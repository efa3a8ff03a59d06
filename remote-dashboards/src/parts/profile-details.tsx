import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

interface ProfileDetailsProps {
  /** What is said of the person, in order: name and value. */
  readonly details: readonly (readonly [term: string, value: string])[];
}

const list = css({ display: 'grid', gap: tokens.space.s, margin: 0 });
const term = css({ color: tokens.color.textMuted, fontSize: tokens.fontSize.small });
// An e-mail address or an ID has no place to break a line.
const value = css({ margin: 0, overflowWrap: 'anywhere' });

export function ProfileDetails({ details }: ProfileDetailsProps) {
  return (
    <dl css={list}>
      {details.map(([name, text]) => (
        <div key={name}>
          <dt css={term}>{name}</dt>
          <dd css={value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
