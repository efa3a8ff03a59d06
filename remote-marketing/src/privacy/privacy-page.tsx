import { css } from '@emotion/react';
import {
  browserDataKinds,
  browserStorageKeys,
  personalDataKinds,
} from '@torsa/shared/database/personal-data';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { maxReadableLineLength } from '../readable-line.ts';
import type { PrivacyTexts } from './privacy-page.copy.en.ts';

const { color, fontSize, layout, space } = tokens;

const list = css(plainListStyle, { display: 'grid', gap: space.xl, maxInlineSize: layout.reading });
const facts = css({
  display: 'grid',
  gap: `${space.xs} ${space.m}`,
  marginBlockStart: space.s,
  [media.tablet]: { gridTemplateColumns: '9rem 1fr' },
});
const term = css({ color: color.textMuted, fontSize: fontSize.small });
const paragraphs = css({ display: 'grid', gap: space.m, maxInlineSize: maxReadableLineLength });
const text = css({ maxInlineSize: maxReadableLineLength });
const keys = css({
  maxInlineSize: maxReadableLineLength,
  color: color.textMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
const contact = css(touchTargetLinkStyle);

const factNames = ['what', 'why', 'until', 'readers'] as const;

/**
 * The page `/privacy`, which lists the stored personal data and the visitors' rights. Its type requires a text for
 * each type of personal data.
 */
export function PrivacyPage({ copy }: { readonly copy: PrivacyTexts }) {
  const { kicker, title, lead, data, browser, where, rights } = copy;
  const { format } = useI18n();
  const { emails, phones } = useCompany();
  const [, support] = emails;
  const [phone] = phones;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={data.title}>
        <ul css={list}>
          {personalDataKinds.map((kind) => (
            <li key={kind}>
              <h3>{data.kinds[kind].title}</h3>
              <dl css={facts}>
                {factNames.map((name) => [
                  <dt key={name} css={term}>
                    {data.facts[name]}
                  </dt>,
                  <dd key={`${name} text`}>{data.kinds[kind][name]}</dd>,
                ])}
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunken" title={browser.title} lead={browser.lead}>
        <ul css={list}>
          {browserDataKinds.map((kind) => (
            <li key={kind}>
              <p css={text}>{browser.kinds[kind]}</p>
              <p css={keys}>{browserStorageKeys[kind].join(', ')}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={where.title}>
        <div css={paragraphs}>
          {where.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={rights.title}>
        <div css={paragraphs}>
          {rights.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a css={contact} href={`mailto:${support.address}`}>
              {format(rights.write, { address: support.address })}
            </a>
            <br />
            <a css={contact} href={`tel:${phone.number}`}>
              {format(rights.call, { number: phone.display })}
            </a>
          </p>
        </div>
      </Section>
    </>
  );
}
