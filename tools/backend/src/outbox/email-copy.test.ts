import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ComposedEmail } from '../../../../supabase/functions/_shared/compose-mail.ts';
import { sendDueEmails } from '../../../../supabase/functions/_shared/send-emails.ts';
import { htmlToPlainText } from '../mail-text.ts';
import { connectOutboxToInbox } from './local-sending.ts';
import { ask, getApp, opened, reply, useOutbox } from './testing/use-outbox.ts';

// testing/emails.en.txt and emails.bn.txt contain every email of the outbox as its recipient sees it. Vitest's -u
// updates them.

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const PROJECT = '00000000-0000-4000-8000-000000000201';
const REPORTED = '00000000-0000-4000-8000-000000000299';

const asMember = (call: string, ...values: unknown[]) =>
  ask(
    `select ${call} from public.projects p,
      set_config('request.jwt.claims', '{"sub": "${MEMBER}", "session_id": "${MEMBER}"}', true) as claims,
      set_config('request.jwt.claim.sub', '${MEMBER}', true) as sub where p.id = '${PROJECT}'`,
    ...values,
  );

const choose = (language: string | null) =>
  ask(
    `update auth.users set raw_user_meta_data =
      jsonb_strip_nulls(raw_user_meta_data || jsonb_build_object('language', $1::text))`,
    language,
  );

beforeEach(async () => {
  await ask('delete from public.profiles');
  await choose(null);
});

/** Formats an email for the file, with placeholders for identifiers. */
const page = (title: string, { from, subject, text, html }: ComposedEmail): string =>
  [
    `# ${title}`,
    `From: ${from.name}`,
    `Subject: ${subject}`,
    '',
    text,
    '',
    '## HTML',
    '',
    htmlToPlainText(html),
  ]
    .join('\n')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/[0-9a-f]{48}/g, '<token>')
    .replace(/\/link\/[\w-]{43}/g, '/link/<token>')
    .replace(/\r\n/g, '\n');

/** Returns the emails that a person has received. Staff get equal notices, so only one of them counts. */
async function received(title: string, recipient: string): Promise<string> {
  await ask(`update private.outbox set send_after = now() - interval '1 minute'`);
  const pages: string[] = [];
  await sendDueEmails({
    ...connectOutboxToInbox(getApp(), {
      smtpPort: 0,
      siteUrl: 'https://www.torsa.example',
      apiUrl: '',
      serviceKey: '',
    }),
    deliver: async (mail) => {
      if (mail.to.address === recipient) pages.push(page(title, mail));
    },
  });
  await ask('delete from private.outbox');
  await ask('delete from public.conversations');
  return pages.join('\n');
}

async function replies(): Promise<readonly string[]> {
  const pages: string[] = [];
  for (const subject of ['Hello', 'RE: Hello', '']) {
    const id = await opened({ email: 'client@torsa.example', subject });
    await ask('update public.conversations set client_id = $1 where id = $2', CLIENT, id);
    await reply(id, 'Dear Ada,\n\nthank you.');
    pages.push(await received(`Reply, subject “${subject}”`, 'client@torsa.example'));
  }
  for (const body of ['Dear Ada', 'প্রিয় আদা']) {
    await reply(await opened({ message: 'Line one\nline two' }), body);
    pages.push(await received('Reply to a person without an account', 'ada@example.org'));
  }
  for (const email of ['client@torsa.example', 'ada@example.org']) {
    const id = await opened({ email });
    const client = email === 'client@torsa.example' ? CLIENT : null;
    await ask('update public.conversations set client_id = $1 where id = $2', client, id);
    await reply(id, 'Dear Ada, here is the film.');
    await ask(
      `insert into public.files (id, conversation_id, message_id, name, size, media_type, sha256, state, ready_at,
          from_staff, uploader_name)
        select gen_random_uuid(), conversation_id, id, 'film.mp4', 12000000, 'video/mp4', repeat('0', 64), 'ready',
          now(), true, '' from public.messages where kind = 'staff'`,
    );
    pages.push(await received('Reply with a file that is too large', email));
  }
  return pages;
}

async function projectNews(): Promise<readonly string[]> {
  const email = 'client@torsa.example';
  const pages: string[] = [];
  await ask('delete from public.project_people where project_id = $1', PROJECT);
  await asMember(`public.add_project_client(p.id, '${email}')`);
  pages.push(await received('A client is added to a project', email));
  const stages = await ask<{ stage: string }>(
    'select unnest(enum_range(null::public.project_stage)) as stage',
  );
  for (const { stage } of stages) {
    await ask('update public.projects set stage = $1 where id = $2', 'live', PROJECT);
    if (stage === 'live') {
      await ask('update public.projects set stage = $1 where id = $2', 'planned', PROJECT);
    }
    await asMember('public.set_project_stage(p.id, $1::public.project_stage, p.version)', stage);
    pages.push(await received(`Project stage ${stage}`, email));
  }
  await asMember(`public.set_project_waiting(p.id, p.version, 'client', 'three pictures')`);
  await asMember('public.add_project_note(p.id, $1, false, $2)', 'One\nTwo', randomUUID());
  await asMember('public.add_project_note(p.id, $1, true, $2)', 'Internal', randomUUID());
  pages.push(await received('Several news of a project', email));
  return pages;
}

async function waitingMessages(): Promise<readonly string[]> {
  const email = 'tl001@torsa.example';
  const pages: string[] = [];
  for (const count of [1, 2, 25]) {
    for (let index = 1; index <= count; index += 1) {
      await opened({
        email: `ada${index}@example.org`,
        subject: index === 2 ? '' : `No. ${index}`,
      });
    }
    await ask(
      `update public.conversations set waiting_since = now() - interval '1 hour' - n * interval '1 second',
          last_message_at = now() - interval '1 hour' - n * interval '1 second'
        from (select id, row_number() over (order by length(email), email) n from public.conversations) o
        where o.id = conversations.id`,
    );
    pages.push(await received(`${count} messages wait`, email));
  }
  return pages;
}

/**
 * Adds an ask to the project.
 * @param columns further columns of the row, with values in SQL
 */
async function addAsk(kind: string, columns: Readonly<Record<string, string>>): Promise<string> {
  const id = randomUUID();
  const names = ['text_en', 'text_bn', 'asked_by', 'asked_by_name', ...Object.keys(columns)];
  const values = [
    `'Six pictures of the shop, wide'`,
    `'দোকানের ছয়টি চওড়া ছবি'`,
    `'TM001'`,
    `'Tara Roy'`,
    ...Object.values(columns),
  ];
  await ask(
    `insert into public.asks (id, project_id, kind, ${names.join()}) values ($1, $2, $3, ${values.join()})`,
    id,
    PROJECT,
    kind,
  );
  return id;
}

const mailAsk = (id: string, template: string, data = '{}') =>
  ask(
    'select private.mail_ask(a, $2, now(), $3) from public.asks a where a.id = $1',
    id,
    template,
    data,
  );

async function asks(): Promise<readonly string[]> {
  const email = 'client@torsa.example';
  const due = { due_on: `'2030-11-30'` };
  const content = { content: `'Fresh from the hills'` };
  const pages: string[] = [];
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
  const files = await addAsk('files', { ...due, file_count: '6' });
  await mailAsk(files, 'asked');
  pages.push(await received('Ask for files', email));
  for (const kind of ['text', 'answer']) {
    await mailAsk(await addAsk(kind, {}), 'asked');
    pages.push(await received(`Ask for the kind ${kind}, without a due date`, email));
  }
  await mailAsk(await addAsk('approval', { ...due, ...content }), 'asked');
  pages.push(await received('Ask for an approval', email));
  await mailAsk(
    await addAsk('files', { ...due, change_request: `'A wider one,\nplease.'` }),
    'asked',
  );
  pages.push(await received('Answer that is returned', email));
  for (const isLate of [false, true]) {
    await mailAsk(files, 'ask_reminder', JSON.stringify({ is_late: isLate }));
    pages.push(await received(`Reminder ${isLate ? 'after' : 'before'} the due date`, email));
  }
  for (const count of [1, 2]) {
    for (let index = 1; index <= count; index += 1) {
      await ask(
        'select private.store_answer($1, $2, $3, null)',
        await addAsk('text', {}),
        CLIENT,
        'A',
      );
    }
    pages.push(await received(`${count} answers of clients`, 'tm001@torsa.example'));
  }
  for (const [decision, words, file] of [
    ['approved', '', ''],
    ['changes', 'A larger logo,\nplease.', 'home.png'],
  ]) {
    const decided = await addAsk('approval', content);
    const approval = randomUUID();
    await ask(
      `insert into public.approvals (id, ask_id, round, decision, sha256, content_name, words, decided_by,
          decided_name, way, decided_at)
        values ($1, $2, 1, $3, repeat('5e', 32), $4, $5, $6, 'Rina Das', 'link', '2030-11-29 20:15+00')`,
      ...[approval, decided, decision, file, words, CLIENT],
    );
    await mailAsk(decided, 'ask_decided', JSON.stringify({ approval }));
    pages.push(await received(`Decision ${decision}`, email));
  }
  return pages;
}

/** The emails to staff and to the client about comments on a file of the project, and of a conversation. */
async function comments(): Promise<readonly string[]> {
  const email = 'client@torsa.example';
  const pages: string[] = [];
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
  for (const fromStaff of [true, false]) {
    for (const [place, count] of [
      ['project', 1],
      ['conversation', 2],
    ] as const) {
      const [conversation, file] = [await opened({ email }), randomUUID()];
      await ask(
        `update public.conversations set client_id = $1, assignee = 'TM001' where id = $2`,
        ...[CLIENT, conversation],
      );
      await ask(
        `insert into public.files (id, name, size, media_type, sha256, state, ready_at, from_staff, uploader_name,
            project_id, conversation_id, message_id)
          select $1, 'home.png', 4, 'image/png', repeat('0', 64), 'ready', now(), true, '',
            case when $2 then $3::uuid end, case when not $2 then m.conversation_id end, case when not $2 then m.id end
          from public.messages m where m.conversation_id = $4`,
        ...[file, place === 'project', PROJECT, conversation],
      );
      await ask(
        `with added as (
            insert into public.file_comments (id, file_id, number, body, author_id, from_staff, author_name)
              select gen_random_uuid(), $1, n, E'A larger logo,\nplease.', $2, $3,
                case when $3 then 'Tara Roy' else 'Rina Das' end from generate_series(1, $4::integer) n returning *)
          select private.collect_mail(r, 'file_comments', a.id)
          from added a cross join lateral private.comment_recipients(a) r`,
        ...[file, fromStaff ? MEMBER : CLIENT, fromStaff, count],
      );
      const recipient = fromStaff ? email : 'tm001@torsa.example';
      pages.push(await received(`${count} comments in a ${place}`, recipient));
    }
  }
  return pages;
}

/** The emails of a month and a week with work, and of an empty month. */
async function reports(): Promise<readonly string[]> {
  const email = 'tl001@torsa.example';
  const pages: string[] = [];
  await ask(
    `insert into public.projects (id, title, service_id) values ($1, $2, 'apps')`,
    ...[REPORTED, 'Shop <b>&\nTea'],
  );
  await ask(`insert into public.project_staff values ($1, 'TL001')`, REPORTED);
  await ask(
    `insert into public.project_events (project_id, number, kind, stage, author, created_at) values
      ($1, 1, 'stage', 'building', 'TM001', '2024-01-31 18:29+00'),
      ($1, 2, 'stage', 'live', 'TL001', '2024-01-31 18:30+00')`,
    REPORTED,
  );
  await ask(
    `insert into public.tasks (project_id, title, assignee, due_on, created_at, state, done_at)
      select $1, 'Task', 'TM001', '2024-01-20', '2024-01-01', 'done', day::timestamptz
      from unnest(array['2024-01-21', '2024-02-10', '2024-02-11']) day`,
    REPORTED,
  );
  for (const [period, first] of [
    ['month', '2024-02-01'],
    ['week', '2024-02-05'],
    ['month', '2024-07-01'],
  ]) {
    await ask(
      `insert into private.outbox (recipient, template, data) values ($1, 'work_report',
        jsonb_build_object('period', $2::text, 'first', $3::date, 'zone', 'Asia/Kolkata', 'requested', true))`,
      ...[email, period, first],
    );
    pages.push(await received(`Report of the ${period} from ${first}`, email));
  }
  await ask('delete from public.projects where id = $1', REPORTED);
  return pages;
}

async function staffInvitation(): Promise<string> {
  const email = 'tm001@torsa.example';
  await ask('insert into private.staff_invitations (email) values ($1)', email);
  await ask('select public.mail_staff_invitation($1, $2)', email, 'abc123');
  const pages = await received('Staff invitation of a person with an account', email);
  await ask('delete from private.staff_invitations');
  return pages;
}

test.each(['en', 'bn'])(
  'every email of the outbox in %s matches its stored text file',
  async (language) => {
    await choose(language);
    const pages = [
      ...(await replies()),
      ...(await projectNews()),
      ...(await waitingMessages()),
      ...(await asks()),
      ...(await comments()),
      ...(await reports()),
      await staffInvitation(),
    ];
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`testing/emails.${language}.txt`);
  },
);
