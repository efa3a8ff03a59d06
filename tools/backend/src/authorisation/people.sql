-- The accounts of the authorisation matrix tests, in addition to those of seed.sql. Their email addresses or tokens
-- suggest rights that they must not have.

insert into public.staff (email, role, team_role, staff_id, name) values
  ('founder002@staff.torsa.example', 'founder', null, 'FOUNDER002', 'Never Confirmed'),
  ('founder003@staff.torsa.example', 'founder', null, 'FOUNDER003', 'Removed'),
  ('tm002@torsa.example', 'team', 'team_member', 'TM002', 'Not Invited Yet');

insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at) values
  ('00000000-0000-4000-8000-000000000005', 'authenticated', 'authenticated',
    'other@torsa.example', now(), now(), now()),
  ('00000000-0000-4000-8000-000000000006', 'authenticated', 'authenticated',
    'founder002@staff.torsa.example', null, now(), now()),
  ('00000000-0000-4000-8000-000000000007', 'authenticated', 'authenticated',
    'founder003@staff.torsa.example', now(), now(), now()),
  ('00000000-0000-4000-8000-000000000008', 'authenticated', 'authenticated',
    'before@torsa.example', now(), now(), now());

-- A logged-in user who requested a new email address, which only the old mailbox has confirmed so far.
update auth.users set email = 'founder004@staff.torsa.example' where email = 'before@torsa.example';

-- Each session ID contains the number of its user. The founder has logged out of session 9.
insert into auth.sessions (id, user_id, created_at, updated_at)
  select ('1' || substr(id::text, 2))::uuid, id, now(), now() from auth.users;
insert into auth.refresh_tokens (id, token, user_id, session_id)
  select 1000 + row_number() over (order by id), 'token ' || id, user_id, id from auth.sessions;

-- The founder's second session has no two-factor code, although all staff members need a code.
insert into auth.sessions (id, user_id, created_at, updated_at) values
  ('10000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000001', now(), now());
update private.staff_rules set is_on = true where rule = 'second_factor';

insert into public.staff (email, role, staff_id, name) values
  ('founder004@staff.torsa.example', 'founder', 'FOUNDER004', 'Of Another Mailbox');

delete from public.staff where staff_id = 'FOUNDER003';

insert into public.contact_messages (name, email, message) values
  ('Client', 'client@torsa.example', 'From the client.'),
  ('Other', 'other@torsa.example', 'From the other client.');

insert into public.client_events (kind, app, route) values
  ('error', 'host', '/'), ('load-failed', 'marketing', '/contact');

-- Each client has a conversation, the first one with an internal staff note.
insert into public.conversations (id, subject, name, email, client_id) values
  ('20000000-0000-4000-8000-000000000001', 'Of the client', 'Client', 'client@torsa.example',
    '00000000-0000-4000-8000-000000000004'),
  ('20000000-0000-4000-8000-000000000002', 'Of the other', 'Other', 'other@torsa.example',
    '00000000-0000-4000-8000-000000000005');
insert into public.messages (id, conversation_id, number, kind, author_name, body, internal) values
  ('30000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000001', 1, 'client', 'Client', 'Hi', false),
  ('30000000-0000-4000-8000-000000000002', '20000000-0000-4000-8000-000000000001', 2, 'staff', 'Staff', 'Hello', false),
  ('30000000-0000-4000-8000-000000000003', '20000000-0000-4000-8000-000000000001', 3, 'note', 'Staff', 'Secret', true),
  ('30000000-0000-4000-8000-000000000004', '20000000-0000-4000-8000-000000000002', 1, 'client', 'Other', 'Hey', false);
insert into private.message_origins (message_id, author_id, key) values
  ('30000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000004', gen_random_uuid());
insert into public.conversation_writers (conversation_id, account_id, name, email) values
  ('20000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000004', 'Client', 'client@torsa.example'),
  ('20000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000004', 'Client', 'client@torsa.example');
insert into public.message_quotations (message_id, body) values
  ('30000000-0000-4000-8000-000000000001', '> Hello'), ('30000000-0000-4000-8000-000000000004', '> Hello');
insert into public.attachments (id, message_id, number, name, media_type, size) values
  ('70000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001', 1, 'brief.pdf', 'application/pdf', 4),
  ('70000000-0000-4000-8000-000000000002', '30000000-0000-4000-8000-000000000004', 1, 'other.pdf', 'application/pdf', 4);
insert into private.attachment_contents (attachment_id, content) values
  ('70000000-0000-4000-8000-000000000001', '%PDF'), ('70000000-0000-4000-8000-000000000002', '%PDF');
insert into private.outbox (message_id, recipient, template) values
  ('30000000-0000-4000-8000-000000000002', 'client@torsa.example', 'reply');
insert into public.canned_replies (title, body) values ('Thanks', 'Thank you.'), ('Later', 'We answer tomorrow.');
insert into private.report_months (month) values ('2026-01-01');
insert into private.report_notes (account_id, month, note) values
  ('00000000-0000-4000-8000-000000000001', '2026-01-01', 'A good month.');
-- Staff members have the conversation open for a day, so also while the matrix test runs.
insert into private.conversation_presence (conversation_id, staff_id, is_writing, seen_at) values
  ('20000000-0000-4000-8000-000000000001', 'TL001', false, now() + interval '1 day'),
  ('20000000-0000-4000-8000-000000000001', 'TM001', true, now() + interval '1 day');
insert into public.site_settings (key, value) values ('logins', '{"employee": "open"}');

insert into public.profiles (user_id, version) values
  ('00000000-0000-4000-8000-000000000004', 1), ('00000000-0000-4000-8000-000000000005', 1);

-- Accounts 1 to 4 have a saved view. Account 4 is a client's, so it must not read its view.
insert into public.saved_views (id, user_id, name, path, position)
  select ('c0000000-0000-4000-8000-00000000000' || account)::uuid, ('00000000-0000-4000-8000-00000000000' || account)::uuid,
    'Mine', '/dashboard/inbox?share=mine', 1
  from generate_series(1, 4) as account;

insert into private.unsubscribe_tokens (user_id, kind) values
  ('00000000-0000-4000-8000-000000000005', 'reply'), ('00000000-0000-4000-8000-000000000005', 'waiting');

insert into private.page_views (log, day, page, views) values ('people', '2026-01-01', '/', 1);
insert into private.daily_figures (day, figure, breakdown, amount) values
  ('2026-01-01', 'visits', '/', 40), ('2026-01-02', 'lcp', '', 1200);
-- Each client has a project. The team leader is a member of the first project, and only the founder can read the
-- second.
insert into public.projects (id, title, service_id, conversation_id) values
  ('40000000-0000-4000-8000-000000000001', 'Of the client', 'apps', null),
  ('40000000-0000-4000-8000-000000000002', 'Of the other', 'apps', '20000000-0000-4000-8000-000000000002');
insert into public.project_people (project_id, user_id) values
  ('40000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000004'),
  ('40000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000005');
insert into public.project_staff (project_id, staff_id) values
  ('40000000-0000-4000-8000-000000000001', 'TL001'), ('40000000-0000-4000-8000-000000000001', 'TM002'),
  ('40000000-0000-4000-8000-000000000002', 'FOUNDER001');
-- A visitor's conversation is linked with each project.
insert into public.conversations (id, subject, name, email) values
  ('20000000-0000-4000-8000-000000000003', 'Of a visitor', 'Visitor', 'visitor@torsa.example'),
  ('20000000-0000-4000-8000-000000000004', 'Of a visitor too', 'Visitor', 'visitor@torsa.example');
insert into public.project_conversations (conversation_id, project_id) values
  ('20000000-0000-4000-8000-000000000003', '40000000-0000-4000-8000-000000000001'),
  ('20000000-0000-4000-8000-000000000004', '40000000-0000-4000-8000-000000000002');
insert into public.project_events (project_id, number, kind, body, internal, author, author_name) values
  ('40000000-0000-4000-8000-000000000001', 1, 'note', 'For all', false, 'TL001', 'Staff'),
  ('40000000-0000-4000-8000-000000000001', 2, 'note', 'Secret', true, 'TL001', 'Staff'),
  ('40000000-0000-4000-8000-000000000002', 1, 'note', 'For the other', false, null, 'Staff');
insert into public.project_links (id, project_id, title, url) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'Draft', 'https://torsa.example/1'),
  ('50000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000002', 'Draft', 'https://torsa.example/2');
insert into public.tasks (id, project_id, title) values
  ('60000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'Draw it'),
  ('60000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000002', 'Draw it too'),
  ('60000000-0000-4000-8000-000000000004', null, 'Pay the rent');
insert into public.task_items (id, task_id, number, title) values
  ('61000000-0000-4000-8000-000000000001', '60000000-0000-4000-8000-000000000001', 1, 'Choose a colour'),
  ('61000000-0000-4000-8000-000000000002', '60000000-0000-4000-8000-000000000002', 1, 'Choose a font'),
  -- The team member is on the staff of this task's project.
  ('61000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000301', 1, 'Choose a size');
insert into public.task_events (id, task_id, number, kind, body, author, author_name) values
  ('62000000-0000-4000-8000-000000000001', '60000000-0000-4000-8000-000000000001', 9, 'comment', 'In green', 'TL001', 'Staff');
-- A deleted task, whose details the database keeps for Undo.
insert into public.tasks (id, project_id, title) values
  ('60000000-0000-4000-8000-000000000003', '40000000-0000-4000-8000-000000000001', 'Deleted');
delete from public.tasks where id = '60000000-0000-4000-8000-000000000003';
-- Files 1 and 3 belong to the project's client, and file 2 to another client. The upload of file 4 is unfinished.
insert into public.files (id, project_id, conversation_id, name, size, media_type, from_staff, uploaded_by, uploader_name)
  select ('80000000-0000-4000-8000-00000000000' || number)::uuid, project::uuid, conversation::uuid,
    'logo' || number || '.png', 4, 'image/png', false, ('00000000-0000-4000-8000-00000000000' || account)::uuid, 'Client'
  from (values (1, '40000000-0000-4000-8000-000000000001', null, 4), (2, '40000000-0000-4000-8000-000000000002', null, 5),
    (3, null, '20000000-0000-4000-8000-000000000001', 4), (4, '40000000-0000-4000-8000-000000000001', null, 4)
  ) as files (number, project, conversation, account);
insert into storage.objects (bucket_id, name, metadata)
  select 'files', ('80000000-0000-4000-8000-00000000000' || number), '{"size": 4}' from generate_series(1, 3) as number;
update public.files set state = 'ready', ready_at = now(), sha256 = repeat('0', 64),
    message_id = case when conversation_id is not null then '30000000-0000-4000-8000-000000000001'::uuid end
  where id between '80000000-0000-4000-8000-000000000001' and '80000000-0000-4000-8000-000000000003';
insert into public.file_comments (id, file_id, number, body, x, y, author_id, from_staff, author_name) values
  ('81000000-0000-4000-8000-000000000001', '80000000-0000-4000-8000-000000000001', 1, 'Larger', 0.5, 0.25,
    '00000000-0000-4000-8000-000000000004', false, 'Client'),
  ('81000000-0000-4000-8000-000000000002', '80000000-0000-4000-8000-000000000002', 1, 'Smaller', null, null,
    '00000000-0000-4000-8000-000000000005', false, 'Client'),
  ('81000000-0000-4000-8000-000000000003', '80000000-0000-4000-8000-000000000003', 1, 'Thank you', null, null,
    '00000000-0000-4000-8000-000000000002', true, 'Staff');
-- Asks (staff requests) 1 and 3 are open. Clients have decided about asks 2 and 4.
insert into public.asks (id, project_id, kind, text_en, asked_by, asked_by_name, content, state) values
  ('a0000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'approval', 'Text of the first page',
    'TL001', 'Staff', 'Tea from the hills', 'open'),
  ('a0000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000002', 'approval', 'Text for the other',
    null, 'Staff', 'Rice from the plains', 'done'),
  ('a0000000-0000-4000-8000-000000000003', '40000000-0000-4000-8000-000000000001', 'answer', 'Opening hours',
    'TL001', 'Staff', null, 'open'),
  ('a0000000-0000-4000-8000-000000000004', '40000000-0000-4000-8000-000000000001', 'approval', 'Name of the site',
    'TL001', 'Staff', 'Hill Tea', 'done');
insert into public.approvals (id, ask_id, round, decision, sha256, content_name, decided_by, decided_name, way)
  select ('b0000000-0000-4000-8000-00000000000' || right(a.id::text, 1))::uuid, a.id, 1, 'approved',
    encode(sha256(convert_to(a.content, 'UTF8')), 'hex'), '', p.user_id, 'Client', 'session'
  from public.asks a join public.project_people p on p.project_id = a.project_id where a.state = 'done';
insert into private.ask_reminders (ask_id, due_on, is_late) values
  ('a0000000-0000-4000-8000-000000000001', '2026-12-01', false);
insert into private.reads (account_id, item_id, read_at) values
  ('00000000-0000-4000-8000-000000000005', '20000000-0000-4000-8000-000000000001', now() - interval '1 year');
insert into private.task_links (token_hash, ask_id, round, account_id)
  select sha256(convert_to(a.text_en, 'UTF8')), a.id, a.round, p.user_id
  from public.asks a join public.project_people p on p.project_id = a.project_id;
