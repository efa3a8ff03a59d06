import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { parseSiteSettings } from '@torsa/shared/contract/company/parse-site-settings';
import { SchemaError } from '@torsa/shared/contract/parse-contract';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './authorisation/database.ts';
import { authorisationTestDatabases } from './authorisation/databases.ts';
import { Random } from './incoming/testing/random.ts';

/** Values that are valid, nearly valid or invalid for some field. */
const values: readonly [unknown, ...unknown[]] = [
  '',
  ...[
    ' ',
    'open',
    'closed',
    ' Open ',
    ' open\n',
    'Closed for Puja',
    'পুজোয় বন্ধ',
    'অ'.repeat(100),
    'অ'.repeat(101),
  ],
  ...[
    'x',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(200),
    'x'.repeat(201),
    '\u{1f600}'.repeat(100),
  ],
  ...[
    '\u{1f600}'.repeat(101),
    '\u{1f600}'.repeat(200),
    ` ${'x'.repeat(99)} `,
    'e\u0301'.repeat(100),
    'a\u0001b\u2028c',
  ],
  ...[
    '2027-02-31',
    '2027-02-28',
    '2028-02-29',
    '2100-02-29',
    '2027-02',
    '2027-2-3',
    '2027',
    '0026-11-25',
    '2100-12-31',
  ],
  ...[
    '2101-01-01',
    '20270201',
    '২০২৭-০২-০১',
    '2027-02-01T00:00:00Z',
    '2027-13-01',
    '2027-00-10',
    '+002027-01-01',
  ],
  ...[
    '1',
    '0',
    '01',
    '999',
    '1000',
    '999999999',
    '1000000000',
    '1e9',
    '1.0',
    '-1',
    '٣',
    '736101',
    '073610',
    '7361011',
  ],
  ...[
    '+91 33 5550 0142',
    '+91 (0) 33-5550-0142',
    '033 5550',
    '+0 12345678',
    '+91 12345',
    '+1234 12345678901234',
  ],
  ...[
    '+1234 123456789012345',
    'tel: +91 33 5550 0142',
    'a@b.example',
    'mailto:a@b.example',
    'a@b',
    'a&b@c.example',
  ],
  ...[
    `${'a'.repeat(238)}@b.example.org`,
    `${'a'.repeat(64)}@b.example`,
    'é@b.example',
    'a@b.example, c@d.example',
  ],
  ...[
    'https://example.com/a',
    'https://',
    'http://example.com',
    'javascript:alert(1)',
    'https://a b',
    'https://"x',
  ],
  ...[
    `https://${'x'.repeat(192)}`,
    `https://${'x'.repeat(193)}`,
    `https://${'\u{1f600}'.repeat(192)}`,
    'https://a\\b',
  ],
  ...[1, 0, null, true, [], {}, ['open'], [{ en: 'x' }]],
];

interface Candidate {
  readonly section: keyof SiteSettings;
  readonly value: unknown;
}

function drawCandidates(seed: number, count: number): readonly Candidate[] {
  const random = new Random(seed);
  const sections = Object.keys(defaultSiteSettings) as [keyof SiteSettings];
  return Array.from({ length: count }, () => {
    const section = random.pick(sections);
    const value: Record<string, unknown> = { ...defaultSiteSettings[section] };
    const names = Object.keys(value) as [string];
    for (let changes = random.below(4); changes > 0; changes -= 1) {
      const name = random.pick(names);
      if (random.below(5) === 0) delete value[name];
      else value[name] = random.pick(values);
    }
    // The banner has realistic texts, so that its own rules are tested too.
    if (section === 'banner' && random.below(2) === 0) {
      Object.assign(value, { 'text.en': 'Closed', 'text.bn': random.pick(['বন্ধ', '', ' ']) });
    }
    return { section, value: random.below(20) === 0 ? random.pick(values) : value };
  });
}

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Reads the settings like the publishing job. Returns undefined if the job refuses them. */
function published(section: string, value: unknown): unknown {
  try {
    return (parseSiteSettings({ [section]: value }) as Record<string, unknown>)[section];
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  /** Returns the stored value of each candidate, or null if the database refuses it. */
  const store = (candidates: readonly Candidate[]) =>
    database?.ask(
      `create or replace function pg_temp.store(section text, value jsonb) returns jsonb language plpgsql as $$ begin
        perform private.store_setting(section, value);
        return (select s.value from public.site_settings s where s.key = section);
      exception when sqlstate 'PT400' then return null;
      end $$`,
      `select json_agg(pg_temp.store(c.section, c.value::jsonb) order by c.place) from (values
        ${candidates.map(({ section, value }, place) => `(${place}, '${section}', ${quoted(value)})`).join(', ')}
      ) as c (place, section, value)`,
    ) as Promise<readonly unknown[]>;

  const seeds = Array.from({ length: isExhaustive ? 40 : 2 }, (_, index) => index + 1);

  test.each(seeds)(
    '§10.16 the database accepts the same settings as the publishing job, in the same form: seed %i',
    async (seed) => {
      const candidates = drawCandidates(seed, 400);
      const stored = await store(candidates);
      const differences = candidates
        .map(({ section, value }, place) => ({
          section,
          value,
          stored: stored[place] ?? undefined,
        }))
        .filter(({ section, value, stored }) => {
          const live = published(section, value);
          return (
            (live === undefined) !== (stored === undefined) ||
            JSON.stringify(live) !== JSON.stringify(published(section, stored))
          );
        });
      expect(differences).toEqual([]);
      const accepted = stored.filter((value) => value !== null);
      expect(accepted.length).toBeGreaterThan(40);
      expect(accepted.length).toBeLessThan(360);
    },
  );

  test('the published site settings leave out a stored field that the publishing job does not know', async () => {
    const [refused, stored] = await store([
      {
        section: 'contact',
        value: { ...defaultSiteSettings.contact, 'phone.elsewhere': '+91 33 5550 0142' },
      },
      { section: 'openings', value: { ...defaultSiteSettings.openings, gardening: 'open' } },
    ]);
    expect(refused).toBeNull();
    expect(published('openings', stored)).toEqual(defaultSiteSettings.openings);
  });
});
