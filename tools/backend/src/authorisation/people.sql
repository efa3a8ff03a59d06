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
    'founder003@staff.torsa.example', now(), now(), now());

delete from public.staff where staff_id = 'FOUNDER003';

insert into public.contact_messages (name, email, message) values
  ('Client', 'client@torsa.example', 'From the client.'),
  ('Other', 'other@torsa.example', 'From the other client.');

insert into public.client_events (kind, app, route) values
  ('error', 'host', '/'), ('load-failed', 'marketing', '/contact');
