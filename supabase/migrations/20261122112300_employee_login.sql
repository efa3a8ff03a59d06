-- Employees log in with their ID once the founder has opened it. An address is private, so it is told only to whoever
-- knows the password of its account; what signs in is the auth server, as always.

insert into private.rate_limits (name, most, span, refusal) values
  ('employee ID', 10, '1 hour', 'This ID was tried too often. Please wait an hour, or use the team login.'),
  ('employee network', 60, '1 hour', 'Too many logins were tried from here. Please wait an hour.');

-- @returns the address that the employee with this ID and password signs in with; null where there is none.
create function public.employee_address(staff_id text, password text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := coalesce(upper(btrim(staff_id) collate "C"), '');
  address text;
begin
  if not exists (select from public.site_settings s where s.key = 'logins' and s.value ->> 'employee' = 'open') then
    raise exception 'The employee login is not open.' using errcode = '42501';
  end if;
  perform private.count_against('employee network', coalesce(host(private.client_address()), 'unknown'));
  perform private.count_against('employee ID', left(wanted, 20));
  select s.email into address
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
      -- pgcrypto knows the same hash by its older name alone.
      cross join lateral (select regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash) as its
    where s.staff_id = wanted and s.role = 'team' and u.email_confirmed_at is not null and u.deleted_at is null
      and its.hash <> '' and extensions.crypt(employee_address.password, its.hash) = its.hash;
  return address;
end
$$;

revoke execute on function public.employee_address(text, text) from public;
grant execute on function public.employee_address(text, text) to anon, authenticated, service_role;
