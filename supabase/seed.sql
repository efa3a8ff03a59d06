-- Creates accounts, conversations and projects for development, with public passwords. Never run this file in
-- production.
insert into public.staff (email, role, team_role, staff_id, name) values
  ('founder001@staff.torsa.example', 'founder', null, 'FOUNDER001', 'Local Founder'),
  ('tl001@torsa.example', 'team', 'team_leader', 'TL001', 'Local Team Leader'),
  ('tm001@torsa.example', 'team', 'team_member', 'TM001', 'Local Team Member')
on conflict do nothing;

do $seed$
declare
  account record;
  identity jsonb;
begin
  for account in
    select * from (values
      ('00000000-0000-4000-8000-000000000001'::uuid, 'founder001@staff.torsa.example', 'local-founder-1', 'Local Founder'),
      ('00000000-0000-4000-8000-000000000002'::uuid, 'tl001@torsa.example', 'local-team-lead-1', 'Local Team Leader'),
      ('00000000-0000-4000-8000-000000000003'::uuid, 'tm001@torsa.example', 'local-team-member-1', 'Local Team Member'),
      ('00000000-0000-4000-8000-000000000004'::uuid, 'client@torsa.example', 'local-client-1', 'Local Client')
    ) as accounts (id, email, password, full_name)
  loop
    continue when exists (
      select 1 from auth.users u where u.id = account.id or lower(u.email) = account.email
    );
    identity := jsonb_build_object('sub', account.id, 'email', account.email,
      'email_verified', true, 'phone_verified', false);
    insert into auth.users (
      id, aud, role, email, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
      -- The token columns of auth.users must be empty texts, because the auth server cannot read null.
      confirmation_token, recovery_token, email_change, email_change_token_new,
      email_change_token_current, phone_change, phone_change_token, reauthentication_token
    ) values (
      account.id, 'authenticated', 'authenticated', account.email, now(),
      '{"provider": "email", "providers": ["email"]}',
      identity || jsonb_build_object('fullName', account.full_name), now(), now(),
      '', '', '', '', '', '', '', ''
    );
    -- Sets the passwords last, because confirming a staff address removes its password. The hash is
    -- fast, because a slow one would only delay local logins.
    update auth.users
      set encrypted_password = extensions.crypt(account.password, extensions.gen_salt('bf', 4))
      where id = account.id;
    insert into auth.identities (
      id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
    ) values (
      gen_random_uuid(), 'email', account.id::text, account.id, identity, now(), now(), now()
    );
  end loop;

  -- Sets the column `instance_id`, which only the auth server of hosted Supabase has, and with which it finds users.
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where instance_id is null
    $$;
  end if;
end
$seed$;

do $seed$
begin
  if exists (select from public.conversations where id = '00000000-0000-4000-8000-000000000101') then
    return;
  end if;
  insert into public.conversations (id, subject, name, email, client_id, assignee) values
    ('00000000-0000-4000-8000-000000000101', 'A site for our tea garden', 'Mina Roy', 'mina@example.org', null, 'TL001'),
    ('00000000-0000-4000-8000-000000000102', 'The invoice of October', 'Local Client', 'client@torsa.example',
      (select u.id from auth.users u where u.id = '00000000-0000-4000-8000-000000000004'), 'TM001'),
    ('00000000-0000-4000-8000-000000000103', 'Opening hours', 'Arun Das', 'arun@example.org', null, 'TM001');
  update public.conversations set search = to_tsvector('simple', concat_ws(' ', subject, name, email))
    where id::text like '00000000-0000-4000-8000-00000000010_';
  perform private.add_message('00000000-0000-4000-8000-000000000101', 'visitor', 'Mina Roy',
    'We grow tea near Cooch Behar and need a site with pictures. What would that cost?');
  perform private.add_message('00000000-0000-4000-8000-000000000102', 'client', 'Local Client',
    'Could you send the invoice of October again?');
  perform private.add_message('00000000-0000-4000-8000-000000000102', 'note', 'Local Team Member',
    'Asked the accountant.');
  perform private.add_message('00000000-0000-4000-8000-000000000102', 'staff', 'Local Team Member',
    'Of course: you have it by tomorrow.');
  perform private.add_message('00000000-0000-4000-8000-000000000103', 'visitor', 'Arun Das',
    'When may I come by on a Saturday?');
  update public.conversations set status = 'closed', waiting_since = null
    where id = '00000000-0000-4000-8000-000000000103';
end
$seed$;

do $seed$
declare
  leader public.staff := (select s from public.staff s where s.staff_id = 'TL001');
begin
  if leader is null or exists (select from public.projects where id = '00000000-0000-4000-8000-000000000201') then
    return;
  end if;
  insert into public.projects (id, title, service_id, stage, due_on) values
    ('00000000-0000-4000-8000-000000000201', 'Client website relaunch', 'website-build', 'building', current_date + 9),
    ('00000000-0000-4000-8000-000000000202', 'AI assistant for customer support', 'ai-tool', 'in_review',
      current_date + 20),
    ('00000000-0000-4000-8000-000000000203', 'Mobile app, second release', 'apps', 'planned', current_date + 60);
  insert into public.project_staff (project_id, staff_id)
    select p.id, s.staff_id from public.projects p cross join public.staff s where s.staff_id in ('TL001', 'TM001');
  perform private.add_project_event(p.id, 'made', leader) from public.projects p;
  insert into public.tasks (id, project_id, title, assignee, due_on) values
    ('00000000-0000-4000-8000-000000000301', '00000000-0000-4000-8000-000000000201', 'Move the pictures over', 'TM001',
      current_date + 3),
    ('00000000-0000-4000-8000-000000000302', '00000000-0000-4000-8000-000000000202', 'Go through the answers it gave',
      'TL001', current_date + 5);
  insert into public.asks (id, project_id, kind, text_en, text_bn, file_count, due_on, asked_by, asked_by_name, state,
      answer, answered_name, answered_at, content) values
    ('00000000-0000-4000-8000-000000000401', '00000000-0000-4000-8000-000000000201', 'files', 'Six pictures of the shop',
      'দোকানের ছয়টি ছবি', 6, current_date + 6, 'TL001', leader.name, 'open', '', '', null, null),
    ('00000000-0000-4000-8000-000000000402', '00000000-0000-4000-8000-000000000201', 'answer', 'Your opening hours', '',
      null, null, 'TL001', leader.name, 'sent', 'Monday to Saturday, ten to seven', 'Mina Roy', now(), null),
    ('00000000-0000-4000-8000-000000000403', '00000000-0000-4000-8000-000000000201', 'approval',
      'The text of the first page', 'প্রথম পাতার লেখা', null, current_date + 8, 'TL001', leader.name, 'open', '', '', null,
      'Fresh from the hills, at your door by noon.');
end
$seed$;
