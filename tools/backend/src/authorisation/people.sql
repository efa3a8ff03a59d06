-- Beside the accounts of the seed: those who must not get what their address or token asks for.
-- And two rows or more in each table, so that "no rows" means refused and not empty.

insert into public.staff (email, role, team_role, staff_id, name) values
  ('founder002@staff.torsa.example', 'founder', null, 'FOUNDER002', 'Never Confirmed'),
  ('founder003@staff.torsa.example', 'founder', null, 'FOUNDER003', 'Removed');

insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at) values
  ('00000000-0000-4000-8000-000000000005', 'authenticated', 'authenticated',
    'other@torsa.example', now(), now(), now()),
  ('00000000-0000-4000-8000-000000000006', 'authenticated', 'authenticated',
    'founder002@staff.torsa.example', null, now(), now()),
  ('00000000-0000-4000-8000-000000000007', 'authenticated', 'authenticated',
    'founder003@staff.torsa.example', now(), now(), now()),
  ('00000000-0000-4000-8000-000000000008', 'authenticated', 'authenticated',
    'before@torsa.example', now(), now(), now());

-- Moved to an address that is not theirs, by the old mailbox alone, and signed in.
update auth.users set email = 'founder004@staff.torsa.example' where email = 'before@torsa.example';

-- Everybody's session has the number of its user. The founder has logged out of the ninth.
insert into auth.sessions (id, user_id, created_at, updated_at)
  select ('1' || substr(id::text, 2))::uuid, id, now(), now() from auth.users;
insert into auth.refresh_tokens (id, token, user_id, session_id)
  select 1000 + row_number() over (order by id), 'token ' || id, user_id, id from auth.sessions;

insert into public.staff (email, role, staff_id, name) values
  ('founder004@staff.torsa.example', 'founder', 'FOUNDER004', 'Of Another Mailbox');

delete from public.staff where staff_id = 'FOUNDER003';

insert into public.contact_messages (name, email, message) values
  ('Client', 'client@torsa.example', 'From the client.'),
  ('Other', 'other@torsa.example', 'From the other client.');

insert into public.client_events (kind, app, route) values
  ('error', 'host', '/'), ('load-failed', 'marketing', '/contact');
