import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimedEmail } from '../../../../supabase/functions/_shared/compose-mail.ts';
import { fillEmailTemplate } from '../../../../supabase/functions/_shared/email-templates.ts';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// Visitors, clients and staff choose names, subjects and titles. Each of them must stay part of one line in the
// company's emails.

const lineEnds = [
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u001c',
  '\u001e',
];
const hidden = ['\u202e', '\u2066', '\u200f', '\u200b', '\u0007', '\u001b[2K', '\u{e0041}'];
const marks = [...lineEnds, ...hidden].filter((_, index) => isExhaustive || index % 4 === 0);
const forged = marks.map((mark) => `Ada${mark}SECURITY NOTICE: log in again`);
const anyLineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
const unwanted = /[^\P{C}\n]/u;

const leader = '00000000-0000-4000-8000-000000000002';
const client = '00000000-0000-4000-8000-000000000004';

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
    await ask(
      `update private.staff_rules set is_on = false; delete from public.conversations; delete from private.outbox`,
    );
  });

  afterAll(async () => database?.close());

  const ask = async (script: string, query = 'select 1'): Promise<unknown> =>
    database?.ask(
      `reset role; select set_config('request.jwt.claims', '', false),
        set_config('request.jwt.claim.sub', '', false); ${script}`,
      query,
    );
  const as = (account: string, script: string) =>
    ask(`${createSetClaimsSql(createAccountTokenClaims(account))}; ${script}`);
  const mails = async () => {
    const claimed = (await ask(
      '',
      `select coalesce(json_agg(m), '[]') from public.claim_mails(100) m`,
    )) as readonly ClaimedEmail[];
    return claimed.map((mail) => fillEmailTemplate(mail, mail.language));
  };

  test("line breaks in a visitor's name or subject add no line to an email to staff", async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const text of forged) {
      await ask(`delete from private.rate_counts; set role anon;
        insert into public.contact_messages (name, email, subject, message)
          values ('${text}', 'ada@example.org', '${text}', 'Hello')`);
    }
    await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
    const told = await mails();
    expect(told.length).toBeGreaterThan(0);
    for (const { subject, body } of told) {
      expect(subject).not.toMatch(anyLineEnd);
      const lines = body.split(anyLineEnd);
      expect(lines).toHaveLength(forged.length + 2);
      expect(lines.slice(2).filter((line) => !line.startsWith('- Ada'))).toEqual([]);
      expect(body).not.toMatch(unwanted);
    }
  });

  test("line breaks in a staff member's name or a project title add no line to an email to a client", async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const [index, text] of forged.entries()) {
      const project = `a0000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`;
      await ask(`update public.staff set name = '${text}' where staff_id = 'TL001'`);
      await as(
        leader,
        `select public.create_project('${project}', '${text}', 'apps');
          select public.add_project_client('${project}', 'client@torsa.example');
          select public.add_project_note('${project}', 'News', false, gen_random_uuid())`,
      );
    }
    await ask(`update private.outbox set send_after = now()`);
    const sent = await mails();
    expect(sent).toHaveLength(forged.length);
    for (const { subject, body } of sent) {
      expect(subject).not.toMatch(anyLineEnd);
      expect(body.split(anyLineEnd).filter((line) => line.startsWith('SECURITY'))).toEqual([]);
      expect(`${subject}${body}`).not.toMatch(unwanted);
    }
  });

  test("line breaks are removed from an account's name for every reader", async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const text of forged) {
      await ask(`${writer} update auth.users set raw_user_meta_data = jsonb_build_object('fullName', '${text}')
        where id = '${client}'; reset role`);
      const name = await ask(
        '',
        `select to_json(raw_user_meta_data ->> 'fullName') from auth.users where id = '${client}'`,
      );
      expect(name).not.toMatch(anyLineEnd);
      expect(name).not.toMatch(unwanted);
    }
  });
});
