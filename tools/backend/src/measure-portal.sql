-- Test data of measure-portal-main.ts: 10,000 conversations, 1,000 projects, 20,000 tasks and a year of analytics
-- events. Each message has forty random words.
create function private.count_nothing() returns trigger language plpgsql as 'begin return null; end';
create trigger count_nothing before insert on private.rate_counts for each row execute function private.count_nothing();
alter table public.contact_messages disable trigger user;
alter table public.contact_messages enable trigger open_conversation;
insert into public.contact_messages (name, email, subject, source_page, created_at, message)
  select 'Sender ' || place, 'sender' || place || '@example.org', 'Subject ' || place, '/services',
    now() - place * interval '50 minutes',
    (select string_agg('word' || (place * n * 7919 % 1000), ' ') from generate_series(1, 40) n)
  from generate_series(1, 10000::bigint) place;
alter table public.contact_messages enable trigger user;
drop trigger count_nothing on private.rate_counts;
drop function private.count_nothing();
select private.add_message(c.id, 'staff', 'Local', 'Dear sender, thank you.',
    p_written_at => c.created_at + interval '3 hours', p_author_id => u.id)
  from public.conversations c, auth.users u where c.name ~ '[1-9]$' and u.email = 'tl001@torsa.example';
update public.conversations c set client_id = u.id, email = u.email from auth.users u
  where u.email = 'client@torsa.example' and c.name ~ '99$';

insert into public.projects (title, service_id, stage, due_on, created_at)
  select 'Project ' || n, 'apps', (enum_range(null::public.project_stage))[1 + n % 6],
    current_date + (n * 7919 % 400) - 250, now() - (n % 360) * interval '1 day' from generate_series(1, 1000) n;
-- The leader is a member of all projects, another staff member of every second project, and a client of every
-- fiftieth.
insert into public.project_staff (project_id, staff_id)
  select p.id, s from public.projects p cross join unnest(array['TL001', 'TM001']) s
  where p.title ~ '^Project' and (s = 'TL001' or p.title ~ '[02468]$');
insert into public.project_people (project_id, user_id)
  select p.id, u.id from public.projects p, auth.users u
  where p.title ~ '[05]0$' and u.email = 'client@torsa.example';
insert into public.project_events (project_id, number, kind, stage, author, author_name, created_at)
  select p.id, n, case when n % 2 = 0 then 'stage' else 'note' end::public.project_event_kind,
    case when n % 2 = 0 then p.stage end, case when n % 3 = 0 then 'TL001' else 'TM001' end, 'Local',
    p.created_at + n * interval '9 days'
  from public.projects p cross join generate_series(2, 12) n where p.title ~ '^Project';
-- In the test data, seven of ten project tasks are done.
insert into public.tasks (project_id, title, assignee, due_on, state, done_at, created_at)
  select p.id, 'Task ' || n, (array['TL001', 'TM001', null])[1 + n % 3], t.due,
    case when t.is_done then 'done' else 'todo' end::public.task_state, case when t.is_done then now() - n * interval '9 days' end,
    now() - interval '1 year'
  from public.projects p cross join generate_series(1, 20) n
  cross join lateral (select current_date + (n * 7919 + p.sort_key) % 300 - 240 as due, n % 10 < 7 as is_done) t
  where p.title ~ '^Project';

alter table public.client_events disable trigger user;
insert into public.client_events (kind, app, version, route, message, detail, created_at)
  select 'web-vital', 'marketing', 'v' || n % 5, '/page' || n % 20, vital, jsonb_build_object('value', n * 7919 % 3000),
    now() - n * interval '864 seconds'
  from generate_series(1, 36500) n cross join unnest(array['TTFB', 'LCP', 'INP', 'CLS']) vital;
insert into public.client_events (kind, app, version, route, message, detail, created_at)
  select 'error', 'marketing', 'v' || n % 50, '/', 'Broken', '{"count": 2}', now() - n * interval '1 hour'
  from generate_series(1, 8760) n;
alter table public.client_events enable trigger user;
delete from private.figures_due;
