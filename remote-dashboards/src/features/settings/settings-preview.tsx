import { css } from '@emotion/react';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import {
  type SettingSection,
  type SiteSettings,
  settingSectionSchemas,
} from '@torsa/shared/contract/site-settings';
import { useI18n } from '@torsa/shared/i18n';
import { type Language, languageDefinitions, languages } from '@torsa/shared/i18n/languages';
import { portalSidePanelMedia } from '@torsa/shared/theme/breakpoints';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import * as v from 'valibot';
import { formatDay } from '../../api/days.ts';
import { isBannerExpired, type SettingsSectionValues } from '../../api/settings.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { parseDay } from '../../ui/parse-day.ts';
import { getSettingFieldLabel } from '../../ui/setting-field-label.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { SettingsTexts } from './settings-page.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const panel = css({
  display: 'none',
  [portalSidePanelMedia]: {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    position: 'sticky',
    insetBlockStart: `calc(${tokens.layout.header} + ${space.m})`,
    minInlineSize: 0,
    padding: space.m,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    overflowWrap: 'anywhere',
  },
});
/** The announcement's style, which equals the style in the host's `banner.tsx`. */
const strip = css({
  padding: space.s,
  border: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  fontSize: fontSize.small,
  fontWeight: 600,
});
const list = css(plainListStyle, { display: 'grid', gap: space.xs });

interface SettingsPreviewProps {
  readonly section: SettingSection;
  /** The form's values. The preview replaces an invalid value by the stored one. */
  readonly typed: SettingsSectionValues;
  readonly stored: SettingsSectionValues;
  readonly copy: SettingsTexts;
}

/** A live preview of the site's texts. It is no iframe, because the site's headers forbid frames. */
export default function SettingsPreview({ section, typed, stored, copy }: SettingsPreviewProps) {
  const { language: ofPage } = useI18n();
  const shownIn = previewedLanguages[section];
  if (shownIn === 'none') return null;
  const values = replaceInvalid(section, typed, stored);
  const preview = (language: Language) => (
    <SectionPreview section={section} values={values} language={language} copy={copy} />
  );
  return (
    <div css={panel}>
      <h3>{copy.livePreview}</h3>
      {shownIn === 'page'
        ? preview(ofPage)
        : languages.map((language) => (
            <div key={language} css={portalStyles.tightStack}>
              <span css={portalStyles.smallMuted} lang={language}>
                {languageDefinitions[language].name}
              </span>
              <div lang={language}>{preview(language)}</div>
            </div>
          ))}
    </div>
  );
}

/**
 * The previewed languages of each section: all, or only the page's language if the values are the same in every
 * language.
 */
const previewedLanguages = {
  contact: 'page',
  offices: 'all',
  openings: 'page',
  banner: 'all',
  company: 'page',
  services: 'all',
  logins: 'none',
} as const satisfies Record<SettingSection, 'page' | 'all' | 'none'>;

/** Normalises the typed values, and replaces invalid values by the stored ones. */
function replaceInvalid(
  section: SettingSection,
  typed: SettingsSectionValues,
  stored: SettingsSectionValues,
): SettingsSectionValues {
  const fields: Readonly<Record<string, v.GenericSchema<unknown, string>>> =
    settingSectionSchemas[section].entries;
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const { success, output } = v.safeParse(schema, typed[name] ?? '');
      return [name, success ? output : (stored[name] ?? '')];
    }),
  );
}

interface SectionPreviewProps {
  readonly section: SettingSection;
  readonly values: SettingsSectionValues;
  readonly language: Language;
  readonly copy: SettingsTexts;
}

function SectionPreview({ section, values, language, copy }: SectionPreviewProps) {
  const company = createCompany(language, { [section]: values } as SiteSettings);
  const { optionalFacts } = company;
  switch (section) {
    case 'banner':
      return <BannerPreview text={optionalFacts.banner} until={values['until']} copy={copy} />;
    case 'offices':
      return (
        <ul css={list}>
          {company.offices.map(({ id, name, addressLines, hours }) => (
            <li key={id}>
              <strong>{name}</strong>
              {[...addressLines, hours].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </li>
          ))}
        </ul>
      );
    case 'services':
      return (
        <Facts
          facts={Object.entries(optionalFacts.services ?? {}).map(([id, { price, weeks }]) => [
            getSettingFieldLabel(id, copy.groups),
            [
              price !== undefined && `₹${formatNumber(language, price)}`,
              weeks !== undefined && formatWeeks(language, weeks),
            ]
              .filter(Boolean)
              .join(' · '),
          ])}
          none={copy.nothingShown}
        />
      );
    case 'openings':
      return (
        <Facts
          facts={Object.entries(values).flatMap(([id, state]) =>
            state === 'open' ? [[getSettingFieldLabel(id, copy.labels), ''] as const] : [],
          )}
          none={copy.nothingShown}
        />
      );
    default:
      return (
        <Facts
          facts={Object.entries(values).flatMap(([name, value]) =>
            value === '' ? [] : [[getSettingFieldLabel(name, copy.labels), value] as const],
          )}
          none={copy.nothingShown}
        />
      );
  }
}

const formatWeeks = (language: Language, weeks: number): string =>
  new Intl.NumberFormat(languageDefinitions[language].locale, {
    style: 'unit',
    unit: 'week',
    unitDisplay: 'long',
  }).format(weeks);

interface BannerPreviewProps {
  readonly text: string | undefined;
  readonly until: string | undefined;
  readonly copy: SettingsTexts;
}

function BannerPreview({ text, until = '', copy }: BannerPreviewProps) {
  const { format, language } = useI18n();
  const day = parseDay(until);
  if (!text) return <p css={portalStyles.smallMuted}>{copy.nothingShown}</p>;
  return (
    <>
      <p css={strip}>{text}</p>
      {day !== undefined && (
        <p css={portalStyles.smallMuted} lang={language}>
          {format(isBannerExpired(day) ? copy.bannerOver : copy.bannerUntil, {
            day: formatDay(language, day, 'medium'),
          })}
        </p>
      )}
    </>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly none: string;
}

/** A list of labelled values, or a note if the site shows none of them. */
function Facts({ facts, none }: FactsProps) {
  const { language } = useI18n();
  if (facts.length === 0) return <p css={portalStyles.smallMuted}>{none}</p>;
  return (
    <ul css={list}>
      {facts.map(([label, value]) => (
        <li key={label}>
          <span css={value !== '' && portalStyles.smallMuted} lang={language}>
            {label}
          </span>
          {value !== '' && <div>{value}</div>}
        </li>
      ))}
    </ul>
  );
}
