import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions } from '@torsa/shared/i18n/languages';
import { formControlStyle } from '@torsa/shared/theme/control-style';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { portalStyles } from '../../ui/styles.ts';
import {
  closedWeekHours,
  listWeekdays,
  parseOpeningHours,
  type WeeklyOpeningHours,
} from './opening-hours.ts';
import type { SettingsTexts } from './settings-page.copy.en.ts';

const { space } = tokens;

const group = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, fontWeight: 550 });
const list = css(plainListStyle, { display: 'grid', gap: space.xxs });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 9rem) minmax(0, 15rem)',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: minTouchTargetSize,
});
const dayLabel = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTouchTargetSize,
  '& input': { flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0 },
});
const times = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
});
const time = css(formControlStyle, { minInlineSize: 0, paddingInline: space.xs });

const usualHours = { from: '10:00', to: '18:30' };

interface HoursRowsProps {
  /** The English text of the opening hours. */
  readonly text: string;
  readonly change: (week: WeeklyOpeningHours, form: HTMLFormElement | null) => void;
  readonly copy: SettingsTexts['hours'];
}

/** An office's opening hours, one row per weekday. A change writes the text in both languages. */
export function OpeningHoursRows({ text, change, copy }: HoursRowsProps) {
  const { format, language } = useI18n();
  const parsed = parseOpeningHours(text);
  const week = parsed ?? closedWeekHours;
  const names = listWeekdays(languageDefinitions[language].locale);
  return (
    <fieldset css={group}>
      <legend css={legend}>{copy.title}</legend>
      {!parsed && <p css={portalStyles.smallMuted}>{copy.ownText}</p>}
      <ul css={list}>
        {names.map((day, index) => {
          const hours = week[index];
          const timeField = (end: 'from' | 'to') =>
            hours && (
              <input
                type="time"
                css={time}
                aria-label={format(copy[end], { day })}
                value={hours[end]}
                onChange={({ currentTarget: { value, form } }) => {
                  // A partly filled time field has an empty value.
                  if (value) change(week.with(index, { ...hours, [end]: value }), form);
                }}
              />
            );
          return (
            <li key={day} css={row}>
              <label css={dayLabel}>
                <input
                  type="checkbox"
                  checked={hours !== undefined}
                  onChange={({ currentTarget: { checked, form } }) => {
                    const last = week.findLast((one) => one !== undefined);
                    change(week.with(index, checked ? (last ?? usualHours) : undefined), form);
                  }}
                />
                {day}
              </label>
              {hours ? (
                <div css={times}>
                  {timeField('from')}
                  <span aria-hidden="true">–</span>
                  {timeField('to')}
                </div>
              ) : (
                parsed && <span css={portalStyles.smallMuted}>{copy.closed}</span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
