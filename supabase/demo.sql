-- Creates a year of demo data up to today, for `npm start -- --demo`. Never run this file in production.
do $demo$
declare
  clients constant text[] := array['Rina Das', 'Bikash Barman', 'Moumita Sen', 'Tapan Roy', 'Nasrin Begum', 'Amal Ghosh',
    'Sutapa Dey', 'Rahul Agarwal', 'Mitali Saha', 'Pradip Lama', 'Jaya Chakraborty', 'Imran Ali'];
  subjects constant text[] := array['Website Build', 'App Development', 'AI Tools', 'Digital Marketing', 'Templates',
    'Marketing Sites', 'Application: UX/UI Designer', 'A question about prices', 'Our clinic needs a site', 'Rina’s tea garden'];
  works constant text[] := array['Delivery app', 'School website', 'Clinic bookings', 'Tea garden shop', 'Homestay site',
    'Answers for support', 'Pathology reports', 'Puja campaign', 'Handloom catalogue', 'Coaching centre app', 'Bus timings',
    'Municipal notices'];
  services constant text[] := array['apps', 'website-build', 'website-build', 'marketing-site', 'template', 'ai-tool',
    'ai-tool', 'social-media-marketing', 'website-build', 'apps', 'apps', 'template'];
  jobs constant text[] := array['Draw the first screens', 'Ask for pictures', 'Write the texts', 'Try it on a cheap phone',
    'Set up the mails', 'Show it to the client', 'Mend what they found', 'Go live'];
  pages constant text[] := array['/services', '/', '/services/apps', '/about', '', '/services/ai-tool', '/careers', '/our-team'];
  staff constant text[] := array['TL001', 'TM001', 'TM001', 'FOUNDER001'];
  leader public.staff := (select s from public.staff s where s.staff_id = 'TL001');
  today timestamptz := date_trunc('day', now());
  -- The current date in India, which can be one day after the date in UTC.
  office_day date := private.office_day(now());
  at timestamptz;
  conversation uuid;
  author text;
  project uuid;
  reached integer;
  begun integer;
begin
  if exists (select from auth.users u where u.email = 'demo1@torsa.example') then
    return;
  end if;
  perform setseed(0.42);

  -- Demo clients. Only the first one can log in.
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
      updated_at, confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
      phone_change, phone_change_token, reauthentication_token)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'demo' || n || '@torsa.example', now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('fullName', clients[1 + n % 12], 'email_verified', true),
      today - (n * n % 360 + 1) * interval '1 day', now(), '', '', '', '', '', '', '', ''
    from generate_series(1, 60) n;
  update auth.users set encrypted_password = extensions.crypt('local-demo-1', extensions.gen_salt('bf', 4))
    where email = 'demo1@torsa.example';
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    select gen_random_uuid(), 'email', u.id::text, u.id,
      jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true), now(), now(), now()
    from auth.users u where u.email = 'demo1@torsa.example';

  -- Demo contact messages, more in recent months, most of them answered.
  alter table public.contact_messages disable trigger user;
  alter table public.contact_messages enable trigger open_conversation;
  insert into public.contact_messages (name, email, subject, source_page, message, created_at)
    select clients[1 + n % 12], 'visitor' || n || '@example.org', subjects[1 + floor(random() * 10)::integer],
      pages[1 + floor(power(random(), 2) * 8)::integer],
      'We would like to know what this costs, and when you could begin.',
      now() - power(random(), 1.4) * interval '360 days' - interval '20 minutes'
    from generate_series(1, 320) n;
  alter table public.contact_messages enable trigger user;
  -- Demo messages do not count towards the rate limits.
  delete from private.rate_counts;
  for conversation, at in select c.id, c.created_at from public.conversations c
    where c.email like 'visitor%@example.org' and c.created_at < now() - interval '1 day' order by c.created_at
  loop
    continue when random() < 0.3 and at > now() - interval '8 days';
    author := staff[1 + floor(random() * 4)::integer];
    perform private.add_message(conversation, 'staff', leader.name, 'Thank you for writing. Shall we call you tomorrow?',
      p_written_at => at + (0.2 + 12 * power(random(), 2)) * interval '1 hour',
      p_author_id => (select u.id from auth.users u join public.staff s on s.email = lower(u.email)
        where s.staff_id = author));
    update public.conversations c set assignee = 'TL001',
        status = case when at < now() - interval '20 days' then 'closed' else c.status end where c.id = conversation;
  end loop;

  -- Demo contact messages of the client who can log in.
  update public.conversations c set client_id = u.id, email = u.email from auth.users u
    where u.email = 'demo1@torsa.example' and c.email in ('visitor1@example.org', 'visitor13@example.org', 'visitor25@example.org');

  -- Demo projects that began during the year. The older projects are live.
  for n in 1..36 loop
    begun := 350 - n * 9;
    reached := least(6, 1 + begun / 40 + (n % 2));
    insert into public.projects (title, service_id, stage, due_on, waiting_on, waiting_for, created_at)
      values (works[1 + n % 12] || case when n > 12 then ', part ' || 1 + n / 12 else '' end, services[1 + n % 12],
        (enum_range(null::public.project_stage))[reached], (today - (begun - 150) * interval '1 day')::date,
        case when reached < 5 and n % 3 = 0 then 'client' when reached < 5 and n % 5 = 0 then 'us' end::public.project_waiting,
        case when reached < 5 and n % 3 = 0 then 'Six pictures and the texts of the first page'
          when reached < 5 and n % 5 = 0 then 'The second draft' else '' end,
        today - begun * interval '1 day')
      returning id into project;
    insert into public.project_staff (project_id, staff_id)
      select project, s from unnest(array['TL001', 'TM001']) s;
    insert into public.project_people (project_id, user_id)
      select project, u.id from auth.users u where u.email = 'demo' || 1 + (n % 4) || '@torsa.example';
    insert into public.project_events (project_id, number, kind, stage, author, author_name, created_at)
      select project, k, case k when 1 then 'made' else 'stage' end::public.project_event_kind,
        (enum_range(null::public.project_stage))[k], staff[1 + (n + k) % 3], leader.name,
        today - (begun - (k - 1) * begun / greatest(reached, 1)) * interval '1 day' + interval '11 hours'
      from generate_series(1, reached) k;
    insert into public.tasks (project_id, title, assignee, due_on, state, created_at, done_at)
      select project, jobs[k], staff[1 + (n + k) % 3], t.due::date,
        case when t.is_done then 'done' when k % 3 = 0 then 'doing' else 'todo' end::public.task_state,
        t.due - interval '20 days', case when t.is_done then least(t.due + (random() * 4 - 3) * interval '1 day', now()) end
      from generate_series(1, 8) k
      cross join lateral (select today - (begun - k * 18) * interval '1 day' as due) d
      cross join lateral (select d.due, d.due < today and (random() < 0.9 or d.due < today - interval '30 days') as is_done) t;
    -- A waiting project gets two open asks (staff requests), and each later stage gets an approval.
    insert into public.asks (id, project_id, kind, text_en, text_bn, file_count, due_on, asked_by, asked_by_name, state,
        answer, answered_name, answered_at, content, created_at)
      select gen_random_uuid(), project, a.kind::public.ask_kind, a.text_en, a.text_bn,
        case a.kind when 'files' then 6 end, office_day + a.days, 'TL001', leader.name, a.state::public.ask_state,
        a.answer, case when a.answer <> '' then clients[1 + n % 4] else '' end,
        case when a.answer <> '' then today - interval '9 days' end, a.content, today - interval '12 days'
      from (values
        ('files', 'Six pictures of the shop', 'দোকানের ছয়টি ছবি', 2 + n % 4, 'open', '', null, reached < 5 and n % 3 = 0),
        ('text', 'Text for the first page', 'প্রথম পাতার লেখা', 5, 'open', '', null, reached < 5 and n % 3 = 0),
        ('answer', 'Your opening hours', 'খোলা থাকার সময়', -8, 'done', 'Monday to Saturday, ten to seven', null, reached between 2 and 4),
        ('answer', 'Who answers the phone?', 'ফোন কে ধরবেন?', 1, 'sent', 'My sister, from nine to five', null, reached = 3),
        ('approval', 'The text of the first page', 'প্রথম পাতার লেখা', 3, case reached when 4 then 'open' else 'done' end, '',
          'Fresh from the hills, at your door by noon.', reached >= 4)
      ) as a (kind, text_en, text_bn, days, state, answer, content, is_wanted) where a.is_wanted;
    insert into public.approvals (ask_id, round, decision, sha256, content_name, decided_by, decided_name, way, decided_at)
      select a.id, a.round, 'approved', encode(sha256(convert_to(a.content, 'UTF8')), 'hex'), '', u.id,
        u.raw_user_meta_data ->> 'fullName', 'session', today - interval '4 days'
      from public.asks a join public.project_people m on m.project_id = a.project_id join auth.users u on u.id = m.user_id
      where a.project_id = project and a.kind = 'approval' and a.state = 'done';
    update public.projects p set updated_at = least(now(), greatest(
        (select max(e.created_at) from public.project_events e where e.project_id = p.id),
        (select max(t.done_at) from public.tasks t where t.project_id = p.id),
        (select max(a.created_at) from public.asks a where a.project_id = p.id)))
      where p.id = project;
  end loop;

  -- Client events (reports of browsers) of the last four weeks, and daily statistics for the time before.
  alter table public.client_events disable trigger user;
  insert into public.client_events (kind, app, version, route, message, detail, created_at)
    select 'web-vital', 'marketing', 'demo', (array['/', '/', '/', '/', '/services', '/services', '/services', '/contact', '/contact', '/about', '/careers'])[1 + n % 11],
      vital,
      jsonb_build_object('value', round((case vital
        when 'LCP' then 700 + 900 * power(random(), 2)
        when 'INP' then 60 + 150 * power(random(), 2)
        when 'CLS' then 0.08 * power(random(), 2)
        else 80 * random() end)::numeric, 3)),
      least(now(), (office_day - floor(28 * random())::integer)::timestamp at time zone 'Asia/Kolkata' + random() * interval '1 day')
    from generate_series(1, 1400) n cross join unnest(array['TTFB', 'LCP', 'INP', 'CLS']) vital;
  insert into public.client_events (kind, app, version, route, message, detail, created_at)
    select 'error', (array['marketing', 'auth', 'dashboards', 'host'])[1 + n % 4], 'demo' || n % 3, '/', 'A fault', '{}',
      now() - random() * interval '26 days' from generate_series(1, 40) n;
  alter table public.client_events enable trigger user;
  insert into private.daily_figures (day, figure, breakdown, amount)
    select d::date, 'visits'::public.company_figure, page, 10 * floor(share * (6 + random() * 12 + extract(doy from d) / 60))
      from generate_series(office_day - 364, office_day - 28, interval '1 day') d
      cross join (values ('/', 1.6), ('/services', 1.1), ('/contact', 0.6)) v(page, share)
    union all
    select d::date, speed, '', case speed when 'lcp' then 900 + 600 * random() when 'inp' then 90 + 80 * random()
        else 0.02 + 0.04 * random() end
      from generate_series(office_day - 364, office_day - 28, interval '1 day') d
      cross join unnest(array['lcp', 'inp', 'cls']::public.company_figure[]) speed
    union all
    select d::date, 'errors', (array['host', 'marketing'])[1 + extract(day from d)::integer % 2] || ' demo0', floor(1 + 4 * random())
      from generate_series(office_day - 364, office_day - 28, interval '3 days') d
    on conflict do nothing;
  insert into private.page_views (log, day, page, views)
    -- In the demo data, each visit has two page views.
    select 'demo', d::date, page, floor(share * (10 + random() * 20 + extract(doy from d) / 12))
      from generate_series(office_day - 364, office_day, interval '1 day') d
      cross join (values ('/', 6), ('/services', 4.5), ('/bn', 3), ('/contact', 2.5), ('/about', 2), ('/bn/services', 2),
        ('/careers', 1.2)) v(page, share)
    on conflict do nothing;
  insert into private.figures_due as f (day) values (office_day - 27)
    on conflict (only_row) do update set day = excluded.day;
end
$demo$;
