-- The addresses of staff to whom an invitation is to be sent: who has no account, or one that nobody was invited to and
-- nobody confirmed. For the process that sends mails.
create function public.uninvited_staff() returns table (email text)
language sql stable security definer set search_path = ''
as $$
  select s.email from public.staff s left join auth.users u on lower(u.email collate "C") = s.email
  where u.id is null or (u.email_confirmed_at is null and u.invited_at is null)
$$;
revoke execute on function public.uninvited_staff() from public, anon, authenticated;
grant execute on function public.uninvited_staff() to service_role;
