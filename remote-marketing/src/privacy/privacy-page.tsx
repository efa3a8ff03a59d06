import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { browserKinds, dataKinds, storedHere } from '@torsa/shared/database/stored-data';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { useCompany } from '@torsa/shared/site-config';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { readableLine } from '../readable-line.ts';

const { color, fontSize, layout, space } = tokens;

const list = css(plainList, { display: 'grid', gap: space.xl, maxInlineSize: layout.reading });
const facts = css({
  display: 'grid',
  gap: `${space.xs} ${space.m}`,
  marginBlockStart: space.s,
  [media.tablet]: { gridTemplateColumns: '9rem 1fr' },
});
const term = css({ color: color.textMuted, fontSize: fontSize.small });
const paragraphs = css({ display: 'grid', gap: space.m, maxInlineSize: readableLine });
const text = css({ maxInlineSize: readableLine });
const keys = css({
  maxInlineSize: readableLine,
  color: color.textMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
const contact = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

const factNames = ['what', 'why', 'until', 'readers'] as const;

type Facts = Readonly<Record<(typeof factNames)[number], string>>;

interface Paragraphs {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface PrivacyMessages {
  readonly head: PageHead;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly data: {
    readonly title: string;
    readonly facts: Facts;
    readonly kinds: Readonly<
      Record<(typeof dataKinds)[number], Facts & { readonly title: string }>
    >;
  };
  readonly browser: {
    readonly title: string;
    readonly lead: string;
    readonly kinds: Readonly<Record<(typeof browserKinds)[number], string>>;
  };
  readonly where: Paragraphs;
  readonly rights: Paragraphs & {
    readonly write: Message<'address'>;
    readonly call: Message<'number'>;
  };
}

/** `/privacy`: what is stored of people, and their rights. Each kind of data has its words: the types see to it. */
export function PrivacyPage({ messages }: { readonly messages: PrivacyMessages }) {
  const { kicker, title, lead, data, browser, where, rights } = messages;
  const { format } = useI18n();
  const { emails, phones } = useCompany();
  const [, support] = emails;
  const [phone] = phones;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={data.title}>
        <ul css={list}>
          {dataKinds.map((kind) => (
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
          {browserKinds.map((kind) => (
            <li key={kind}>
              <p css={text}>{browser.kinds[kind]}</p>
              <p css={keys}>{storedHere[kind].join(', ')}</p>
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
